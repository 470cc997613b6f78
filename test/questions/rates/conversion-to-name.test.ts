import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Of 1,000 visits 10 became subscriptions, none of them by those who had subscribed. */
const ask = askedFile('2026-04-10', [
  'date,section,reader_type,visits,subscriptions',
  '2026-03-02,Sport,anonymous,700,10',
  '2026-03-03,Sport,subscriber,300,0',
]);

test.each(['what is our subscriber conversion rate in march', 'subscriber conversion rate in march'])(
  '%s is of all visits how many became one',
  async (question) => {
    const { tables, headline, assumptions } = await ask(question);
    expect(tables[0]?.rows, headline).toEqual([[0.01]]);
    expect(assumptions.join(' ')).toContain('“subscriber conversion rate” is read as');
  },
);

test.each([
  'conversion rate of subscribers in march',
  'do subscribers convert better than anonymous readers',
])('%s: of those who have become one it is none whatever happens', async (question) => {
  expect((await ask(question)).status).not.toBe('answered');
});

test('of anybody else it is their own', async () => {
  expect((await ask('anonymous conversion rate in march')).tables[0]?.rows).toEqual([[10 / 700]]);
  expect((await ask('subscriber visits in march')).tables[0]?.rows).toEqual([[300]]);
});
