import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Days with 1, 2 and 6 donations. */
const ask = askedFile('2025-11-01', [
  'date,campaign,donations,amount',
  '2025-10-29,Water,1,10.00',
  '2025-10-30,Water,2,20.00',
  '2025-10-31,Water,6,90.00',
]);

test('the median of single ones is not that of the days', async () => {
  const { status, clarification } = await ask('median donation from October 29 to October 31 2025');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Average donation from October 29 to October 31 2025',
    'Median donations per day from October 29 to October 31 2025',
  ]);
});

test('what they were, in the plural, is asked by another question', async () => {
  const { clarification } = await ask('median donations by campaign');
  expect(JSON.stringify(clarification?.choices)).toMatch(/Median daily donations by campaign/);
});

test('the median of the days is', async () => {
  const { tables } = await ask('median donations per day from October 29 to October 31 2025');
  expect(tables[0]?.rows).toEqual([[2]]);
});

test.each(['amount in total and on average per day', 'amount on average per day and in total'])(
  '%s tells both',
  async (question) => {
    const { tables } = await ask(`${question} from October 29 to October 31 2025`);
    expect(tables[0]?.rows).toEqual([[40, 120]]);
  },
);
