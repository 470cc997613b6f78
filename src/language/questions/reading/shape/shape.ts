import type { SourceView } from '../../data/source-view.ts';
import type { ReadMembers } from '../names/read-filters.ts';
import type { ReadPeriods } from '../parts/read-periods.ts';
import type { Reading, ReadLimit, ReadMoveLimit } from '../reading.ts';

export interface ShapeInput {
  readonly dimensions: readonly string[];
  readonly count: number | null;
  readonly limits: readonly ReadLimit[];
  readonly moves: readonly ReadMoveLimit[];
  readonly quantile: number | null;
  readonly members: ReadMembers;
  readonly metrics: readonly string[];
  readonly time: ReadPeriods;
  /** Of the question before, where this one names no number. */
  readonly usual?: string | undefined;
  /** The number that stands for none that is named. */
  readonly unnamed?: string | undefined;
  readonly view: SourceView;
}

export interface ReadShape
  extends Pick<
    Reading,
    'shape' | 'rank' | 'grain' | 'each' | 'gap' | 'isYesNo' | 'asks' | 'display' | 'order'
  > {
  /** "Top pages for each of Germany and Austria": the dimension of those names, by which rows are split as well. */
  readonly also: string | null;
  /** "Growth by month": each month against the one before. */
  readonly isStepwise: boolean;
  readonly countPer: Reading['countPer'];
  readonly rankPer: Reading['rankPer'];
  /** "When did e-bikes first beat city bikes": of the days on which they did. */
  readonly endOfTime: Reading['endOfTime'];
  /** A share that moved from one period to another: "sources whose share grew". */
  readonly isShareMoved: boolean;
  /** "More impressions but fewer clicks": what each of two numbers did. */
  readonly moves: readonly ReadMoveLimit[];
  /** Filters that stand before this place belong to the whole of a share. */
  readonly wholeBefore: number | null;
  /** The one filter that belongs to the whole, behind the part: "mobile in Austria". */
  readonly wholeAt: number | null;
  /** "What share of sessions is mobile, by channel": the place of the name that is the part of each. */
  readonly partAt: number | null;
}

/** What a shape says of nothing but its own: each way of reading one puts its part in its place. */
export const PLAIN_SHAPE = {
  each: null,
  gap: null,
  also: null,
  isStepwise: false,
  countPer: null,
  rankPer: null,
  endOfTime: null,
  isShareMoved: false,
  asks: null,
  moves: [],
  order: null,
  wholeBefore: null,
  wholeAt: null,
  partAt: null,
} as const satisfies Partial<ReadShape>;
