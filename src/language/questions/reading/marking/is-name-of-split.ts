import type { Token } from '../../text/tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

const INTO_WHAT = /^(?:by|into|across|per|between|among|amongst|along|according|on|each|every|up|down|out)$/;

/** What goes on where something was named, and where nothing was told to be done. */
const BEHIND_NAME =
  /^(?:only|alone|too|also|instead|please|v|vs|versu|versus|or|in|for|during|since|last|this|yesterday)$/;

/**
 * "Split bookings last month", "bookings in split" where a town is called so: beside a number, or where a name stands, it splits
 * nothing as long as nobody says by what. "Split only", where the capital of a first word says nothing, has nothing else to split.
 */
export function isNameOfSplit(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const isSplit = vocabulary
    .meaningsOf(tokens[at]?.word ?? '')
    .some((meaning) => meaning.type === 'keyword' && meaning.keyword === 'breakdown');
  if (!isSplit || tokens.slice(at + 1).some(({ word }) => INTO_WHAT.test(word))) return false;
  const next = vocabulary.meaningsOf(tokens[at + 1]?.word ?? '');
  const isPlace = /^(?:in|to|from|for|of|via)$/.test(tokens[at - 1]?.word ?? '');
  return isPlace || isAlone(tokens, at) || next.some(({ type }) => type === 'metric');
}

function isAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return at === 0 && (next === undefined || next.kind === 'sign' || BEHIND_NAME.test(next.word));
}
