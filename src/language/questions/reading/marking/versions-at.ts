import { type Token, wordsOf } from '../../text/tokenize.ts';
import type { MemberCandidate } from '../mark.ts';
import type { Vocabulary } from './vocabulary.ts';

/** "Sessions of 5.0" where a version is called so; no limit of "more than 5.0". */
export function versionsAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): readonly MemberCandidate[] {
  const { kind, text, percent } = tokens[at] as Token;
  const before = tokens[at - 1]?.word ?? '';
  if (kind !== 'number' || percent === true || !/^\d+\.\d+$/.test(text)) return [];
  if (/^(?:over|above|below|under|least|most|by|exceed|exceeded|[<>=≤≥]+)$/.test(before)) return [];
  return vocabulary
    .membersOf(wordsOf(text).join(' '))
    .filter(({ how, members }) => how === 'name' && members.includes(text));
}

/** "5.x": all versions that begin so. */
export function lineOfVersions(tokens: readonly Token[], at: number, vocabulary: Vocabulary) {
  const [number, dot, x] = tokens.slice(at, at + 3);
  if (number?.kind !== 'number' || !/^\d+$/.test(number.text)) return undefined;
  const isLine = dot?.text === '.' && dot.glued && x?.word === 'x' && x.glued;
  const candidates = isLine ? vocabulary.membersOf(`${number.text} x`) : [];
  return candidates.length === 0 ? undefined : { candidates, length: 3 };
}
