import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { followedFile } from '../asking/asked-file.ts';

/** From October 1 on one visit more each day: 1, 2, 3, … */
const FIRST = '2024-10-01' as Day;
const days = Array.from({ length: 510 }, (_, at) => addDays(FIRST, at));
const chain = followedFile('2026-02-23', ['date,visits', ...days.map((day, at) => `${day},${at + 1}`)]);
const on = (day: string): number => days.indexOf(day as Day) + 1;
const both = async (...questions: readonly string[]): Promise<unknown> => {
  const { status, tables, headline } = await chain(...questions);
  expect(status, headline).toBe('answered');
  return tables[0]?.rows[0]?.slice(1, 3);
};

describe('"a week earlier" is earlier than what was named, and not than today', () => {
  it.each([
    ['visits on 25 December 2025 vs a week earlier', '2025-12-25', '2025-12-18'],
    ['visits on Christmas Day 2025 against four weeks earlier', '2025-12-25', '2025-11-27'],
    ['visits on 14 February 2026 compared to a day earlier', '2026-02-14', '2026-02-13'],
    ['visits on 15 January 2026 versus a month earlier', '2026-01-15', '2025-12-15'],
    ['visits yesterday vs a week earlier', '2026-02-22', '2026-02-15'],
  ])('%s', async (question, now, before) => {
    expect(await both(question)).toEqual([on(now), on(before)]);
  });

  it('in a follow-up, too', async () => {
    const { tables } = await chain('visits on 14 February 2026', 'and a week earlier?');
    expect(tables[0]?.rows).toEqual([[on('2026-02-07')]]);
    expect(await both('visits on 14 February 2026', 'vs two weeks earlier')).toEqual([
      on('2026-02-14'),
      on('2026-01-31'),
    ]);
  });

  it('and a feast stands against the same feast of the year before', async () => {
    expect(await both("visits on New Year's Day 2026 vs a year earlier")).toEqual([
      on('2026-01-01'),
      on('2025-01-01'),
    ]);
    expect(await both('visits on Black Friday 2025 vs a year earlier')).toEqual([
      on('2025-11-28'),
      on('2024-11-29'),
    ]);
  });
});
