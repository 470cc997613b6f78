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
  | 'isAgo'
  | 'isYesNo'
  | 'claim'
  | 'asks'
  | 'display'
  | 'replaced'
  | 'found'
  | 'foundTime'
  | 'brandTerms'
  | 'assumptions';

interface Traits<Value> {
  /** As it is where nothing asks for it. */
  readonly plain: Value;
  /** It belongs to the form of a question: it stays where another only narrows it, and is never mixed with a form of its own. */
  readonly isForm: boolean;
  /** Told of some that were chosen first as of any others. */
  readonly isOfChosen: boolean;
  /** Part of a question may not ask for another one than the whole. */
  readonly isSameInParts: boolean;
  /**
   * A question that is offered can ask for it. What is offered is read back first, so one that loses it is never shown; where it
   * cannot be asked for, none is tried.
   */
  readonly isOffered: boolean;
}

/** What a reading can demand beyond a number over some days, and what becomes of it; nothing is left to be guessed of a new one. */
export const DEMANDS = {
  filters: { plain: [], isForm: false, isOfChosen: true, isSameInParts: false, isOffered: true },
  limits: { plain: [], isForm: false, isOfChosen: true, isSameInParts: false, isOffered: true },
  moves: { plain: [], isForm: false, isOfChosen: true, isSameInParts: false, isOffered: false },
  dimensions: { plain: [], isForm: false, isOfChosen: true, isSameInParts: false, isOffered: true },
  weekdays: { plain: [], isForm: false, isOfChosen: true, isSameInParts: false, isOffered: true },
  versus: { plain: null, isForm: false, isOfChosen: true, isSameInParts: false, isOffered: true },
  areApart: { plain: false, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: true },
  versusYear: { plain: false, isForm: true, isOfChosen: true, isSameInParts: false, isOffered: true },
  grain: { plain: null, isForm: false, isOfChosen: true, isSameInParts: false, isOffered: true },
  rank: { plain: null, isForm: false, isOfChosen: true, isSameInParts: false, isOffered: true },
  place: { plain: 1, isForm: true, isOfChosen: true, isSameInParts: false, isOffered: false },
  rankPer: { plain: null, isForm: true, isOfChosen: false, isSameInParts: true, isOffered: false },
  leftOut: { plain: null, isForm: false, isOfChosen: false, isSameInParts: true, isOffered: false },
  leftOutDays: { plain: null, isForm: false, isOfChosen: false, isSameInParts: true, isOffered: false },
  endOfTime: { plain: null, isForm: true, isOfChosen: false, isSameInParts: true, isOffered: false },
  countPer: { plain: null, isForm: false, isOfChosen: false, isSameInParts: true, isOffered: true },
  countWithin: { plain: null, isForm: true, isOfChosen: false, isSameInParts: true, isOffered: true },
  upTo: { plain: null, isForm: true, isOfChosen: false, isSameInParts: true, isOffered: false },
  isStepwise: { plain: false, isForm: true, isOfChosen: true, isSameInParts: false, isOffered: true },
  quantile: { plain: 0.5, isForm: false, isOfChosen: false, isSameInParts: false, isOffered: true },
  isCountShare: { plain: false, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: true },
  isPartOfWeek: { plain: false, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: false },
  shareOfTime: { plain: null, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: false },
  isOfChange: { plain: false, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: false },
  chosen: { plain: null, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: false },
  chosenDays: { plain: null, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: false },
  stretch: { plain: null, isForm: false, isOfChosen: false, isSameInParts: true, isOffered: false },
  rolling: { plain: null, isForm: false, isOfChosen: false, isSameInParts: true, isOffered: false },
  brandSplit: { plain: null, isForm: false, isOfChosen: false, isSameInParts: true, isOffered: false },
  beside: { plain: null, isForm: false, isOfChosen: false, isSameInParts: false, isOffered: false },
  gap: { plain: null, isForm: true, isOfChosen: false, isSameInParts: true, isOffered: false },
  firstOfEach: { plain: null, isForm: true, isOfChosen: false, isSameInParts: true, isOffered: false },
  isBothEnds: { plain: false, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: true },
  isRanking: { plain: false, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: true },
  isWithMean: { plain: false, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: true },
  isWithTotal: { plain: false, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: true },
  isTogether: { plain: false, isForm: false, isOfChosen: false, isSameInParts: false, isOffered: true },
  always: { plain: null, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: false },
  unitsOfEach: { plain: null, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: false },
  ofUnits: { plain: null, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: false },
  ranges: { plain: null, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: false },
  each: { plain: null, isForm: false, isOfChosen: true, isSameInParts: false, isOffered: true },
  verdict: { plain: null, isForm: true, isOfChosen: false, isSameInParts: false, isOffered: false },
  orderBy: { plain: null, isForm: false, isOfChosen: true, isSameInParts: true, isOffered: true },
  order: { plain: null, isForm: false, isOfChosen: true, isSameInParts: false, isOffered: true },
} as const satisfies { readonly [Key in Exclude<keyof Reading, Frame>]: Traits<Reading[Key]> };

export type Demand = keyof typeof DEMANDS;

type Trait = Exclude<keyof Traits<unknown>, 'plain'>;

/** Those demands of which this holds. */
export type DemandWith<Of extends Trait> = {
  [Key in Demand]: (typeof DEMANDS)[Key][Of] extends true ? Key : never;
}[Demand];

export const demandsWith = <Of extends Trait>(trait: Of): readonly DemandWith<Of>[] =>
  (Object.keys(DEMANDS) as Demand[]).filter((key): key is DemandWith<Of> => DEMANDS[key][trait]);

/** The demands of a reading that something asked for. */
export const demandsOf = (reading: Reading): readonly Demand[] =>
  (Object.keys(DEMANDS) as Demand[]).filter(
    (key) => JSON.stringify(reading[key]) !== JSON.stringify(DEMANDS[key].plain),
  );

/** Nothing is asked for beyond these. */
export const hasOnly = (reading: Reading, allowed: readonly Demand[]): boolean =>
  demandsOf(reading).every((demand) => allowed.includes(demand));
