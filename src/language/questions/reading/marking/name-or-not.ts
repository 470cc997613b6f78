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
  const name = meaning?.type === 'members' ? meaning.candidates.filter(({ how }) => how === 'name') : [];
  if (name.length === 0 || monthOf(tokens[at]?.word ?? '') === undefined) return false;
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
