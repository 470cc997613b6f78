import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import {
  dayOfRow,
  type Fetched,
  type FetchedRow,
  groupRows,
  type Inquiry,
  measure,
} from '../../../data/inquiry.ts';
import { weekdayNames } from '../../../dates/calendar-words.ts';
import { isLeftOut } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { isThereOn, type NamedLife } from '../../lives/life-of.ts';
import { lifeByName, livesOfRows } from '../../lives/lives-of.ts';
import { SEPARATOR } from '../../members/member-key.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { wholeOnly } from '../../settling/whole-units.ts';
import { askedGrain, startOf } from '../../telling/time-grain.ts';

export type GrainOfPeak = UnitOfTime | 'weekday';

export interface Peak {
  /** The larger unit, or the member, that it is the peak of. */
  readonly outer: string;
  /** The unit of time itself: its first day, or the name of a weekday. */
  readonly inner: string;
  /** The same; of a week or month its first day. */
  readonly time: string;
  readonly values: readonly (number | null)[];
}

export interface Peaks {
  readonly fetched: Fetched;
  /** Of members that begin or end: their days alone count. */
  readonly lives: readonly NamedLife[];
  /** Of each larger unit or member its first ones. */
  readonly peaks: readonly Peak[];
  /** Some that the period cuts are left out. */
  readonly areWholeOnly: boolean;
}

export async function peaksOf(settled: Settled, grain: GrainOfPeak, inquiry: Inquiry): Promise<Peaks> {
  const isByDay = grain === 'weekday' || grain === 'day' || grain === 'week';
  const fetched = await fetchDays(settled, inquiry, {
    metrics: settled.metrics,
    period: settled.period,
    dimensions: settled.reading.dimensions,
    grain: isByDay ? 'day' : askedGrain(grain),
  });
  const lives = settled.reading.rankPer === null ? await livesOfRows(settled, fetched.rows, inquiry) : [];
  const all = unitsWithin(settled, grain, fetched, lifeByName(lives));
  const ranked = isCutUnfair(settled, grain) ? wholeOnly(settled, grain as UnitOfTime, all) : all;
  return {
    fetched,
    lives,
    peaks: firstOfEach(settled, inOrder(settled, ranked)),
    areWholeOnly: ranked.length < all.length,
  };
}

/** Every unit of time within each larger one or member, with its values. */
function unitsWithin(
  settled: Settled,
  grain: GrainOfPeak,
  fetched: Fetched,
  lives: ReadonlyMap<string, NamedLife>,
): readonly Peak[] {
  const { metrics, reading } = settled;
  const { rankPer: per } = reading;
  const innerOf = (day: Day): string =>
    grain === 'weekday' ? (weekdayNames[weekday(day)] as string) : startOf(day, grain);
  const outerOf = (day: Day, member: string): string => (per === null ? member : startOf(day, per));
  const groups = groupRows(fetched.rows, (row) =>
    keyOf(outerOf(dayOfRow(row), row.members[0] ?? ''), innerOf(dayOfRow(row))),
  );
  const counts = countDays(settled, fetched, ({ day, outer }) =>
    isThereOn(day, lives.get(outer)) ? keyOf(outerOf(day, outer), innerOf(day)) : undefined,
  );
  return [...counts].map(([key, days]) => {
    const [outer, inner] = key.split(SEPARATOR) as [string, string];
    const rows = groups.get(key) ?? [];
    const values = metrics.map((one) => meanOf(one, rows, grain === 'weekday' ? days : 1));
    return { outer, inner, time: inner, values };
  });
}

/** One that the period cuts has fewer for that alone, and of a rate a few days have what no whole month has. */
const isCutUnfair = ({ reading: { rank }, asked: [metric] }: Settled, grain: GrainOfPeak): boolean =>
  grain !== 'weekday' && grain !== 'day' && (rank?.direction === 'bottom' || metric?.kind === 'quotient');

function inOrder({ reading: { rank } }: Settled, units: readonly Peak[]): readonly Peak[] {
  const sign = rank?.direction === 'bottom' ? 1 : -1;
  const scoreOf = ({ values }: Peak): number => sign * (values[0] ?? 0);
  return units
    .filter(({ values }) => values[0] !== null && (sign > 0 || values[0] !== 0))
    .sort((a, b) => scoreOf(a) - scoreOf(b) || (a.inner < b.inner ? -1 : 1));
}

/** Months as they run; members by their peak, the largest first. */
function firstOfEach({ reading: { rank, rankPer } }: Settled, sorted: readonly Peak[]): readonly Peak[] {
  const first = [...new Set(sorted.map(({ outer }) => outer))];
  const outers = rankPer === null ? first : first.sort();
  return outers.flatMap((outer) => sorted.filter((one) => one.outer === outer).slice(0, rank?.count ?? 1));
}

const keyOf = (outer: string, inner: string): string => `${outer}${SEPARATOR}${inner}`;

/** Of what adds up the mean of such a day, of a rate the rate over all of them. */
function meanOf(metric: AskMetric, rows: readonly FetchedRow[], days: number): number | null {
  if (metric.kind !== 'additive') return rows.length === 0 ? null : measure(metric, rows);
  const value = rows.length === 0 ? 0 : measure(metric, rows);
  return value === null || days === 0 ? null : value / days;
}

/** How many days with data each unit has, within each month or member; a day without a row counts as one of nothing, one that has no key not at all. */
function countDays(
  { view, period, reading }: Settled,
  { missing, rows }: Fetched,
  keyOfDay: (one: { day: Day; outer: string }) => string | undefined,
): Map<string, number> {
  const { firstDay, lastDay } = view.source;
  const without = new Set<string>(missing);
  const only = reading.weekdays[0]?.days;
  const days = daysFrom(period.from, period.to).filter(
    (day) =>
      firstDay !== null &&
      lastDay !== null &&
      day >= firstDay &&
      day <= lastDay &&
      !without.has(day) &&
      !isLeftOut(period, day) &&
      (only === undefined || only.includes(weekday(day))),
  );
  const outers = reading.rankPer === null ? [...new Set(rows.map(({ members }) => members[0] ?? ''))] : [''];
  const counts = new Map<string, number>();
  for (const outer of outers)
    for (const day of days) {
      const key = keyOfDay({ day, outer });
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}
