import type { Reading } from './reading.ts';

/** What says of which source, days and number a question is, or how its answer is shown: no demands beyond these. */
type Frame =
  | 'intent'
  | 'sourceId'
  | 'metrics'
  | 'periods'
  | 'versusUnit'
  | 'isAllData'
  | 'shape'
  | 'rollingUnit'
  | 'isYesNo'
  | 'asks'
  | 'display'
  | 'assumptions';

/** What a reading demands beyond a number over some days, as it is where nothing asks for it. */
export const PLAIN_DEMANDS = {
  filters: [],
  limits: [],
  moves: [],
  dimensions: [],
  weekdays: [],
  versus: null,
  areApart: false,
  versusYear: false,
  grain: null,
  rank: null,
  place: 1,
  rankPer: null,
  leftOut: null,
  leftOutDays: null,
  endOfTime: null,
  countPer: null,
  countWithin: null,
  upTo: null,
  isStepwise: false,
  quantile: 0.5,
  isCountShare: false,
  isPartOfWeek: false,
  shareOfTime: null,
  isOfChange: false,
  chosen: null,
  chosenDays: null,
  stretch: null,
  rolling: null,
  brandSplit: null,
  beside: null,
  gap: null,
  firstOfEach: null,
  isBothEnds: false,
  isRanking: false,
  isWithMean: false,
  isWithTotal: false,
  isTogether: false,
  always: null,
  unitsOfEach: null,
  ofUnits: null,
  ranges: null,
  each: null,
  orderBy: null,
  order: null,
} as const satisfies { readonly [Key in Exclude<keyof Reading, Frame>]: Reading[Key] };

export type Demand = keyof typeof PLAIN_DEMANDS;

/** The demands of a reading that something asked for. */
export const demandsOf = (reading: Reading): readonly Demand[] =>
  (Object.keys(PLAIN_DEMANDS) as Demand[]).filter(
    (key) => JSON.stringify(reading[key]) !== JSON.stringify(PLAIN_DEMANDS[key]),
  );
