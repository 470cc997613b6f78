import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** 500 days of two kits from January 1, 2025; cargo has more from day to day. */
const ask = askedFile('2026-05-16', [
  'date,kit,loans,hire_fees',
  ...Array.from({ length: 500 }, (_, at) => {
    const day = addDays('2025-01-01' as Day, at);
    return [`${day},Garden,10,100`, `${day},Cargo,${at + 1},800`];
  }).flat(),
]);
const assumed = async (question: string) => (await ask(question)).assumptions.join(' ');

test.each([
  ['which kit grew fastest in loans over the last 3 months', '3 months right before, which have more days'],
  ['which kit grew fastest in loans last month', 'month right before, which is longer'],
  ['which kit grew fastest in loans in May 2025', 'month right before, which is not as long'],
])('what it is compared with is told as it is: %s', async (question, told) => {
  expect(await assumed(question)).toContain(told);
});

test('money that is named is read as no other word', async () => {
  const question = 'Has a single week ever brought in over 6200 in fees?';
  expect((await ask(question)).headline).toMatch(/^Yes: \d+ weeks had hire fees above 6,200/);
  expect(await assumed(question)).not.toContain('revenue');
});
