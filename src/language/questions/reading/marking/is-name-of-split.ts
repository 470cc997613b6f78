import type { Token } from '../../text/tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

const INTO_WHAT = /^(?:by|into|across|per|between|among|amongst|along|according|on|each|every|up|down|out)$/;

/**
 * "Split bookings last month", "bookings in split" where a town is called so: beside a number, or where a name stands, it splits
 * nothing as long as nobody says by what.
 */
export function isNameOfSplit(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const isSplit = vocabulary
    .meaningsOf(tokens[at]?.word ?? '')
    .some((meaning) => meaning.type === 'keyword' && meaning.keyword === 'breakdown');
  if (!isSplit || tokens.slice(at + 1).some(({ word }) => INTO_WHAT.test(word))) return false;
  const next = vocabulary.meaningsOf(tokens[at + 1]?.word ?? '');
  const isPlace = /^(?:in|to|from|for|of|via)$/.test(tokens[at - 1]?.word ?? '');
  return isPlace || next.some(({ type }) => type === 'metric');
}
