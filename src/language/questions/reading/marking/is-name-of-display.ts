import type { Token } from '../../text/tokenize.ts';
import { isBesideNumber } from './is-beside-number.ts';
import type { Vocabulary } from './vocabulary.ts';

const WISH = /^(?:|,|[:.!?]|please|pls|you|to|then|also|just|i|we|let|me|can|could|should|would|will)$/;

/** "Display by channel", "display as a table", "display the revenue": something is to be shown. */
const IS_SHOWN = /^(?:by|per|as|the|all|each|every|me|us|it|them|a|an|my|our)$/;

const KIND = /^(?:campaign|ad|banner|network|source|placement|creative|channel)$/;

/** "Days with display purchases", "on display"; "please display purchases" is a wish. Undefined where nothing beside it says either. */
export function isNameOfDisplay(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): boolean | undefined {
  if (tokens[at]?.word !== 'display') return undefined;
  if (IS_SHOWN.test(tokens[at + 1]?.word ?? '')) return false;
  const isArticle = /^(?:the|our)$/.test(tokens[at - 1]?.word ?? '');
  const before = tokens[at - (isArticle ? 2 : 1)]?.word ?? '';
  // "Which display campaign", "the best display ads": who is asked for one is not told to show it
  if (
    /^(?:which|what|top|best|worst|bottom|many|by|per)$/.test(before) &&
    KIND.test(tokens[at + 1]?.word ?? '')
  )
    return true;
  const isBeside = isBesideNumber(tokens, at, vocabulary) || isBehindNumber(tokens, at, vocabulary);
  return /^(?:on|for|of)$/.test(before) || (!WISH.test(before) && isBeside) ? true : undefined;
}

/** "Bounce rate display", "revenue display march"; in "sessions, display by channel" it is a wish. */
const isBehindNumber = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  [1, 2].some((length) => {
    const words = tokens.slice(Math.max(at - length, 0), at).map(({ word }) => word);
    return vocabulary.meaningsOf(words.join(' ')).some(({ type }) => type === 'metric');
  });
