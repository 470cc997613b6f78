import { isKeyword, type Piece, silent } from '../piece.ts';

/** "Is that difference real?", "statistically significant": an answer of numbers tests nothing, and says so. */
export function asksForTest(pieces: Piece[]): boolean {
  let isAsked = false;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'noise' && piece.type !== 'unknown') continue;
    const isStatistical = /^(?:statistically|significance)$/i.test(piece.said);
    const isVerdict =
      /^(?:real|significant|genuine|meaningful|significantly)$/i.test(piece.said) &&
      (isKeyword(pieces[at - 1], 'gain', 'loss', 'change', 'compare') ||
        pieces.slice(at + 1).every((one) => one.type === 'noise' || one.type === 'stop') ||
        /^statistically$/i.test(pieces[at - 1]?.said ?? ''));
    if (!isStatistical && !isVerdict) continue;
    pieces[at] = silent(piece);
    isAsked = true;
  }
  return isAsked;
}
