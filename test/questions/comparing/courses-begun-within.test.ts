import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** From July 2024 on: ten a day, twelve from July 2025 on; Junes have a hundred. */
const asked = askedFile('2026-06-15', [
  'date,orders',
  ...daysFrom('2024-07-01' as Day, '2026-06-14' as Day).map((day) => {
    const isJune = day.slice(5, 7) === '06';
    return `${day},${isJune ? 100 : day < '2025-07-01' ? 10 : 12}`;
  }),
]);
const flat = (text: string) => text.replace(/\s/g, ' ');

// 335 days of 12 against 335 of 10; the 3,000 of June 2025 have nothing beside them
const ALIKE =
  /^7,020 orders from Jun 1, 2025 to May 31, 2026 in all\. Only a part of it has data on both sides: 4,020 from Jul 1, 2025 to May 31, 2026 against 3,350 from Jul 1, 2024 to May 31, 2025 \(20 % more\)\.$/;

test.each([
  'monthly orders for the last 12 months with year over year change',
  'orders by month in the last 12 months vs the year before',
  'orders last 12 months year over year',
])('%s: only what has something beside it', async (question) => {
  const { headline, explanation, tables } = await asked(question);
  expect(flat(headline)).toMatch(ALIKE);
  expect(flat(explanation)).toContain('The data begin on Jul 1, 2024.');
  expect(flat(tables[0]?.columns.join(' | ') ?? '')).not.toContain('Jun 1, 2024');
  expect(tables[0]?.rows[0]).toEqual(['2025-06-01', 3000, null, null, null]);
});

test('weeks as well, and by no day that the data do not have', async () => {
  const { headline } = await asked('weekly orders for the last 52 weeks year over year');
  expect(flat(headline)).not.toContain('Jun 17, 2024');
});

test('how it was read says what the table holds against what', async () => {
  const ofYear = await asked('monthly orders for the last 12 months with year over year change');
  expect(ofYear.readAs?.[0]?.text).toBe('orders, each month against that of the year before');
  const ofMonth = await asked('month over month change of orders in 2025');
  expect(ofMonth.readAs?.[0]?.text).toMatch(/each month (?:against the one before|to the next)/);
});

test('years that the data have whole stay whole', async () => {
  const { headline } = await asked('orders by month from January to May 2026 vs January to May 2025');
  expect(flat(headline)).toBe(
    '1,812 orders from Jan 1 to May 31, 2026 in all, against 1,510 from Jan 1 to May 31, 2025 (20 % more).',
  );
});
