import { expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { monthsOf } from './months-of.ts';

const week = (text: string) => {
  const day = text as Day;
  return { time_frame_start: day, time_frame_end: day, card_count: 1 };
};

it('groups by year, then month, newest first', () => {
  const months = monthsOf([
    week('2025-12-29'),
    week('2026-01-12'),
    week('2026-01-05'),
    week('2025-11-03'),
    week('2026-03-02'),
  ]);
  expect(
    months.map(({ month, year, weeks }) => [month, year, weeks.map((one) => one.time_frame_start)]),
  ).toEqual([
    ['2026-03', '2026', ['2026-03-02']],
    ['2026-01', undefined, ['2026-01-12', '2026-01-05']],
    ['2025-12', '2025', ['2025-12-29']],
    ['2025-11', undefined, ['2025-11-03']],
  ]);
});

it('makes nothing of nothing', () => {
  expect(monthsOf([])).toEqual([]);
});
