import { wordsOf } from '../../text/tokenize.ts';
import type { Meaning, MemberCandidate } from '../mark.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * "Web orders" where an outlet is called so, though the catalogue calls any orders that: what is written out as a whole name is that one, as
 * long as no column has this name, and as the number is told by its last words or is not counted at all.
 */
export function isWithinName(
  meaning: Meaning,
  members: readonly MemberCandidate[],
  words: readonly string[],
  vocabulary: Vocabulary,
): boolean {
  if (meaning.type !== 'metric' || words.length < 2) return false;
  const isName = members.some(({ how, dimension }) => how === 'name' && !/page|query/.test(dimension));
  const isOwn = wordsOf(meaning.metric.replaceAll('_', ' ')).join(' ') === words.join(' ');
  if (!isName || isOwn) return false;
  const isOfThem = vocabulary
    .meaningsOf(words.slice(1).join(' '))
    .some((one) => one.type === 'metric' && one.metric === meaning.metric);
  return isOfThem || vocabulary.lacks(meaning);
}
