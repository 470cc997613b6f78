import type { Token } from '../../text/tokenize.ts';
import type { MemberCandidate } from '../mark.ts';
import { isPlural } from '../piece.ts';
import type { Vocabulary } from './vocabulary.ts';

/** "By team", "which campaign": the column is asked for, and what stands behind it is no name of it. */
const ASKING = /^(?:by|per|which|what|each|every|any|all|no|top|best|worst|many|and)$/;
/** "In May region North …", "on Sunday campaign …" */
const WHEN = /^(?:in|on|during|since|until|till|through|before|after|between|by|per)$/;

/**
 * "Team Last Week", "campaign Sunday", "the sale campaign": what is typed as a name is written, beside the word of its column, is this
 * name, though its words are those of a time, of asking or of a number.
 */
export function calledSo(
  tokens: readonly Token[],
  at: number,
  length: number,
  vocabulary: Vocabulary,
): readonly MemberCandidate[] {
  const name = tokens.slice(at, at + length);
  const phrase = name.flatMap(({ kind, word }) => (kind === 'sign' ? [] : [word])).join(' ');
  const named = vocabulary.membersOf(phrase).filter(({ how }) => how === 'name');
  if (named.length === 0) return [];
  const said = name.map(({ text, glued }, place) => (glued || place === 0 ? text : ` ${text}`)).join('');
  const written = named.filter(({ members }) => members.includes(said));
  if (written.length === 0) return [];
  const columns = [1, 2].flatMap((words) => [
    ...(ASKING.test(tokens[at - words - 1]?.word ?? '')
      ? []
      : columnsIn(tokens, at - words, words, vocabulary)),
    ...(isBefore(tokens, at) ? columnsIn(tokens, at + length, words, vocabulary) : []),
  ]);
  const beside = written.filter(({ dimension }) => columns.includes(dimension));
  return beside.length > 0 ? beside : isTitle(tokens, at, length) ? written : [];
}

/** "The sale campaign", "the Last Week team"; a capital that begins the sentence says nothing: "Best plan by sessions". */
const isBefore = (tokens: readonly Token[], at: number): boolean =>
  !WHEN.test(tokens[at - 1]?.word ?? '') &&
  (tokens[at]?.proper === true ||
    !(RANKING.test(tokens[at]?.word ?? '') || JOINING.test(tokens[at]?.word ?? '')));

/** "By city" splits, though a city is called so. */
const JOINING = /^(?:by|per|for|in|on|of|from|with|without|and|or|not|no|vs|versus|than|to|at)$/;

const RANKING =
  /^(?:best|worst|top|bottom|first|last|next|previous|highest|lowest|biggest|largest|smallest|most|least|fewest|all|any|each|every|total|other|only)$/;

/** "Sessions for Last Week", "for All last month": words of time, of asking are typed so as a name alone. */
const isTitle = (tokens: readonly Token[], at: number, length: number): boolean =>
  (length > 1 || (RANKING.test(tokens[at]?.word ?? '') && ENDING.test(tokens[at + 1]?.word ?? ''))) &&
  /^(?:for|of|from|via|with|without|than|vs)$/.test(tokens[at - 1]?.text ?? '') &&
  tokens.slice(at, at + length).every(({ text }) => /^\p{Lu}/u.test(text));

/** Nothing stands behind it that it could be said of. */
const ENDING = /^(?:|[?.!,]|in|on|last|this|yesterday|by|vs|versus|since|during)$/;

/** "Best plan by sessions", "Best day": at the beginning of a sentence, or in small letters, it ranks what stands behind it. */
export function isRankingWord(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const token = tokens[at];
  if (token === undefined || token.proper || !RANKING.test(token.word)) return false;
  const isOfColumn = [1, 2].some((words) => columnsIn(tokens, at - words, words, vocabulary).length > 0);
  const ranked = [1, 2].flatMap((words) => meaningsAt(tokens, at + 1, words, vocabulary));
  return (
    !isOfColumn && ranked.some(({ type }) => type === 'dimension' || type === 'unit' || type === 'grain')
  );
}

const meaningsAt = (tokens: readonly Token[], from: number, words: number, vocabulary: Vocabulary) =>
  from < 0 || from + words > tokens.length
    ? []
    : vocabulary.meaningsOf(
        tokens
          .slice(from, from + words)
          .map(({ word }) => word)
          .join(' '),
      );

const columnsIn = (
  tokens: readonly Token[],
  from: number,
  words: number,
  vocabulary: Vocabulary,
): readonly string[] =>
  isPlural(tokens[from + words - 1]?.text ?? '')
    ? []
    : meaningsAt(tokens, from, words, vocabulary).flatMap((one) =>
        one.type === 'dimension' ? one.dimensions : [],
      );
