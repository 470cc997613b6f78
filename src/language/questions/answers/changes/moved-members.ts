import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { holds } from '../../data/holds.ts';
import { type FetchedRow, groupRows } from '../../data/inquiry.ts';
import { eachNameOf } from '../members/each-names.ts';
import { SEPARATOR } from '../members/member-key.ts';
import { placeOfLimited } from '../settling/place-of-limited.ts';
import type { Settled } from '../settling/settled.ts';
import { daysWithData } from '../telling/notes.ts';
import { perDay } from '../telling/per-day.ts';
import type { BothPeriods } from './both-periods.ts';
import { changeRow } from './change-row.ts';

/** One metric in both periods: now, before, by how much it changed, and that as a part of what was before. */
type NowAndBefore = readonly [
  now: number | null,
  before: number | null,
  change: number | null,
  relative: number | null,
];

/** A member, or several of unlike dimensions, in both periods. */
export interface MovedMember {
  readonly name: string;
  /** Its names, one of each dimension; the four numbers of the first metric; its part of the change of all, where that is asked; the four of each other metric. */
  readonly cells: readonly (string | number | null)[];
  readonly now: number | null;
  readonly change: number | null;
  readonly relative: number | null;
  /** What a rate is counted over, in the smaller of both periods; null of what is no rate. */
  readonly weight: number | null;
  /** The metrics after the first. */
  readonly rest: readonly NowAndBefore[];
}

/**
 * Those within the limits of the question, in no order.
 * @param whole the change of all together, where the question asks for the part that each has in it
 */
export function movedMembers(
  settled: Settled,
  both: BothPeriods,
  whole: number | null,
): readonly MovedMember[] {
  const [metric, ...others] = settled.asked as [AskMetric, ...AskMetric[]];
  const keyOf = keyIn(settled);
  const [late, early] = [groupRows(both.now.rows, keyOf), groupRows(both.before.rows, keyOf)];
  // Who has no row on days with data had none of what adds up.
  const areKnown = daysWithData(settled.view, both.other, both.before.missing) > 0;
  const numbersOf = numbersIn(both, areKnown);
  return [...new Set([...late.keys(), ...early.keys()])]
    .filter((name) => withinLimits(settled, late.get(name) ?? [], early.get(name) ?? [], areKnown))
    .map((name) => {
      const own = numbersOf(metric, late.get(name), early.get(name));
      const rest = others.map((one) => numbersOf(one, late.get(name), early.get(name)));
      const [now, , change, relative] = own;
      const share = whole === null ? [] : [change === null ? null : change / whole];
      return {
        name,
        cells: [...name.split(SEPARATOR), ...own, ...share, ...rest.flat()],
        now,
        change,
        relative,
        weight: weightOf(settled, metric, late.get(name), early.get(name)),
        rest,
      };
    });
}

function weightOf(
  { view }: Settled,
  { kind, columns }: AskMetric,
  ...both: readonly (readonly FetchedRow[] | undefined)[]
): number | null {
  const column = columns.at(-1);
  if (kind !== 'quotient' || column === undefined || view.metricOf(column).unit !== 'count') return null;
  return Math.min(...both.map((rows = []) => rows.reduce((sum, { cells }) => sum + (cells[column] ?? 0), 0)));
}

/** Which member a row is of: what is named together in the question is one. */
const keyIn =
  ({ reading: { each, dimensions } }: Settled) =>
  ({ members }: FetchedRow): string =>
    each !== null && dimensions.length === 0
      ? eachNameOf(each, members[0] as string)
      : members.join(SEPARATOR);

type NumbersOf = (
  metric: AskMetric,
  late: readonly FetchedRow[] | undefined,
  early: readonly FetchedRow[] | undefined,
) => NowAndBefore;

function numbersIn({ days }: BothPeriods, areKnown: boolean): NumbersOf {
  return (metric, late, early) => {
    const valueIn = (rows: readonly FetchedRow[] | undefined): number | null =>
      amountOf(metric, rows ?? [], areKnown);
    const [a, b] = [valueIn(late), valueIn(early)];
    const [change = null, relative = null] = changeRow(
      '',
      perDay(a, days.now, metric, days),
      perDay(b, days.before, metric, days),
    ).slice(3) as (number | null)[];
    return [a, b, change, relative];
  };
}

function withinLimits(
  { reading, metrics }: Settled,
  late: readonly FetchedRow[],
  early: readonly FetchedRow[],
  areKnown: boolean,
): boolean {
  return reading.limits.every((limit) => {
    const metric = metrics[placeOfLimited(limit, metrics)];
    if (metric === undefined) return false;
    const rows = limit.isBefore === true ? early : late;
    const value = amountOf(metric, rows, areKnown);
    return value !== null && holds(value, limit.is, limit.value);
  });
}
