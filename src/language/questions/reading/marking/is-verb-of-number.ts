import type { Token } from '../../text/tokenize.ts';
import { VERB_OF_NUMBER } from '../../vocabulary/verbs-of-numbers.ts';
import type { Vocabulary } from './vocabulary.ts';

const DOES = /^(?:did|do|does)$/;
const ENDS = /^[.?!;:]$/;
const MOST_WORDS_OF_NUMBER = 3;

/**
 * "Did bookings drop in May", "how did bookings split": behind what was counted stands what it did, and no membership "Drop-In" or town
 * of that name. With a verb of its own behind it the word is free for a name: "how did bookings split do".
 */
export function isVerbOfNumber(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const verb = tokens[at];
  if (verb === undefined || !/^\p{Ll}/u.test(verb.text) || !isSaidAsVerb(verb, vocabulary)) return false;
  const first = firstOfNumber(tokens, at, vocabulary);
  if (first === undefined) return false;
  const before = tokens.slice(Math.max(0, first - 2), first).map(({ text }) => text.toLowerCase());
  if (!before.some((word) => DOES.test(word))) return false;
  const end = tokens.findIndex(({ word }, place) => place > at && ENDS.test(word));
  const behind = tokens.slice(at + 1, end < 0 ? undefined : end);
  return !behind.some((token) => VERB_OF_NUMBER.test(token.text) || isMove(token, vocabulary));
}

/** Where the number that stands directly before this word begins. */
function firstOfNumber(tokens: readonly Token[], at: number, vocabulary: Vocabulary): number | undefined {
  for (let length = MOST_WORDS_OF_NUMBER; length > 0; length--) {
    const words = tokens.slice(Math.max(0, at - length), at).map(({ word }) => word);
    const isNumber = vocabulary.meaningsOf(words.join(' ')).some(({ type }) => type === 'metric');
    if (isNumber && words.length === length) return at - length;
  }
  return undefined;
}

const isMove = ({ word }: Token, vocabulary: Vocabulary): boolean =>
  vocabulary
    .meaningsOf(word)
    .some((one) => one.type === 'keyword' && /^(?:gain|loss|change)$/.test(one.keyword));

const isSaidAsVerb = (token: Token, vocabulary: Vocabulary): boolean =>
  isMove(token, vocabulary) ||
  vocabulary.meaningsOf(token.word).some((one) => one.type === 'keyword' && one.keyword === 'breakdown');
