import type { FactsFilter } from '../../ask-facts.ts';
import { amountOf } from '../../data/amount-of.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import {
  dayOfRow,
  type Fetched,
  type FetchedRow,
  groupRows,
  type Inquiry,
  measure,
} from '../../data/inquiry.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import type { Reading } from '../../reading/reading.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { placeOfLimited } from '../settling/place-of-limited.ts';
import type { Settled } from '../settling/settled.ts';
import { isWithinLimit } from '../shares/share-limits.ts';
import { askedGrain, startOf } from '../telling/time-grain.ts';
import { isWithoutRows } from './is-without-rows.ts';

export type Gap = NonNullable<Reading['gap']>;

/** What the two are held against each other within: one country, one week. */
export interface GapGroup {
  /** A member, or the first day of a unit of time. */
  readonly key: string;
  /** The metric of the first of the two, and of the second. */
  readonly values: readonly [number | null, number | null];
  /** What the metric rests on, of each of them; null where it rests on nothing else. */
  readonly weights: readonly [number | null, number | null];
  /** The first less the second; null where one of them has no value. */
  readonly difference: number | null;
}

/** How many times the second the first is; null of nothing. */
export const ratioOf = ({ values: [a, b] }: GapGroup): number | null =>
  a === null || b === null || b === 0 ? null : a / b;

/** What is held against each other. */
export interface GapSpec {
  readonly gap: Gap;
  readonly metric: AskMetric;
  readonly weight: AskMetric | undefined;
  /** The unit of time of the groups; null where they are members. */
  readonly grain: UnitOfTime | null;
}

/** The groups within the limits of the question, in no order. */
export async function gapGroups(
  settled: Settled,
  { gap, metric, weight, grain }: GapSpec,
  inquiry: Inquiry,
): Promise<{
  readonly groups: readonly GapGroup[];
  readonly isOneMissing: boolean;
  readonly fetched: Fetched;
}> {
  const { reading, period } = settled;
  const spec = {
    metrics: [...new Set([...settled.metrics, ...(weight === undefined ? [] : [weight])])],
    period,
    ...(grain !== null && { grain: askedGrain(grain) }),
  };
  const fetched = await fetchDays(settled, inquiry, {
    ...spec,
    dimensions: [...reading.dimensions, gap.dimension],
    filters: [...settled.filters, ofBoth(gap)],
  });
  const keyOf = (row: FetchedRow): string =>
    grain === null ? (row.members[0] ?? '') : startOf(dayOfRow(row), grain);
  const place = grain === null ? 1 : 0;
  const isKept = await withinLimits(settled, gap, inquiry, { spec, keyOf, rows: fetched.rows, place });
  const ofSide = (rows: readonly FetchedRow[], which: 0 | 1) =>
    rows.filter(({ members }) => gap.members[which]?.includes(members[place] ?? ''));
  const isMissing = ([0, 1] as const).map((which) => isWithoutRows(settled, ofSide(fetched.rows, which)));
  const groups = [...groupRows(fetched.rows, keyOf)]
    .filter(([key]) => isKept(key))
    .map(([key, rows]): GapGroup => {
      const [first, second] = [ofSide(rows, 0), ofSide(rows, 1)];
      // The group has rows, so its days are known.
      const amount = (one: AskMetric, which: 0 | 1) =>
        amountOf(one, which === 0 ? first : second, isMissing[which] !== true);
      const [a, b] = [amount(metric, 0), amount(metric, 1)];
      return {
        key,
        values: [a, b],
        weights: weight === undefined ? [null, null] : [amount(weight, 0), amount(weight, 1)],
        difference: a === null || b === null ? null : a - b,
      };
    });
  return { groups, isOneMissing: isMissing.includes(true), fetched };
}

const ofBoth = ({ dimension, members }: Gap): FactsFilter => ({
  dimension,
  is: 'one_of',
  members: members.flat(),
});

/** What a rate rests on: sessions of a conversion rate, orders of their average value. */
export function weightOf({ view }: Settled, metric: AskMetric): AskMetric | undefined {
  const under = metric.kind === 'quotient' ? metric.columns.at(-1) : undefined;
  const weight = under === undefined ? undefined : askMetric(view, under);
  return weight?.kind === 'additive' ? weight : undefined;
}

/** The rows of both, and how they are told apart: the group of each, and at which place of its members one of the two stands. */
interface Held {
  readonly spec: Parameters<typeof fetchDays>[2];
  readonly keyOf: (row: FetchedRow) => string;
  readonly rows: readonly FetchedRow[];
  readonly place: number;
}

/** "With at least 500 sessions": of everything that the country had, or of each of the two where the question says so. */
async function withinLimits(
  settled: Settled,
  gap: Gap,
  inquiry: Inquiry,
  { spec, keyOf, rows, place }: Held,
): Promise<(key: string) => boolean> {
  const { reading, metrics } = settled;
  if (reading.limits.length === 0) return () => true;
  const holdsOf = (part: readonly FetchedRow[]): boolean =>
    reading.limits.every((limit) => {
      const metric = metrics[placeOfLimited(limit, metrics)];
      return metric !== undefined && isWithinLimit(limit, measure(metric, part), new Map());
    });
  if (gap.isLimitOfBoth) {
    const groups = groupRows(rows, keyOf);
    return (key) =>
      gap.members.every((members) =>
        holdsOf((groups.get(key) ?? []).filter((row) => members.includes(row.members[place] ?? ''))),
      );
  }
  const all = await fetchDays(settled, inquiry, { ...spec, dimensions: reading.dimensions });
  const groups = groupRows(all.rows, keyOf);
  return (key) => holdsOf(groups.get(key) ?? []);
}
