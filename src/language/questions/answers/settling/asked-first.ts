import { DEMANDS, type Demand } from '../../reading/demands.ts';
import type { Reading } from '../../reading/reading.ts';

/** Whether a demand says which rows count at all, so that it holds of what is found before the answer, too; a new one is asked about here. */
const IS_OF_ROWS: Readonly<Record<Demand, boolean>> = {
  filters: true,
  limits: false,
  moves: false,
  dimensions: false,
  weekdays: true,
  versus: false,
  areApart: false,
  versusYear: false,
  grain: false,
  rank: false,
  place: false,
  rankPer: false,
  leftOut: false,
  leftOutDays: false,
  endOfTime: false,
  countPer: false,
  countWithin: false,
  upTo: false,
  isStepwise: false,
  quantile: false,
  isCountShare: false,
  isPartOfWeek: false,
  shareOfTime: false,
  isOfChange: false,
  chosen: false,
  chosenDays: false,
  stretch: false,
  rolling: false,
  brandSplit: false,
  beside: false,
  gap: false,
  firstOfEach: false,
  isBothEnds: false,
  isRanking: false,
  isWithMean: false,
  isWithTotal: false,
  isTogether: false,
  always: false,
  unitsOfEach: false,
  ofUnits: false,
  ranges: false,
  each: false,
  verdict: false,
  orderBy: false,
  order: false,
};

const PLAIN: Partial<Reading> = Object.fromEntries(
  (Object.keys(IS_OF_ROWS) as Demand[])
    .filter((demand) => !IS_OF_ROWS[demand])
    .map((demand) => [demand, DEMANDS[demand].plain]),
);

/**
 * The question that is asked before the one of the reading, to find the names, days or means that it speaks of: of the same
 * rows, and plain in all else but what the caller asks for. The caller gives it the days of the whole question: where none are
 * named, they hang on what is plain here.
 */
export const askedFirst = (reading: Reading, asks: Partial<Reading>): Reading => ({
  ...reading,
  ...PLAIN,
  shape: 'value',
  isYesNo: false,
  asks: null,
  ...asks,
});
