import { type Day, weekOf } from '#src/shared/week.ts';
import type { FactsPlan } from '../../ask-facts.ts';
import { monthNumber, type Period, unitAround, yearOf } from '../../dates/period.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import type { Column } from './draft.ts';

export const startOf = (day: Day, grain: UnitOfTime): Day =>
  grain === 'week' ? weekOf(day) : unitAround(day, grain).from;

/** What the facts are asked in: quarters and years are made of months. */
export const askedGrain = (grain: UnitOfTime): Exclude<FactsPlan['grain'], 'total'> =>
  grain === 'quarter' || grain === 'year' ? 'month' : grain;

export const timeColumn = (grain: UnitOfTime): Column =>
  ({
    day: { title: 'Day', format: 'day' } as const,
    week: { title: 'Week from', format: 'week' } as const,
    month: { title: 'Month', format: 'month' } as const,
    quarter: { title: 'Quarter', format: 'text' } as const,
    year: { title: 'Year', format: 'text' } as const,
  })[grain];

/** What stands in the column of time. */
export function timeCell(start: string, grain: UnitOfTime | 'weekday'): string {
  const day = start as Day;
  if (grain === 'year') return String(yearOf(day));
  return grain === 'quarter' ? `Q${Math.ceil(monthNumber(day) / 3)} ${yearOf(day)}` : start;
}

/** Whether a period begins, and ends, with a whole unit. */
export const beginsWhole = ({ from }: Period, grain: UnitOfTime): boolean => startOf(from, grain) === from;

export const endsWhole = ({ to }: Period, grain: UnitOfTime): boolean => unitAround(to, grain).to === to;
