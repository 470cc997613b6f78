import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { sumOfKnown } from '../../data/sums.ts';
import { unknownLast } from '../../data/unknown-last.ts';
import { unnamedLast } from '../../data/unnamed-last.ts';
import { askedBack } from '../../reading/problem.ts';
import { memberRows } from '../members/member-rows.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { ALL_DAYS } from './all-days.ts';
import { fetchWhole } from './fetch-whole.ts';
import { isWithinLimit } from './share-limits.ts';

/** Of fewer than this part of all nothing is told first: a single visit has a share of nothing or all. */
const LEAST_PART = 0.01;

/** One name: what the part has of it, all of it, and the one as a share of the other. */
export interface PartRow {
  readonly name: string;
  readonly own: number | null;
  readonly whole: number | null;
  readonly share: number | null;
  /** It is large enough to be told first. */
  readonly hasEnough: boolean;
}

export interface PartRows {
  readonly part: Fetched;
  /** Within the limits of the question, in its order. */
  readonly rows: readonly PartRow[];
}

export async function partRows(settled: Settled, metric: AskMetric, inquiry: Inquiry): Promise<PartRows> {
  const { reading, period } = settled;
  const { dimensions } = reading;
  if (reading.limits.some((limit) => limit.metric !== metric.id)) throw askedBack('limit_of_what');
  const part = await fetchDays(settled, inquiry, { metrics: [metric], period, dimensions });
  const all = await fetchWhole(settled, inquiry, part, {
    metrics: [metric],
    dimensions,
    ...(reading.isPartOfWeek && { weekdays: ALL_DAYS }),
    period,
    filters: settled.filters.filter((_, at) => reading.filters[at]?.isPart !== true),
  });
  const amounts = amountsOf(settled, metric, part.rows, all.rows).filter((one) =>
    isWithinLimits(settled, metric, one),
  );
  const total = sumOfKnown(amounts.map(({ whole }) => whole)) ?? 0;
  const rows = amounts.map(
    ({ name, own, whole }): PartRow => ({
      name,
      own,
      whole,
      share: whole && own !== null ? own / whole : null,
      hasEnough: whole !== null && whole >= LEAST_PART * total,
    }),
  );
  return { part, rows: inOrder(settled, rows) };
}

type Amounts = Pick<PartRow, 'name' | 'own' | 'whole'>;

/** Who has a row among all and none of the part had none of it. */
function amountsOf(
  settled: Settled,
  metric: AskMetric,
  part: readonly FetchedRow[],
  all: readonly FetchedRow[],
): readonly Amounts[] {
  const unlimited = { ...settled, reading: { ...settled.reading, limits: [] }, metrics: [metric] };
  const parts = new Map(
    memberRows(unlimited, part).map(({ members, values }) => [members[0], values[0] ?? null]),
  );
  return [...groupRows(all, ({ members }) => members[0] ?? '')].map(([name, group]) => {
    const own = parts.get(name);
    return { name, own: own === undefined ? 0 : own, whole: measure(metric, group) };
  });
}

/** "Countries with at least 500 sessions that get most of them from mobile": the number is that of all. */
const isWithinLimits = ({ reading }: Settled, metric: AskMetric, { own, whole }: Amounts): boolean =>
  reading.limits.every((limit) =>
    isWithinLimit(limit, limit.isShare === true ? own : whole, new Map([[metric.id, whole]])),
  );

/** A list has those first that have enough of it: of a name with one visit the share is all or nothing. */
function inOrder({ reading: { rank, limits } }: Settled, rows: readonly PartRow[]): readonly PartRow[] {
  const isPlain = rank === null && limits.length === 0;
  const way = rank?.direction === 'bottom' ? 'up' : 'down';
  return [...rows].sort(
    (a, b) =>
      unnamedLast([a.name], [b.name]) ||
      (isPlain ? Number(b.hasEnough) - Number(a.hasEnough) : 0) ||
      unknownLast(a.share, b.share, way) ||
      (a.name < b.name ? -1 : 1),
  );
}
