import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';

/** The first of each month had ten sessions more than that of the month before: 10 in January 2024, 310 in July 2026. */
const rows = Array.from({ length: 31 }, (_, month) => {
  const first = `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return `${first},${month % 2 === 0 ? 'Norway' : 'Sweden'},${(month + 1) * 10}`;
});
const { context, facts } = askableFile(
  ['date,country,sessions', ...rows].join('\n'),
  '2026-08-05' as Day,
  'file.csv',
);

const ask = (question: string): Promise<Answer> => answerQuestion(question, context, facts);

/** August 2025 to July 2026: 200 to 310 */
const TWELVE_MONTHS = 3_060;
const IN_2025 = 2_220;
const IN_2024 = 780;
/** August 2024 to July 2026: 80 to 310 */
const TWO_YEARS = 4_680;

describe('a year up to now and that of the calendar', () => {
  test.each([
    ['sessions over the past year', TWELVE_MONTHS],
    ['sessions in the last year', TWELVE_MONTHS],
    ['sessions for the past year', TWELVE_MONTHS],
    ["what were the past year's sessions?", TWELVE_MONTHS],
    ['sessions in the past two years', TWO_YEARS],
    ['sessions over the last 2 years', TWO_YEARS],
    ['sessions last 2 years', TWO_YEARS],
    ['sessions in the last couple of years', TWO_YEARS],
    ['sessions in the last two calendar years', IN_2025 + IN_2024],
    ['sessions in the last 2 full years', IN_2025 + IN_2024],
    ['sessions in the last calendar year', IN_2025],
    ['sessions last year', IN_2025],
    ['sessions in last year', IN_2025],
    ['sessions in 2025', IN_2025],
  ])('%s', async (question, sessions) => {
    expect((await ask(question)).tables[0]?.rows).toEqual([[sessions]]);
  });

  test('is said where it could be read otherwise', async () => {
    const { assumptions } = await ask('sessions over the past year');
    expect(assumptions.map((one) => one.replace(/\s/g, ' '))).toEqual([
      'Only months (or quarters, years) that are over are counted, from Aug 1, 2025 to Jul 31, 2026.',
    ]);
  });
});

test('years that are told one by one are those of the calendar', async () => {
  expect((await ask('sessions by year over the last 2 years')).tables[0]?.rows).toEqual([
    ['2024', IN_2024],
    ['2025', IN_2025],
  ]);
});

const COURSE = [
  ['2026-05-01', 290],
  ['2026-06-01', 300],
  ['2026-07-01', 310],
];

describe('a course from a month on', () => {
  test.each([
    ['sessions by month from May', COURSE],
    ['monthly sessions from May', COURSE],
    ['sessions per month from May 2026', COURSE],
    ['sessions from May by month', COURSE],
    ['sessions by month from May to June', COURSE.slice(0, 2)],
    ['sessions by month in May', COURSE.slice(0, 1)],
  ])('%s', async (question, months) => {
    expect((await ask(question)).tables[0]?.rows).toEqual(months);
  });
});

test('two months are told each, and what they have together', async () => {
  const { tables, explanation } = await ask('sessions in May and June');
  expect(tables[0]?.rows.map((row) => row[1])).toEqual([290, 300]);
  expect(explanation?.replace(/\s/g, ' ')).toContain('Together: 590 sessions.');
});
