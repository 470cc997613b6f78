import { creditsForSteps } from '#src/shared/credits.ts';
import {
  addDays,
  addWeeks,
  type Day,
  dayAt,
  daysBetween,
  FIRST_DAY_OF_SITES,
  lastCompleteWeek,
  weekOf,
} from '#src/shared/week.ts';
import { explorerLimits } from './explorer-limits.ts';

const DAY_MS = 86_400_000;

export interface RangeWish {
  readonly startDate: Day | '' | undefined;
  readonly endDate: Day | '' | undefined;
  readonly sourceId: string | undefined;
}

const longDay = (day: Day): string =>
  new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`));

/** Why a range cannot be explored, in the words of both screen and server; undefined when it can. */
export function rangeProblem(
  { startDate, endDate, sourceId }: RangeWish,
  instant: number,
  timeZone: string,
): string | undefined {
  if (!startDate || !endDate || !sourceId) return 'Please select a date range and a source.';
  if (endDate < startDate) return 'The end date cannot be before the start date.';
  if (endDate > dayAt(instant + DAY_MS, timeZone))
    return 'The end date cannot be more than 24 hours ahead. Choose today or an earlier day.';
  if (startDate < FIRST_DAY_OF_SITES) return 'There were no web sites at the start date. Choose a later one.';
  const weeks = Math.ceil((daysBetween(startDate, endDate) + 1) / 7);
  const { mostWeeks } = explorerLimits;
  if (weeks > mostWeeks)
    return `Date range too large (${weeks} weeks). Maximum is 60 weeks (14 months). Try ending before ${longDay(addWeeks(startDate, mostWeeks))}.`;
  return undefined;
}

export interface RangeWeeks {
  /** Weeks of the range that are over, oldest first. */
  readonly over: readonly Day[];
  readonly notOver: readonly Day[];
}

/** The Monday weeks that a range touches. Insights compare whole weeks, so each counts whole. */
export function weeksOfRange(startDate: Day, endDate: Day, instant: number, timeZone: string): RangeWeeks {
  const last = lastCompleteWeek(instant, timeZone);
  const weeks: Day[] = [];
  for (let week = weekOf(startDate); week <= endDate; week = addDays(week, 7)) weeks.push(week);
  return { over: weeks.filter((week) => week <= last), notOver: weeks.filter((week) => week > last) };
}

export const stepsPerWeek = (includeTopN: boolean): number =>
  includeTopN ? explorerLimits.stepsPerWeek.withTopN : explorerLimits.stepsPerWeek.broad;

/** What a scan may cost at most; what it does not use is given back. */
export const creditsForScan = (weeks: number, includeTopN: boolean): number =>
  weeks * creditsForSteps(stepsPerWeek(includeTopN));
