import type { Token } from '../../text/tokenize.ts';
import type { MemberCandidate } from '../mark.ts';
import { isPlural } from '../piece.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Nothing stands behind it that an article or a verb would begin. */
const ENDING =
  /^(?:|[?.!,;:]|in|on|last|this|yesterday|by|vs|v|versu|versus|and|or|since|during|over|from|for)$/;

/** "A orders", "in region A last month", "team a orders" where a team is called A: no article stands before several or before nothing. */
export function isNameOfLetter(
  candidates: readonly MemberCandidate[],
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): boolean {
  const [token, next, before] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  if (token?.word !== 'a') return false;
  const isMetric = vocabulary.meaningsOf(next?.word ?? '').some(({ type }) => type === 'metric');
  const isAlone = ENDING.test(next?.word ?? '');
  const columns = vocabulary
    .meaningsOf(isPlural(before?.text ?? '') ? '' : (before?.word ?? ''))
    .flatMap((one) => (one.type === 'dimension' ? one.dimensions : []));
  const isOfColumn = candidates.some(({ dimension, how }) => how === 'name' && columns.includes(dimension));
  if (token.text === 'A') return isAlone || isOfColumn || (isMetric && isPlural(next?.text ?? ''));
  return isOfColumn && (isAlone || isMetric);
}

/** "Clicks in can", "revenue in IN": behind "in" stands a place, and what is no month of three letters may be its code. */
export function isCodeOfPlace(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isCode = /^(?:can|ind|nor|bra|fin|col|est|are)$/.test(token?.text ?? '') || token?.text === 'IN';
  return isCode && tokens[at - 1]?.text === 'in' && ENDING.test(tokens[at + 1]?.word ?? '');
}
