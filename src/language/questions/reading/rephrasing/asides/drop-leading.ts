import { isKeyword, isNoise, neighbour, type Piece, silent } from '../../piece.ts';

/** "What queries lead people to the page": nobody became a lead there. */
export function dropLeading(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'leads' || !/^leads?$/i.test(piece.said)) continue;
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    const isVerb =
      (next?.type === 'metric' && (next.metric === 'visitors' || next.metric === 'sessions')) ||
      (isKeyword(next, 'preposition') && /^to$/i.test(next?.said ?? ''));
    if (isVerb) pieces[at] = silent(piece);
  }
}
