import { ReadAsPart } from '#src/shared/answer.ts';
import { type BoundText, sentence } from '../../bound-text.ts';
import type { Reading } from '../reading/reading.ts';
import type { PartWords, ReadAsContext, WordsOf } from './read-as-context.ts';
import { keptWords } from './read-as-kept.ts';
import { onlyWords } from './read-as-only.ts';
import { orderWords } from './read-as-order.ts';
import { splitWords } from './read-as-split.ts';
import { whatWords } from './read-as-what.ts';
import { whenWords } from './read-as-when.ts';

export interface ReadAs {
  readonly part: ReadAsPart;
  readonly text: BoundText;
}

const SECTIONS = {
  what: whatWords,
  split: splitWords,
  only: onlyWords,
  when: whenWords,
  kept: keptWords,
  order: orderWords,
} as const satisfies Readonly<Record<ReadAsPart, PartWords>>;

type Said = { [Section in ReadAsPart]: keyof (typeof SECTIONS)[Section] }[ReadAsPart];

/** Parts without words of their own: those that stand in the words of another one, and what changes no table. */
type SaidWithOthers =
  | 'metrics'
  | 'quantile'
  | 'isCountShare'
  | 'rolling'
  | 'rollingUnit'
  | 'isStepwise'
  | 'versusUnit'
  | 'isYesNo'
  | 'areApart';
type Unsaid =
  | 'claim'
  | 'isAgo'
  | 'sourceId'
  | 'display'
  | 'replaced'
  | 'found'
  | 'foundTime'
  | 'brandTerms'
  | 'assumptions';

/**
 * A reading said back part by part, each complete in itself: "revenue", "by country", "only on mobile", "in February 2026",
 * "the largest gain first". Everything that changes the table is in it, so that whoever asked sees at a glance whether
 * they were understood; readings that give other tables are said otherwise.
 *
 * @param reading a reading of nothing but parts that have words: one that gets a new part without them does not compile below
 */
export const readAs = (
  reading: Pick<Reading, Said | SaidWithOthers | Unsaid>,
  context: ReadAsContext,
): ReadAs[] =>
  ReadAsPart.options.flatMap((part) =>
    Object.values<WordsOf>(SECTIONS[part]).flatMap((wordsOf) =>
      wordsOf(reading, context).map((text) => ({ part, text: sentence`${text}` })),
    ),
  );
