import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-09', [
  'date,city,orders',
  '2026-02-10,London,90',
  '2026-02-11,Leeds,40',
  '2026-02-12,York,5',
  '2026-01-12,York,8',
  '2026-01-12,London,80',
]);

describe('what is said with a not', () => {
  test.each([
    ["which cities don't have more than 30 orders in February", ['York']],
    ["which cities didn't have at least 40 orders in February", ['York']],
    ["which cities haven't had fewer than 40 orders in February", ['London', 'Leeds']],
  ])('turns the limit: %s', async (question, names) => {
    const { tables } = await ask(question);
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(names);
  });

  test.each(["isn't London our best city in February?", 'is London our best city in February?'])(
    'hopes for a yes and leaves out nobody: %s',
    async (question) => {
      const { headline } = await ask(question);
      expect(headline).toContain('London is number 1 of 3 cities');
    },
  );

  test('is never passed over', async () => {
    expect((await ask("cities that didn't grow in February")).status).not.toBe('answered');
  });

  test('all but one leaves that one out, and is asked back where the days around it are not known', async () => {
    expect((await ask('orders in all months but February 2026')).status).toBe('clarification_needed');
  });

  test('the only one with so many is told by who has them', async () => {
    const { tables } = await ask('is Leeds the only city with more than 30 orders in February?');
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(['London', 'Leeds']);
  });
});

test('a word of one name before another name is not both of them', async () => {
  const visits = askedFile('2026-03-09', [
    'date,country,visits',
    '2026-02-10,Ireland,9',
    '2026-02-10,Northern Mariana Islands,4',
    '2026-02-11,France,7',
  ]);
  expect((await visits('visits from Northern Ireland in February')).status).toBe('clarification_needed');
});
