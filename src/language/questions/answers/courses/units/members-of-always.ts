import { addDays, type Day } from '#src/shared/week.ts';
import { amountOf } from '../../../data/amount-of.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { dayOfRow, type Fetched, groupRows, type Inquiry, measure } from '../../../data/inquiry.ts';
import { unknownLast } from '../../../data/unknown-last.ts';
import { earlier, type Period, unitAround } from '../../../dates/period.ts';
import { unitsWithin } from '../../../reading/parts/read-always.ts';
import { askedBack, NotAnswerable } from '../../../reading/problem.ts';
import type { Reading } from '../../../reading/reading.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import { placeOfLimited } from '../../settling/place-of-limited.ts';
import type { Settled } from '../../settling/settled.ts';
import { isWithinLimit } from '../../shares/share-limits.ts';
import { daysWithData } from '../../telling/notes.ts';
import { askedGrain, startOf } from '../../telling/time-grain.ts';

export type Always = NonNullable<Reading['always']>;

export interface MembersOfAlways {
  readonly fetched: Fetched;
  readonly period: Period;
  /** The units of time in each of which it holds. */
  readonly units: readonly string[];
  /** The same behind the one that the first is held against. */
  readonly shown: readonly string[];
  /** Those of whom it does, the largest first. */
  readonly members: readonly MemberOfAlways[];
  /** How many have any row in these units, so that it could hold of them. */
  readonly many: number;
}

export interface MemberOfAlways {
  readonly name: string;
  /** Of each unit that is shown. */
  readonly values: readonly (number | null)[];
  /** What adds up in all units, else the last value. */
  readonly total: number | null;
}

export async function membersOfAlways(
  settled: Settled,
  metric: AskMetric,
  always: Always,
  inquiry: Inquiry,
): Promise<MembersOfAlways> {
  const { unit, direction } = always;
  const units = unitsOf(settled, always);
  const shown = direction === null ? units : [unitAround(units[0] as Day, unit, -1).from, ...units];
  const [from, to] = [shown[0] as Day, unitAround(shown.at(-1) as Day, unit).to];
  refuseWithoutData(settled, from, to);
  const period: Period = { from, to, unit: 'range', count: 1 };
  const fetched = await fetchDays(settled, inquiry, {
    metrics: settled.metrics,
    dimensions: settled.reading.dimensions,
    period,
    grain: askedGrain(unit),
  });
  const all = valuesOfEach(settled, fetched, unit, shown);
  const members = all
    .map((one): MemberOfAlways & MemberValues => {
      const values = shown.map((start) => one.valueIn(metric, start));
      const total = isSummedUp(metric, always) ? measure(metric, one.rows) : (values.at(-1) ?? null);
      return { ...one, values, total };
    })
    .filter((one) =>
      direction === null
        ? units.every((start) => isWithinLimits(settled, one, start))
        : risesIn(one.values, direction, metric),
    )
    .sort((a, b) => unknownLast(a.total, b.total, 'down') || (a.name < b.name ? -1 : 1));
  return { fetched, period, units, shown, members, many: all.length };
}

export const isSummedUp = ({ kind }: AskMetric, { direction }: Always): boolean =>
  kind === 'additive' && direction === null;

interface MemberValues {
  readonly name: string;
  readonly rows: Fetched['rows'];
  readonly valueIn: (metric: AskMetric, start: string) => number | null;
}

function valuesOfEach(
  { view }: Settled,
  { rows, missing }: Fetched,
  unit: Always['unit'],
  shown: readonly string[],
): readonly MemberValues[] {
  const known = new Set(
    shown.filter(
      (start) => daysWithData(view, { ...unitAround(start as Day, unit), unit, count: 1 }, missing) > 0,
    ),
  );
  return [...groupRows(rows, ({ members: [name = ''] }) => name)].map(([name, own]) => {
    const by = groupRows(own, (row) => startOf(dayOfRow(row), unit));
    return {
      name,
      rows: own,
      valueIn: (metric, start) => amountOf(metric, by.get(start) ?? [], known.has(start)),
    };
  });
}

const isWithinLimits = ({ reading, metrics }: Settled, { valueIn }: MemberValues, start: string): boolean =>
  reading.limits.every((limit) => {
    const limited = metrics[placeOfLimited(limit, metrics)];
    return limited !== undefined && isWithinLimit(limit, valueIn(limited, start), new Map());
  });

/** A better position is a smaller number. */
function risesIn(values: readonly (number | null)[], direction: 'up' | 'down', { unit }: AskMetric): boolean {
  const sign = (direction === 'up') === (unit !== 'position') ? 1 : -1;
  return values.every((value, at) => {
    const before = values[at - 1];
    return at === 0 || (value !== null && before != null && sign * (value - before) > 0);
  });
}

/** Those that are named, or as many as are asked for, the last that are over; else every one that lies in the days as a whole. */
function unitsOf({ view, today, period }: Settled, { unit, units, count }: Always): readonly string[] {
  if (units.length > 0) return units;
  if (count === null && unit === 'day') return daysOf(period);
  const last = [view.source.lastDay ?? today, addDays(today, -1)].sort()[0] as Day;
  const running = unitAround(last, unit);
  const end = running.to <= last ? 0 : -1;
  if (count !== null)
    return Array.from({ length: count }, (_, at) => unitAround(last, unit, end - count + 1 + at).from);
  const whole = unitsWithin({ ...period, to: earlier(period.to, last) }, unit);
  if (whole.length === 0) throw askedBack('how_many_in_a_row');
  return whole;
}

const daysOf = ({ from, to }: Period): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** A unit of which no day has data says nothing, and less of one that begins the data is no fall. */
function refuseWithoutData({ view }: Settled, from: Day, to: Day): void {
  const { firstDay, lastDay, id } = view.source;
  if (firstDay === null || lastDay === null || from < firstDay || to > lastDay)
    throw new NotAnswerable({ type: 'no_data', from, to, sourceId: id });
}
