import type { Token } from '../../text/tokenize.ts';
import { isCodeOfPlace } from './name-of-letters.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words of asking that somebody or something may be called as well: a town, a priority. */
export const isNameOfKeyword = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  isNameOfSplit(tokens, at, vocabulary) ||
  isNameOfUsual(tokens, at, vocabulary) ||
  isNameOfFate(tokens, at, vocabulary) ||
  isCodeOfPlace(tokens, at);

const INTO_WHAT = /^(?:by|into|across|per|between|among|amongst|along|according|on|each|every|up|down|out)$/;
/** What goes on where something was named, and where nothing was told to be done. */
const BEHIND_NAME =
  /^(?:only|alone|too|also|instead|please|v|vs|versu|versus|or|in|for|during|since|last|this|yesterday)$/;
const ENDING = /^(?:|[?.!,]|last|this|in|during|since|yesterday|over|from)$/;

/**
 * "Split bookings last month", "bookings in split", "bookings split last month" where a town is called so: beside a number, or where
 * a name stands, it splits nothing as long as nobody says by what. "Split only", where the capital of a first word says nothing, has
 * nothing else to split.
 */
function isNameOfSplit(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  if (!isKeyword(tokens[at], 'breakdown', vocabulary)) return false;
  if (tokens.slice(at + 1).some(({ word }) => INTO_WHAT.test(word))) return false;
  const isPlace = /^(?:in|to|from|for|of|via)$/.test(tokens[at - 1]?.word ?? '');
  const isBehind = isNumber(tokens[at - 1], vocabulary) && ENDING.test(tokens[at + 1]?.word ?? '');
  // "How's split doing compared to Rome"
  const isSubject =
    /^(?:how|is|and|,)$/.test(tokens[at - 1]?.word ?? '') &&
    /^(?:doing|performing|faring)$/.test(tokens[at + 1]?.word ?? '');
  return isSubject || isPlace || isBehind || isAlone(tokens, at) || isNumber(tokens[at + 1], vocabulary);
}

function isAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return at === 0 && (next === undefined || next.kind === 'sign' || BEHIND_NAME.test(next.word));
}

/** "Normal tickets" where a priority is called so: a mean says of what, "a normal day". */
const isNameOfUsual = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  /^(?:normal|standard|regular)$/.test(tokens[at]?.word ?? '') &&
  isKeyword(tokens[at], 'average', vocabulary) &&
  !/^(?:an?|is|are|wa|was|were|our|than)$/.test(tokens[at - 1]?.word ?? '') &&
  isNumber(tokens[at + 1], vocabulary);

const BEFORE_FATE =
  /^(?:|the|of|in|by|most|fewest|least|more|fewer|many|any|our|all|show|list|and|or|for|with|without|than|did|do|has|have|had|is|are|was|were|how|see|get|total|average|versu|vs|,)$/;

/** "Lost orders", "orders lost last month", "how many orders were lost" where a status is called so; "who lost orders" moved. */
function isNameOfFate(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  if (!/^(?:lost|won)$/.test(tokens[at]?.word ?? '')) return false;
  const before = tokens[at - 1];
  const isEnd = ENDING.test(tokens[at + 1]?.word ?? '') || tokens[at + 1]?.word === 'by';
  const isSaidOfThem = /^(?:were|was|are|is|been|got)$/.test(before?.text.toLowerCase() ?? '');
  return (
    (isNumber(tokens[at + 1], vocabulary) && BEFORE_FATE.test(before?.word ?? '')) ||
    (isEnd && (isNumber(before, vocabulary) || (isSaidOfThem && isNumber(tokens[at - 2], vocabulary))))
  );
}

const isKeyword = (token: Token | undefined, keyword: string, vocabulary: Vocabulary): boolean =>
  vocabulary.meaningsOf(token?.word ?? '').some((one) => one.type === 'keyword' && one.keyword === keyword);

const isNumber = (token: Token | undefined, vocabulary: Vocabulary): boolean =>
  vocabulary.meaningsOf(token?.word ?? '').some(({ type }) => type === 'metric');
