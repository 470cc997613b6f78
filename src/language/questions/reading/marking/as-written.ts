import type { Token } from '../../text/tokenize.ts';
import type { MemberCandidate } from '../mark.ts';

/** "North" where others are called "north" and "NORTH": the one that is written so, of each column that has one. */
export function asWritten(
  candidates: readonly MemberCandidate[],
  tokens: readonly Token[],
): readonly MemberCandidate[] {
  if (candidates.length < 2) return candidates;
  const said = tokens.map(({ text, glued }, at) => (glued || at === 0 ? text : ` ${text}`)).join('');
  const isWritten = ({ how, members }: MemberCandidate): boolean =>
    how === 'name' && members.length === 1 && members[0] === said;
  const columns = new Set(candidates.filter(isWritten).map(({ dimension }) => dimension));
  const isOtherCase = ({ members }: MemberCandidate): boolean =>
    members.length === 1 && members[0]?.toLowerCase() === said.toLowerCase();
  return candidates.filter((one) => isWritten(one) || !columns.has(one.dimension) || !isOtherCase(one));
}
