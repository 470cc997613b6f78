import { type Day, daysBetween, daysFrom, weekday, weekOf } from '#src/shared/week.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import { earlier, later, monthNumber, type Period, unitAround, yearOf } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { gapsOf } from '../../settling/closing-days.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { askedGrain, startOf } from '../../telling/time-grain.ts';
import { type Point, pointsOf, runningSums } from '../line/course-points.ts';

/** One of two courses, by how far each of its points lies behind the start of its period. */
export interface PlacedCourse {
  readonly period: Period;
  readonly fetched: Fetched;
  readonly places: ReadonlyMap<number, Point<Day>>;
  /** A month that the data begin in the middle of had less for that alone: the days without data, by how they lie in it. */
  readonly gapsIn: (start: Day) => readonly string[];
}

export type BothCourses = readonly [late: PlacedCourse, early: PlacedCourse];

export async function placedCourse(
  settled: Settled,
  metric: AskMetric,
  period: Period,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<PlacedCourse> {
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: askedGrain(grain) });
  const points = pointsOf({ ...settled, metrics: [metric], period }, fetched, grain);
  return {
    period,
    fetched,
    places: placesOf(settled.reading.shape === 'cumulative' ? runningSums(points) : points, period, grain),
    gapsIn: gapsOfUnits(settled, period, fetched, grain),
  };
}

/** Whether both have a value at a place, of the same days of it: one that is shut on every Christmas lacks nothing in December. */
export const isPair = ([late, early]: BothCourses, at: number): boolean => {
  const [now, then] = [late.places.get(at), early.places.get(at)];
  if (now?.values[0] == null || then?.values[0] == null) return false;
  return late.gapsIn(now.time).join() === early.gapsIn(then.time).join();
};

function gapsOfUnits(
  { view, reading }: Settled,
  period: Period,
  { missing }: Fetched,
  grain: UnitOfTime,
): (start: Day) => readonly string[] {
  const { from, to } = period;
  const { firstDay, lastDay } = view.source;
  const unknown = new Set<Day>(gapsOf(missing, period, view));
  const days = reading.weekdays[0]?.days;
  const isGap = (day: Day): boolean =>
    firstDay === null || lastDay === null || day < firstDay || day > lastDay || unknown.has(day);
  return (start) => {
    const unit = unitAround(start, grain);
    return daysFrom(later(from, unit.from), earlier(to, unit.to))
      .filter((day) => (days === undefined || days.includes(weekday(day))) && isGap(day))
      .map((day) =>
        grain === 'day' || grain === 'week' ? String(daysBetween(start, day)) : day.slice('YYYY-'.length),
      );
  };
}

/** Each point by how many days, weeks or months it lies behind the start of its period: a part without data shifts nothing. */
function placesOf(
  points: readonly Point<Day>[],
  { from }: Period,
  grain: UnitOfTime,
): ReadonlyMap<number, Point<Day>> {
  const monthsOf = (day: Day) => 12 * yearOf(day) + monthNumber(day);
  const placeOf = (day: Day): number => {
    if (grain === 'year') return yearOf(day) - yearOf(from);
    if (grain === 'quarter') return (monthsOf(startOf(day, grain)) - monthsOf(startOf(from, grain))) / 3;
    if (grain === 'month') return monthsOf(day) - monthsOf(from);
    return grain === 'week' ? daysBetween(weekOf(from), day) / 7 : daysBetween(from, day);
  };
  return new Map(points.map((point) => [placeOf(point.time), point]));
}
