import { type Token, wordsOf } from '../../text/tokenize.ts';
import type { Meaning } from '../mark.ts';
import type { Vocabulary } from './vocabulary.ts';

/** “Hires” last month: a number of these data in quotes is that number, where no name or search is called so. */
export function numberInQuotes(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): Meaning | undefined {
  if (at > 0 && !/^(?:our|the|many|total|show|me)$/.test(tokens[at - 1]?.word ?? '')) return undefined;
  const phrase = wordsOf((tokens[at] as Token).text).join(' ');
  const [meaning] = vocabulary.meaningsOf(phrase);
  const isNumber = meaning?.type === 'metric' && !vocabulary.lacks(meaning);
  return isNumber && vocabulary.membersOf(phrase).length === 0 ? meaning : undefined;
}
