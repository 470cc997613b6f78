import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

/**
 * "Did donations develop better than last year?", "how did sessions develop compared with last year?": held against last year, where
 * a course would tell nothing of it.
 */
export function developAgainst(pieces: Piece[]): void {
  const at = pieces.findIndex(
    (piece) => isKeyword(piece, 'trend') && /^(?:develop|evolve)/i.test(piece.said),
  );
  if (at < 0 || pieces.some(({ type }) => type === 'grain' || type === 'unit')) return;
  const isOfYear = pieces.some((piece, place) => {
    if (place < at) return false;
    const behind = pieces[neighbour(pieces, place, 1, isNoise)];
    return (
      isKeyword(piece, 'yoy') ||
      (isKeyword(piece, 'compare', 'versus') && /^(?:last|previous) year$/i.test(behind?.said ?? ''))
    );
  });
  if (isOfYear) silence(pieces, at);
}
