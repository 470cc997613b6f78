import { asKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';

const RAISE = /^rais(?:e|ed|es|ing)$/i;
const ASKING = /^(?:did|do|does|has|have|had)$/i;

/**
 * "Did version 6 raise the engagement rate", "did newsletter sales raise": beside another number the verb says that it grew. Alone
 * it is the money that came in ("how much did the gala raise").
 */
export function raisedNumbers(pieces: Piece[]): void {
  const opening = pieces[neighbour(pieces, -1, 1, (one) => /^[,\s]$/.test(one.said))];
  const isYesNo = ASKING.test(opening?.said ?? '');
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || !RAISE.test(piece.said)) continue;
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    const isIntransitive = isYesNo && before?.type === 'metric';
    if (isIntransitive || raisesNumber(pieces, at)) pieces[at] = asKeyword(piece, 'gain');
  }
}

/** "The", "its", "our" and a number behind it; "raised the most" is money, as is "raised the money". */
function raisesNumber(pieces: readonly Piece[], at: number): boolean {
  if (!/^(?:the|its|our|their|my|your)$/i.test(pieces[at + 1]?.said ?? '')) return false;
  const raised = pieces[neighbour(pieces, at, 1, (one) => isNoise(one) || one.type === 'members')];
  return raised?.type === 'metric' && !/^(?:money|amount|funds?)$/i.test(raised.said);
}
