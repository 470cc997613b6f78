import { isKeyword, neighbour, type Piece } from '../piece.ts';

/** "sorted by revenue" */
export function orderByOf(pieces: readonly Piece[]): string | null {
  const at = pieces.findIndex(
    (piece) => isKeyword(piece, 'ordered') && /^(?:sort|order|rank)/i.test(piece.said),
  );
  const next = pieces[neighbour(pieces, at, 1)];
  return at >= 0 && next?.type === 'metric' ? next.metric : null;
}
