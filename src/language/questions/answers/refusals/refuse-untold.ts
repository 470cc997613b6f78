import { ASKED_PARTS, type AskedPart } from '../../reading/asked-part.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Settled } from '../settling/settled.ts';

type Asks<Value> = (value: Value, settled: Settled) => AskedPart | null;

const when = (isSo: boolean, part: AskedPart): AskedPart | null => (isSo ? part : null);

/** Every way tells it, since it is of which numbers, days and part of the data they are, or how they are shown. */
const byEveryWay = (): null => null;

/** The ways that fit it are found by it (`ways/`), and each of them tells it. */
const byItsOwnWay = (): null => null;

/**
 * A way that can be sure of a yes or a no begins with it (`telling/with-verdict.ts` where its first table decides that); any other tells
 * the numbers that were asked about, and leaves what they mean to who asked.
 */
const byVerdictOrNumbers = (): null => null;

const OF_SHAPE: Readonly<Record<Reading['shape'], AskedPart | null>> = {
  value: null,
  share: 'share',
  count: 'count',
  average: 'mean',
  median: 'median',
  cumulative: 'course',
  trend: 'course',
  ratio: 'ratio',
  change: null,
  standing: null,
  against_rest: null,
  against_all: null,
  relation: null,
};

/** By the part of a reading: what it asks for, which not every way tells. */
const ASKED: { readonly [Part in keyof Reading]: Asks<Reading[Part]> } = {
  intent: byEveryWay,
  sourceId: byEveryWay,
  metrics: byEveryWay,
  limits: (limits) => when(limits.length > 0, 'limits'),
  moves: (moves) => when(moves.length > 0, 'moves'),
  dimensions: (dimensions) => when(dimensions.length > 0, 'split'),
  filters: byEveryWay,
  periods: byEveryWay,
  versus: (versus, { other }) => when(other !== null || versus !== null, 'comparison'),
  versusYear: byItsOwnWay,
  versusUnit: byEveryWay,
  isAllData: byEveryWay,
  weekdays: (weekdays) => when(weekdays.length > 1, 'weekdays'),
  grain: (grain) => when(grain !== null, 'course'),
  rank: (rank) => when(rank !== null, 'rank'),
  place: (place) => when(place > 1, 'place'),
  rankPer: byItsOwnWay,
  leftOut: byEveryWay,
  leftOutDays: byEveryWay,
  endOfTime: (end) => when(end !== null, 'end'),
  shape: (shape) => OF_SHAPE[shape],
  countPer: byItsOwnWay,
  countWithin: byItsOwnWay,
  upTo: byItsOwnWay,
  isStepwise: byItsOwnWay,
  quantile: byItsOwnWay,
  isCountShare: byItsOwnWay,
  shareOfTime: byItsOwnWay,
  isPartOfWeek: byItsOwnWay,
  isOfChange: byItsOwnWay,
  chosen: byEveryWay,
  chosenDays: byEveryWay,
  stretch: byItsOwnWay,
  rolling: byItsOwnWay,
  rollingUnit: byItsOwnWay,
  brandTerms: byEveryWay,
  brandSplit: (split) => when(split !== null, 'brands'),
  beside: byItsOwnWay,
  gap: byItsOwnWay,
  firstOfEach: byItsOwnWay,
  isBothEnds: byItsOwnWay,
  isRanking: byItsOwnWay,
  isWithMean: byItsOwnWay,
  isWithTotal: (isWithTotal) => when(isWithTotal, 'total'),
  isTogether: byItsOwnWay,
  always: byItsOwnWay,
  unitsOfEach: byItsOwnWay,
  ofUnits: byItsOwnWay,
  areApart: byItsOwnWay,
  ranges: byItsOwnWay,
  each: (each) => when(each !== null, 'each'),
  isAgo: byEveryWay,
  isYesNo: byVerdictOrNumbers,
  claim: byVerdictOrNumbers,
  verdict: byItsOwnWay,
  asks: byEveryWay,
  orderBy: (by, { reading }) => when(by !== null && by !== reading.metrics[0], 'order'),
  order: (order) => when(order !== null, 'order'),
  display: byEveryWay,
  replaced: byEveryWay,
  found: byEveryWay,
  foundTime: byEveryWay,
  assumptions: byEveryWay,
};

const asksOf = <Part extends keyof Reading>(part: Part, settled: Settled): AskedPart | null =>
  ASKED[part](settled.reading[part], settled);

/** Nothing that was asked for is passed over: where the one way of answering cannot tell a part, it is asked back. */
export function refuseUntold(settled: Settled, told: readonly AskedPart[]): void {
  const asked = (Object.keys(ASKED) as (keyof Reading)[]).map((part) => asksOf(part, settled));
  const parts = ASKED_PARTS.filter((part) => asked.includes(part));
  const untold = parts.find((part) => !told.includes(part));
  if (untold === undefined) return;
  throw new NotAnswerable({
    type: 'ambiguous',
    about: 'not_at_once',
    choices: [],
    untold: { reading: settled.reading, part: untold, others: parts.filter((part) => part !== untold) },
  });
}
