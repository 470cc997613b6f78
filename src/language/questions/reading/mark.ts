import type { Read, TimeWords } from '../dates/time-text.ts';
import type { Keyword } from '../vocabulary/keyword.ts';
import type { UnanswerableTopic } from '../vocabulary/unanswerable-topic.ts';

/** A member of a dimension that some words may mean. */
export interface MemberCandidate {
  /** Column of the dimension in the source. */
  readonly dimension: string;
  readonly sourceId: string;
  readonly members: readonly string[];
  /**
   * `name`: the words are its name. `alias`: a usual other name. `part`: a part of its name ("pinterest" of pinterest.com,
   * the slug of a path). `absent`: a known name of such things that these data do not hold.
   */
  readonly how: 'name' | 'alias' | 'part' | 'absent';
  readonly volume: number;
  /** Of a part of the site: how the paths below it begin. */
  readonly prefix?: string;
}

export type Meaning =
  | { readonly type: 'metric'; readonly metric: string }
  | { readonly type: 'dimension'; readonly dimensions: readonly string[]; readonly isTimeUnit?: string }
  | { readonly type: 'grain'; readonly grain: string }
  | { readonly type: 'unit'; readonly unit: string }
  | { readonly type: 'keyword'; readonly keyword: Keyword }
  | { readonly type: 'members'; readonly candidates: readonly MemberCandidate[] }
  | { readonly type: 'topic'; readonly topic: UnanswerableTopic }
  | { readonly type: 'time'; readonly time: Read<TimeWords>['value'] }
  | { readonly type: 'number'; readonly value: number; readonly percent: boolean; readonly ordinal: boolean }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'path'; readonly text: string }
  | { readonly type: 'noise' }
  | { readonly type: 'stop' }
  | { readonly type: 'unknown' };

/** A stretch of the question with what it means; together they cover every word of it. */
export type Mark = Meaning & {
  /** The words as they were typed. */
  readonly said: string;
  /** Other things that the same words could be. */
  readonly others: readonly Meaning[];
  readonly proper: boolean;
};

/** Said, and nothing that is asked. */
export const noiseMark = (said: string): Mark => ({ type: 'noise', said, others: [], proper: false });

/** A word of asking that the question leaves to be understood. */
export const keywordMark = (keyword: Keyword, said: string): Mark => ({
  type: 'keyword',
  keyword,
  said,
  others: [],
  proper: false,
});

/** "Weeks" */
export const unitMark = (unit: string): Mark => ({
  type: 'unit',
  unit,
  said: `${unit}s`,
  others: [],
  proper: false,
});
