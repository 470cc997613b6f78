import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { amountOf } from '../../../data/amount-of.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { dayOfRow, type Fetched, type FetchedRow, groupRows, measure } from '../../../data/inquiry.ts';
import { weekdayNames } from '../../../dates/calendar-words.ts';
import { isLeftOut } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { isThereOn, type Life } from '../../lives/life-of.ts';
import { SEPARATOR } from '../../members/member-key.ts';
import type { Settled } from '../../settling/settled.ts';
import { startOf } from '../../telling/time-grain.ts';

/** In the unit of its metric; null: nothing is known of it. */
export type Value = number | null;

type Weekday = (typeof weekdayNames)[number];

/** The metrics of a question in one unit of time. */
export interface Point<Time extends string = string> {
  /** The first day of the unit; of a course by weekday the name of the weekday. */
  readonly time: Time;
  /** One name of each dimension of the question; none where it has no dimension. */
  readonly members: readonly string[];
  /** In the order of the settled metrics. */
  readonly values: readonly Value[];
}

/**
 * One point for each unit of the period, with zero where a day with data had none of it, and null where there are no data;
 * in order of time. Split by members, only those units that a member has rows in.
 * @param fetched rows by day, or by the grain itself
 */
export function pointsOf(settled: Settled, fetched: Fetched, grain: UnitOfTime): Point<Day>[] {
  const { metrics, reading, period, view } = settled;
  const days = reading.weekdays[0]?.days;
  const timeOf = (row: FetchedRow): Day => startOf(dayOfRow(row), grain);
  const groups = groupRows(fetched.rows, (row) => [timeOf(row), ...row.members].join(SEPARATOR));
  if (reading.dimensions.length > 0)
    return [...groups.values()]
      .flatMap((group): Point<Day>[] => {
        const [row] = group;
        const values = metrics.map((metric) => measure(metric, group));
        return row === undefined ? [] : [{ time: timeOf(row), members: row.members, values }];
      })
      .sort((a, b) =>
        a.time < b.time ? -1 : a.time > b.time ? 1 : a.members.join() < b.members.join() ? -1 : 1,
      );
  const missing = new Set<string>(fetched.missing);
  const { firstDay, lastDay } = view.source;
  const hasData = (day: Day) =>
    firstDay !== null && lastDay !== null && day >= firstDay && day <= lastDay && !missing.has(day);
  const known = new Map<Day, boolean>();
  // Before the first and behind the last day with data there is nothing to show; a gap between them is shown as one.
  for (const day of daysFrom(period.from, period.to).filter(
    (one) => firstDay !== null && lastDay !== null && one >= firstDay && one <= lastDay,
  )) {
    if ((days !== undefined && !days.includes(weekday(day))) || isLeftOut(period, day)) continue;
    const start = startOf(day, grain);
    known.set(start, known.get(start) === true || hasData(day));
  }
  return [...known].map(([time, isKnown]) => {
    return {
      time,
      members: [],
      values: metrics.map((metric) => amountOf(metric, groups.get(time) ?? [], isKnown)),
    };
  });
}

/**
 * Of what adds up the average of such a day, of a rate the rate over all of them; Monday first, unless a ranking of time
 * is to put them in its own order.
 * @param fetched rows by day
 * @param lives of names that begin or end within the period: their days alone count
 */
export function weekdayPoints(
  settled: Settled,
  fetched: Fetched,
  lives: ReadonlyMap<string, Life> = new Map(),
): Point[] {
  const { metrics, reading } = settled;
  const all = countsByWeekday(settled, fetched);
  const own = new Map([...lives].map(([name, life]) => [name, countsByWeekday(settled, fetched, life)]));
  const groups = groupRows(fetched.rows, (row) => [weekday(dayOfRow(row)), ...row.members].join(SEPARATOR));
  const points = [...groups.values()].flatMap((group): Point<Weekday>[] => {
    const [row] = group;
    if (row === undefined) return [];
    const at = weekday(dayOfRow(row));
    const days = (own.get(row.members[0] ?? '') ?? all)[at] ?? 0;
    const values = metrics.map((metric) => average(metric, group, days));
    const time = weekdayNames[at];
    return time === undefined ? [] : [{ time, members: row.members, values }];
  });
  return reading.rank === null || reading.rank.of === 'members'
    ? points.sort((a, b) => weekdayNames.indexOf(a.time) - weekdayNames.indexOf(b.time))
    : points;
}

/** How many days with data each weekday has, Monday first. */
function countsByWeekday({ view, period }: Settled, { missing }: Fetched, life?: Life): number[] {
  const { firstDay, lastDay } = view.source;
  const without = new Set<string>(missing);
  const isThere = (day: Day): boolean =>
    firstDay !== null &&
    lastDay !== null &&
    day >= firstDay &&
    day <= lastDay &&
    isThereOn(day, life) &&
    !without.has(day) &&
    !isLeftOut(period, day);
  const days = daysFrom(period.from, period.to).filter(isThere);
  return weekdayNames.map((_, at) => days.filter((day) => weekday(day) === at).length);
}

function average(metric: AskMetric, rows: readonly FetchedRow[], days: number): Value {
  const value = measure(metric, rows);
  return metric.kind !== 'additive' || value === null ? value : days > 0 ? value / days : null;
}

/** Each value with all before it, in the order of the points; one that is unknown stays so and adds nothing. */
export function runningSums<Time extends string>(points: readonly Point<Time>[]): Point<Time>[] {
  const sums: Value[] = [];
  return points.map((point) => ({
    ...point,
    values: point.values.map((value, at) => {
      if (value !== null) sums[at] = (sums[at] ?? 0) + value;
      return value === null ? null : (sums[at] ?? null);
    }),
  }));
}
