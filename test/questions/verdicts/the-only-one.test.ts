import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const FILE = [
  'date,city,kind,orders,returns',
  '2026-08-01,London,bikes,90,4',
  '2026-08-01,London,boats,10,0',
  '2026-08-02,Leeds,bikes,40,2',
  '2026-08-03,York,boats,5,0',
];
const ask = askedFile('2026-09-01', FILE);
const follow = followedFile('2026-09-01', FILE);

describe('the only one', () => {
  test.each([
    ['is Leeds the only city above 30 orders in August 2026', ['London', 'Leeds']],
    ['is Leeds the only city with more than 30 orders in August 2026', ['London', 'Leeds']],
    ['is York the only city without returns in August 2026', ['York']],
  ])('is told by who has it: %s', async (question, names) => {
    const { tables } = await ask(question);
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(names);
  });

  test('is asked back where nothing decides it', async () => {
    const { status } = await ask('is Leeds the only city with returns in August 2026');
    expect(status).toBe('clarification_needed');
  });

  test.each(['is Leeds the only one?', 'is Leeds the only one above 30?'])(
    'is never decided by itself behind a list: %s',
    async (question) => {
      const { headline } = await follow('orders by city in August 2026', question);
      expect(headline).not.toMatch(/^Yes|Leeds/);
    },
  );
});

describe('only one of a kind', () => {
  test.each([
    'which cities sold orders only of bikes in August 2026',
    'days on which only London had orders in August 2026',
  ])('is no list of all that have it: %s', async (question) => {
    expect((await ask(question)).status).toBe('clarification_needed');
  });
});
