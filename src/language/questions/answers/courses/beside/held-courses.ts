import type { Day } from '#src/shared/week.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { type Fetched, measure } from '../../../data/inquiry.ts';
import { countsPersons } from '../../../data/is-of-persons.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { earlier, later, lengthOf, type Period, sameDayOf, unitAround } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { Settled } from '../../settling/settled.ts';
import { daysOfBoth, isFarApart } from '../../telling/per-day.ts';
import { startOf } from '../../telling/time-grain.ts';
import { type BothCourses, isPair, type PlacedCourse } from './placed-course.ts';

/** What of two courses is held against each other. */
export interface HeldCourses {
  readonly totals: readonly [late: number | null, early: number | null];
  /** Named by the days that both have, where those lie side by side. */
  readonly periods: readonly [late: Period, early: Period];
  /** How many days, weeks or months both have whole. */
  readonly pairs: number;
  /** Only those that both have are summed up. */
  readonly isCut: boolean;
  /** They are, and follow one another without a gap. */
  readonly isRun: boolean;
}

/** Where one of the two lacks much of its days, that would make a growth of nothing: then only what both have whole is summed up. */
export function heldCourses(
  settled: Settled,
  metric: AskMetric,
  both: BothCourses,
  grain: UnitOfTime,
): HeldCourses {
  const [late, early] = both;
  const paired = [...late.places.keys()].filter((at) => isPair(both, at)).sort((a, b) => a - b);
  const pairs = paired.length;
  const days = daysOfBoth(settled, early.period, late.fetched, early.fetched);
  const isUnlike = isFarApart(days) || beginsWithin(early.period, settled.view);
  const isCut = pairs > 0 && isUnlike && areAsLong(late.period, early.period);
  const summed = (one: PlacedCourse) =>
    inAll(metric, isCut ? rowsOfPairs(one, both, grain) : one.fetched.rows, settled.view);
  const isRun = isCut && (paired.at(-1) ?? 0) - (paired[0] ?? 0) === pairs - 1;
  const named = (one: PlacedCourse) =>
    isRun || (isCut && beginsWithin(one.period, settled.view)) ? spanOf(one, paired, grain) : one.period;
  return {
    totals: [summed(late), summed(early)],
    periods: [named(late), named(early)],
    pairs,
    isCut,
    isRun,
  };
}

/** Eleven months against twelve are growth by their number alone, be it never so little, and begin on no day that the data do not have. */
export const beginsWithin = ({ from, to }: Period, { source: { firstDay } }: SourceView): boolean =>
  firstDay !== null && from < firstDay && firstDay <= to;

/** A month that is shorter lacks nothing, and is held against all of the other; a leap year is a day longer. */
const areAsLong = (late: Period, early: Period): boolean =>
  lengthOf(late) === lengthOf(early) || sameDayOf(early, late) === early.to;

function rowsOfPairs({ places, fetched }: PlacedCourse, both: BothCourses, grain: UnitOfTime) {
  const starts = new Set<Day>();
  for (const [at, { time }] of places) if (isPair(both, at)) starts.add(time);
  return fetched.rows.filter(({ time }) => time !== null && starts.has(startOf(time, grain)));
}

/** Of people, who would count on each of their days, the average day. */
function inAll(metric: AskMetric, rows: Fetched['rows'], view: SourceView): number | null {
  const sum = measure(metric, rows);
  const days = new Set(rows.map(({ time }) => time)).size;
  return sum === null || !countsPersons(metric, view) ? sum : sum / days;
}

/** The days of a period from the first of these places to the last. */
function spanOf({ places, period }: PlacedCourse, paired: readonly number[], grain: UnitOfTime): Period {
  const ends = [paired[0], paired.at(-1)].map((at) => places.get(at ?? 0)?.time as Day);
  const [first, last] = ends.map((start) => unitAround(start, grain));
  if (first === undefined || last === undefined) return period;
  return { from: later(period.from, first.from), to: earlier(period.to, last.to), unit: 'range', count: 1 };
}
