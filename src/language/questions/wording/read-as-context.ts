import type { SourceView } from '../data/source-view.ts';
import type { Period } from '../dates/period.ts';

/** What the words of a reading are made with besides the reading. */
export interface ReadAsContext {
  readonly view: SourceView;
  /** What the period is held against, where it is not a second period of the question. */
  readonly other: Period | null;
  /** Keeps a value that only these words tell, and returns the path to bind it to. */
  readonly keep: (name: string, value: string | number) => string;
}
