import type { Reading } from '../../reading.ts';

/** What a part of a reading holds of the words of its question. */
interface Held {
  readonly dimensions?: readonly (string | null | undefined)[];
  readonly metrics?: readonly (string | null | undefined)[];
  readonly members?: readonly string[];
  readonly numbers?: readonly (number | null | undefined)[];
  readonly units?: readonly (string | null | undefined)[];
  /** Periods, names, weekdays, kinds of queries, numbers stand side by side: "versus", "compare". */
  readonly isCompared?: boolean;
  /** Something is held against something, whatever it was called. */
  readonly isAgainst?: boolean;
  /** "Top", "lowest", "best": rows stand in an order or are chosen by one. */
  readonly isOrdered?: boolean;
  /** "More than", "at most" */
  readonly isLimited?: boolean;
  /** "Without", "no", "not": something does not count. */
  readonly isExcluding?: boolean;
  /** "Of the brand", and of all others. */
  readonly isOfBrand?: boolean;
  /** How many words that rank it answers for. */
  readonly rankings?: number;
  /** What is no ranking and was said as one: "the best 7 days in a row", "on which is it higher". */
  readonly isSaidAsRank?: boolean;
}

const nothing = (): Held => ({});

/** "CTR below 2" is kept as 0.02. */
const asSaid = (value: number): readonly number[] => [value, value * 100];

/** By the part of a reading. A new part says here which words were heard for it, or that none are looked for in it. */
const HELD: { readonly [Part in keyof Reading]: (part: Reading[Part], reading: Reading) => Held } = {
  intent: nothing,
  sourceId: nothing,
  metrics: (metrics) => ({ metrics, isCompared: metrics.length > 1 }),
  limits: (limits) => ({
    metrics: limits.map(({ metric }) => metric),
    numbers: limits.flatMap(({ value, factor }) =>
      // "20 % above average" is 1.2 times it
      factor === undefined
        ? asSaid(value)
        : [...asSaid(value), ...asSaid(factor), ...asSaid(Math.abs(factor - 1))],
    ),
    dimensions: limits.map(({ ofName }) => ofName?.dimension),
    members: limits.flatMap(({ ofName }) => ofName?.member ?? []),
    isOrdered: limits.length > 0,
    isLimited: limits.length > 0,
    // "No clicks", "leave out those below 30"
    isExcluding: limits.length > 0,
    rankings: limits.filter(({ isMean }) => isMean === true).length,
  }),
  moves: (moves) => ({
    metrics: moves.map(({ metric }) => metric),
    numbers: moves.flatMap(({ value }) => asSaid(value)),
    isCompared: moves.length > 0,
    isAgainst: moves.length > 0,
    isOrdered: moves.length > 0,
    isLimited: moves.length > 0,
  }),
  dimensions: (dimensions) => ({ dimensions }),
  filters: (filters) => ({
    dimensions: filters.map(({ dimension }) => dimension),
    members: filters.flatMap(({ members }) => members),
    // "Under /blog" is a limit of names; "less mobile" leaves a name out, which one that is kept does not
    isLimited: filters.some(({ is }) => is !== 'one_of'),
    isExcluding: filters.some(({ is }) => is === 'none_of' || is.startsWith('not_')),
    isOfBrand: filters.some(({ is }) => is === 'containing' || is === 'not_containing'),
  }),
  periods: (periods) => ({
    // One week is what "last week" is, and no number that was said
    numbers: periods.flatMap(({ count }) => (count > 1 ? [count] : [])),
    units: periods.map(({ unit }) => unit),
    isCompared: periods.length > 1,
    isAgainst: periods.length > 1,
    isExcluding: periods.some(({ without }) => without !== undefined),
  }),
  versus: (versus) => ({ isCompared: versus !== null, isAgainst: versus !== null }),
  versusYear: nothing,
  versusUnit: nothing,
  isAllData: nothing,
  weekdays: (weekdays) => ({
    isCompared: weekdays.length > 1,
    isExcluding: weekdays.some(({ words }) => words.startsWith('days other than ')),
  }),
  grain: (grain) => ({ units: [grain], isAgainst: grain !== null }),
  rank: (rank) =>
    rank === null
      ? {}
      : {
          dimensions: [rank.within],
          numbers: [rank.count],
          isCompared: rank.by !== 'value',
          isAgainst: rank.by !== 'value',
          isOrdered: true,
          rankings: rank.by === 'both_ends' ? 2 : 1,
        },
  place: (place) => (place === 1 ? {} : { numbers: [place] }),
  rankPer: (unit) => ({ units: [unit] }),
  leftOut: (leftOut) =>
    leftOut === null
      ? {}
      : {
          dimensions: [leftOut.dimension],
          metrics: [leftOut.metric],
          numbers: [leftOut.count],
          isOrdered: true,
          isExcluding: true,
          rankings: 1,
        },
  leftOutDays: (leftOut) =>
    leftOut === null
      ? {}
      : {
          numbers: [leftOut.count],
          units: [leftOut.unit],
          isOrdered: true,
          isExcluding: true,
          rankings: 1,
          isSaidAsRank: true,
        },
  endOfTime: (end) => ({ isOrdered: end !== null, isSaidAsRank: end !== null }),
  shape: (shape) => ({ isCompared: /^(?:change|against_rest|against_all)$/.test(shape) }),
  countPer: (unit) => ({ units: [unit] }),
  countWithin: (dimension) => ({ dimensions: [dimension] }),
  upTo: (upTo) => (upTo === null ? {} : { numbers: asSaid(upTo), isOrdered: true, rankings: 1 }),
  isStepwise: (isStepwise) => ({ isAgainst: isStepwise }),
  quantile: (quantile, { shape }) => (shape === 'median' ? { numbers: asSaid(quantile) } : {}),
  isCountShare: nothing,
  shareOfTime: nothing,
  isPartOfWeek: nothing,
  isOfChange: nothing,
  // A question of its own, whose words are looked at by themselves
  chosen: nothing,
  // Told as limits and as a unit of time (`with-chosen-days.ts`)
  chosenDays: nothing,
  stretch: (stretch) =>
    stretch === null
      ? {}
      : {
          numbers: [stretch.count],
          units: [stretch.unit],
          isOrdered: true,
          rankings: 1,
          isSaidAsRank: true,
        },
  rolling: (rolling, { rollingUnit }) =>
    rolling === null ? {} : { numbers: [rolling], units: [rollingUnit] },
  rollingUnit: nothing,
  brandTerms: nothing,
  replaced: nothing,
  found: nothing,
  foundTime: nothing,
  brandSplit: (split) =>
    split === null ? {} : { dimensions: [split.dimension], isCompared: true, isOfBrand: true },
  beside: (beside) => (beside === null ? {} : { metrics: beside.metrics }),
  gap: (gap) =>
    gap === null
      ? {}
      : {
          dimensions: [gap.dimension],
          members: gap.members.flat(),
          numbers: typeof gap.quantity === 'number' ? [gap.quantity, gap.quantity - 1] : [],
          isCompared: true,
          isOrdered: gap.quantity === 'most',
          isLimited: typeof gap.quantity === 'number' || gap.quantity === 'most',
          isExcluding: gap.quantity === 'none' || gap.isDenied === true,
          rankings: 1,
          isSaidAsRank: true,
        },
  firstOfEach: (first) => (first === null ? {} : { dimensions: [first.dimension], rankings: 1 }),
  isBothEnds: (isBothEnds, { rank }) => ({ rankings: isBothEnds && rank?.by !== 'both_ends' ? 1 : 0 }),
  isRanking: nothing,
  isWithMean: (isWithMean) => ({ isCompared: isWithMean }),
  isWithTotal: nothing,
  isTogether: nothing,
  always: (always) =>
    always === null
      ? {}
      : { numbers: [always.count], units: [always.unit], isCompared: true, isAgainst: true },
  unitsOfEach: nothing,
  ofUnits: nothing,
  areApart: nothing,
  ranges: (ranges) =>
    ranges === null
      ? {}
      : {
          dimensions: [ranges.dimension],
          metrics: [ranges.metric],
          numbers: ranges.bounds
            .flatMap(({ from, to }) => [from, to])
            .flatMap((end) => (end === null ? [] : asSaid(end))),
          isLimited: true,
        },
  each: (each) =>
    each === null
      ? {}
      : {
          dimensions: [each.dimension],
          members: each.members.flat(),
          isCompared: true,
          isAgainst: true,
          // "Which is best, mobile or desktop?"
          isOrdered: true,
          rankings: 1,
          isSaidAsRank: true,
        },
  isAgo: nothing,
  isYesNo: nothing,
  claim: nothing,
  // "None of", "only google"
  verdict: (verdict) => (verdict === null ? {} : { members: verdict.members, isExcluding: true }),
  asks: nothing,
  orderBy: (metric, { order }) =>
    metric === null
      ? {}
      : { metrics: [metric], isOrdered: true, rankings: order === null ? 1 : 0, isSaidAsRank: true },
  order: (order) => (order === null ? {} : { isOrdered: true, rankings: 1, isSaidAsRank: true }),
  display: nothing,
  assumptions: nothing,
};

const PARTS = Object.keys(HELD) as (keyof Reading)[];

const heldBy = <Part extends keyof Reading>(part: Part, reading: Reading): Held =>
  HELD[part](reading[part], reading);

const allOf =
  <Value extends string | number>(
    valuesOf: (held: Held) => readonly (Value | null | undefined)[] | undefined,
  ) =>
  (reading: Reading): readonly Value[] =>
    PARTS.flatMap((part) => valuesOf(heldBy(part, reading)) ?? []).filter(
      (value): value is Value => value !== null && value !== undefined,
    );

/** Every kind of part that a reading is about. */
export const dimensionsOf = allOf(({ dimensions }) => dimensions);

/** Every number that is told, limits something or puts it in order. */
export const metricsOf = allOf(({ metrics }) => metrics);

/** Every name that limits the numbers or is told beside another. */
export const membersOf = allOf(({ members }) => members);

/** Every number that was said and stands in a reading. */
export const numbersOf = allOf(({ numbers }) => numbers);

/** Every unit of time, also those of its periods. */
export const unitsOf = allOf(({ units }) => units);

type Manner =
  | 'isCompared'
  | 'isAgainst'
  | 'isOrdered'
  | 'isLimited'
  | 'isExcluding'
  | 'isOfBrand'
  | 'isSaidAsRank';

/** Whether some part of a reading answers for words of this kind. */
export const isIn = (reading: Reading, manner: Manner): boolean =>
  PARTS.some((part) => heldBy(part, reading)[manner] === true);

/** How many words that rank stand for something in a reading. */
export const rankingsIn = (reading: Reading): number =>
  PARTS.reduce((sum, part) => sum + (heldBy(part, reading).rankings ?? 0), 0);
