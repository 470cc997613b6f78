import type { BoundText } from '../../bound-text.ts';
import type { SourceView } from '../data/source-view.ts';
import type { Period } from '../dates/period.ts';
import type { Reading } from '../reading/reading.ts';

/** What the words of a reading are made with besides the reading. */
export interface ReadAsContext {
  readonly view: SourceView;
  /** What the period is held against, where it is not a second period of the question. */
  readonly other: Period | null;
  /** Keeps a value that only these words tell, and returns the path to bind it to. */
  readonly keep: (name: string, value: string | number) => string;
}

/** How a part of a reading is said; no words where it asks for nothing. */
export type WordsOf = (reading: Reading, context: ReadAsContext) => readonly BoundText[];

/** Words by the part of a reading that they say, in the order that they are told in. */
export type PartWords = { readonly [Part in keyof Reading]?: WordsOf };
