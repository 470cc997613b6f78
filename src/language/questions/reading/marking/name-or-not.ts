import { monthOf } from '../../dates/calendar-words.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Meaning } from '../mark.ts';
import { isPlural } from '../piece.ts';
import type { Vocabulary } from './vocabulary.ts';

type Find = (
  tokens: readonly Token[],
  at: number,
) => { readonly length: number; readonly meanings: readonly Meaning[] } | undefined;

const INNER = /^(?:in|during)$/;

/** "Plays for March in March", "March and Top 10 in April" where a programme is called so: the time is told behind it. */
export function isNameOfMonth(
  tokens: readonly Token[],
  at: number,
  [meaning]: readonly Meaning[],
  find: Find,
): boolean {
  if (monthOf(tokens[at]?.word ?? '') === undefined || meaning?.type !== 'members') return false;
  if (isWhoDid(tokens, at)) return true;
  const name = meaning.candidates.filter(({ how }) => how === 'name');
  if (name.length === 0) return false;
  const isMonthIn = (place: number): boolean =>
    INNER.test(tokens[place]?.word ?? '') && monthOf(tokens[place + 1]?.word ?? '') !== undefined;
  if (INNER.test(tokens[at - 1]?.word ?? '')) return false;
  if (/^(?:for|of)$/.test(tokens[at - 1]?.word ?? '') && isMonthIn(at + 1)) return true;
  const isJoined = /^(?:and|or|v|vs|versus)$/.test(tokens[at + 1]?.word ?? '');
  const other = isJoined ? find(tokens, at + 2)?.meanings[0] : undefined;
  const isBesideOwn =
    other?.type === 'members' &&
    other.candidates.some(({ dimension }) => name.some((one) => one.dimension === dimension));
  return isBesideOwn && tokens.some((_, place) => place > at && isMonthIn(place));
}

/**
 * "How many did May see in April", "did April do more games in April": what did something within a month is no month, and somebody is
 * called so. "Did May do better than in April" are two months.
 */
export function isWhoDid(tokens: readonly Token[], at: number): boolean {
  if (monthOf(tokens[at]?.word ?? '') === undefined) return false;
  return (
    /^(?:did|doe|do|ha|has|have)$/.test(tokens[at - 1]?.word ?? '') &&
    /^\p{L}+$/u.test(tokens[at + 1]?.word ?? '') &&
    !/^(?:and|or|v|vs|versus|than|compare)$/.test(tokens[at + 1]?.word ?? '') &&
    tokens.some(
      ({ word }, place) =>
        place > at + 1 &&
        INNER.test(word) &&
        monthOf(tokens[place + 1]?.word ?? '') !== undefined &&
        !/^(?:than|a|as|versus|vs|v|to|against|and|or|we|it|they)$/.test(tokens[place - 1]?.word ?? '') &&
        !/^(?:we|it|they)$/.test(tokens[place - 2]?.word ?? ''),
    )
  );
}

/** "Top 10 programmes" are the first ten of them, though one is called Top 10. */
export function isRankOfThem(
  tokens: readonly Token[],
  at: number,
  length: number,
  vocabulary: Vocabulary,
): boolean {
  const [rank, number] = [tokens[at], tokens[at + 1]];
  const kind = tokens[at + 2];
  return (
    length === 2 &&
    /^(?:top|bottom|best|worst|first|last)$/.test(rank?.word ?? '') &&
    number?.kind === 'number' &&
    kind !== undefined &&
    isPlural(kind.text) &&
    vocabulary.meaningsOf(kind.word).some(({ type }) => type === 'dimension')
  );
}

/** "By day pass" is by that plan, and no "by day". */
export const isLongName = (found: ReturnType<Find>): boolean =>
  found !== undefined &&
  found.length > 1 &&
  found.meanings[0]?.type === 'members' &&
  found.meanings[0].candidates.some(({ how }) => how === 'name');

/** "Spend on Marketing jobs" where one kind of job is called so: no spend on marketing. */
export const isNameOfKindBehind = (
  tokens: readonly Token[],
  at: number,
  length: number,
  vocabulary: Vocabulary,
): boolean =>
  length > 1 &&
  /^(?:on|for|from|by|in)$/.test(tokens[at - 1]?.word ?? '') &&
  vocabulary
    .membersOf(tokens[at]?.word ?? '')
    .some(
      ({ how, dimension }) =>
        how === 'name' &&
        vocabulary
          .meaningsOf(tokens[at + 1]?.word ?? '')
          .some((one) => one.type === 'dimension' && one.dimensions.includes(dimension)),
    );
