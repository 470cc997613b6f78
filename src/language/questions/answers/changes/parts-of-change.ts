import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { fetchAllDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';

const PARTS_SHOWN = 20;
const PARTS_PER_DIMENSION = 4;

export interface Part {
  readonly dimension: string;
  readonly member: string;
  readonly now: number | null;
  readonly before: number | null;
  readonly change: number;
  /** Whether the values of all parts sum to the whole. */
  readonly isOfSum: boolean;
}

export interface WholeChange {
  readonly total: number;
  readonly before: number | null;
}

/** The largest parts of a change by every dimension that the data have, those dimensions first that tell most about it. */
export async function partsOfChange(
  settled: Settled,
  metric: AskMetric,
  other: Period,
  whole: WholeChange,
  inquiry: Inquiry,
): Promise<Part[]> {
  const { view, period, reading } = settled;
  const fixed = reading.filters.map(({ dimension }) => dimension);
  const dimensions = view.dimensionColumns.filter(
    (dimension) => !fixed.includes(dimension) && view.has(metric.columns, [...fixed, dimension]),
  );
  const fetched = await fetchAllDays(
    settled,
    inquiry,
    dimensions.flatMap((dimension) =>
      [period, other].map((days) => ({ metrics: [metric], period: days, dimensions: [dimension] })),
    ),
  );
  const groups: Part[][] = [];
  for (const [at, dimension] of dimensions.entries()) {
    const [now, before] = fetched.slice(2 * at) as [Fetched, Fetched];
    const own =
      metric.kind === 'quotient'
        ? rateParts(metric, dimension, now.rows, before.rows)
        : sumParts(metric, dimension, now.rows, before.rows);
    // Of a single member the split says nothing.
    if (own.length > 1)
      groups.push(
        own
          .filter(({ change }) => change !== 0)
          .sort((x, y) => Math.abs(y.change) - Math.abs(x.change) || (x.member < y.member ? -1 : 1))
          .slice(0, PARTS_PER_DIMENSION),
      );
  }
  return groups
    .filter((group) => group.length > 0)
    .map((group) => ({ group, beyond: Math.max(...group.map((part) => beyondItsShare(part, whole))) }))
    .sort((x, y) => y.beyond - x.beyond)
    .flatMap(({ group }) => group)
    .slice(0, PARTS_SHOWN);
}

/** What part of the whole it had before; null of rates, where parts do not add up. */
export function shareBefore({ before, isOfSum }: Part, whole: number | null): number | null {
  return !isOfSum || before === null || whole === null || whole <= 0 ? null : before / whole;
}

/**
 * How much more of the change a part holds than it had of the whole: a device that makes nearly everything makes nearly every
 * change, too, and says little about it.
 */
export function beyondItsShare(part: Part, { total, before }: WholeChange): number {
  const share = total === 0 ? 0 : part.change / total;
  return share - (shareBefore(part, before) ?? 0);
}

const byMember = (rows: readonly FetchedRow[]) => groupRows(rows, ({ members }) => members[0] ?? '');

function sumParts(
  metric: AskMetric,
  dimension: string,
  now: readonly FetchedRow[],
  before: readonly FetchedRow[],
): Part[] {
  const [late, early] = [byMember(now), byMember(before)];
  return [...new Set([...late.keys(), ...early.keys()])].flatMap((member): Part[] => {
    // Both periods are known, or there would be no change to split.
    const [a, b] = [
      amountOf(metric, late.get(member) ?? [], true),
      amountOf(metric, early.get(member) ?? [], true),
    ];
    return a === null || b === null
      ? []
      : [{ dimension, member, now: a, before: b, change: a - b, isOfSum: true }];
  });
}

/**
 * Kitagawa: a member moves a rate by its own rate, mean weight × (r₁ − r₀), and by its weight, (w₁ − w₀) × (mean rate of the
 * member − mean rate of all); both together sum to the change.
 */
function rateParts(
  metric: AskMetric,
  dimension: string,
  now: readonly FetchedRow[],
  before: readonly FetchedRow[],
): Part[] {
  const weight = metric.columns.at(-1) as string;
  const weightOf = (rows: readonly FetchedRow[]) =>
    rows.reduce((sum, { cells }) => sum + (cells[weight] ?? 0), 0);
  const [late, early] = [byMember(now), byMember(before)];
  const [allLate, allEarly] = [weightOf(now), weightOf(before)];
  const [rateLate, rateEarly] = [measure(metric, now), measure(metric, before)];
  if (allLate === 0 || allEarly === 0 || rateLate === null || rateEarly === null) return [];
  return [...new Set([...late.keys(), ...early.keys()])].flatMap((member) => {
    const [x, y] = [late.get(member) ?? [], early.get(member) ?? []];
    const [w1, w0] = [weightOf(x) / allLate, weightOf(y) / allEarly];
    const [a, b] = [measure(metric, x), measure(metric, y)];
    // A member that came or went has the rate of the time when it was there; of one without any, nothing is known.
    const [r1, r0] = [a ?? b, b ?? a];
    if (r1 === null || r0 === null) return [];
    const change = ((w1 + w0) / 2) * (r1 - r0) + (w1 - w0) * ((r1 + r0) / 2 - (rateLate + rateEarly) / 2);
    return [{ dimension, member, now: a, before: b, change, isOfSum: false }];
  });
}
