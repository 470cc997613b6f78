import type { ReadAsPart } from '#src/shared/answer.ts';
import { type BoundText, sentence } from '../../bound-text.ts';
import type { Reading } from '../reading/reading.ts';
import type { ReadAsContext } from './read-as-context.ts';
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

/**
 * A reading said back part by part, each complete in itself: "revenue", "by country", "only on mobile", "in February 2026",
 * "the largest gain first". Everything that changes the table is in it, so that whoever asked sees at a glance whether
 * they were understood; readings that give other tables are said otherwise.
 */
export function readAs(reading: Reading, context: ReadAsContext): ReadAs[] {
  const parts: [ReadAs['part'], readonly BoundText[]][] = [
    ['what', whatWords(reading, context)],
    ['split', splitWords(reading, context)],
    ['only', onlyWords(reading, context)],
    ['when', whenWords(reading, context)],
    ['kept', keptWords(reading, context)],
    ['order', orderWords(reading, context)],
  ];
  return parts.flatMap(([part, texts]) => texts.map((text) => ({ part, text: sentence`${text}` })));
}
