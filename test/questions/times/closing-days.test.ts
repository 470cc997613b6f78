import { expect, test } from 'vitest';
import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** A practice that is shut on Sundays and at Christmas, and was without power on two days of January 2025. */
const days = daysFrom('2024-10-01' as Day, '2026-10-31' as Day).filter(
  (day) => weekday(day) !== 6 && !/-12-2[56]$/.test(day) && !/^2025-01-1[45]$/.test(day),
);
const asked = askedFile('2026-11-02', [
  'date,clinic,visits',
  ...days.map((day) => `${day},Mill Lane,${day < '2025-10-01' ? 10 : 12}`),
]);
const headlineOf = async (question: string) => (await asked(question)).headline.replace(/\u00a0/g, ' ');

test('a closed weekday takes no month away from two years side by side', async () => {
  const { headline, tables } = await asked('visits this year compared to last year by month');
  const [table] = tables;
  expect(headline.replace(/\u00a0/g, ' ')).toBe(
    '3,132 visits this year (Jan 1 to Oct 31, 2026) in all, against 2,644 from Jan 1 to Oct 31, 2025 (18.5 % more).',
  );
  expect(table?.rows.map(([month, , , , change]) => [month, change === null])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((month) => [
      `2026-${String(month).padStart(2, '0')}-01`,
      month === 1,
    ]),
  );
});

test('a month that lacks the same days of both years is whole beside the other', async () => {
  const { tables } = await asked('visits yoy by month from October 2025 to January 2026');
  expect(tables[0]?.rows.map((row) => [row[0], row[4] === null])).toEqual([
    ['2025-10-01', false],
    ['2025-11-01', false],
    ['2025-12-01', false],
    ['2026-01-01', true],
  ]);
});

test('quarters beside those of the year before are the last four that are over', async () => {
  expect(await headlineOf('visits yoy by quarter')).toMatch(
    /from Oct 1, 2025 to Sep 30, 2026 in all, against .* from Oct 1, 2024 to Sep 30, 2025 /,
  );
});

test('the closed weekday is told by its name, and a gap by its days', async () => {
  const told = (await asked('visits in January 2025')).explanation.replace(/\u00a0/g, ' ');
  expect(told).toContain('No Sunday among them has data.');
  expect(told).toContain('No data for Jan 14, 2025 and Jan 15, 2025.');
});

test('which days are missing is about all days that there are, and a closed weekday is no missing day', async () => {
  const { tables, explanation } = await asked('are there days without data?');
  expect(tables[0]?.rows.map(([day]) => day)).toEqual([
    '2024-12-25',
    '2024-12-26',
    '2025-01-14',
    '2025-01-15',
    '2025-12-25',
    '2025-12-26',
  ]);
  expect(explanation).toContain('No Sunday has data: it is no missing day.');
});

test('a run of days goes on behind a closed weekday, and ends at a gap', async () => {
  const { headline, explanation } = await asked('longest run of days above 9 visits in January 2025');
  expect(headline.replace(/\u00a0/g, ' ')).toMatch(/: 14 days, Jan 16, 2025 to Jan 31, 2025\.$/);
  expect(explanation).toContain('A weekday that never has data ends no run');
});
