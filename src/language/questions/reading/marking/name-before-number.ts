import { type Token, wordsOf } from '../../text/tokenize.ts';
import type { Meaning, MemberCandidate } from '../mark.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * "Web traffic", "website visits" where a platform is called Web, "house viewings" where a kind of property is called House: the word
 * before the number, which is the same without it, is that name. "Search clicks" are another number than clicks, and stay one.
 */
export function nameBeforeNumber(
  tokens: readonly Token[],
  at: number,
  length: number,
  [whole]: readonly Meaning[],
  vocabulary: Vocabulary,
): readonly MemberCandidate[] {
  if (whole?.type !== 'metric' || length < 2) return [];
  const words = tokens.slice(at, at + length).map(({ word }) => word);
  const isTheSame = vocabulary
    .meaningsOf(words.slice(1).join(' '))
    .some((one) => one.type === 'metric' && one.metric === whole.metric);
  const [word = ''] = words;
  // "Newsletter signups" of a column that is called so
  const isOwn = wordsOf(whole.metric.replaceAll('_', ' ')).includes(word);
  if (!isTheSame || isOwn) return [];
  return vocabulary
    .membersOf(word)
    .filter(({ how, dimension }) => how === 'name' && !/page|query/.test(dimension));
}
