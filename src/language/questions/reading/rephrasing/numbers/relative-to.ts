import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../piece.ts';

/** "Refunds relative to tickets sold": the one per the other. Two names or two times are held against each other by these words. */
export function relativeTo(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isSaid =
      isKeyword(piece, 'versus', 'compare') &&
      /^(?:relative|in relation|in proportion) to$/i.test(piece.said);
    const over = pieces[neighbour(pieces, at, -1, isNoise)];
    const under = pieces[neighbour(pieces, at, 1, isNoise)];
    if (isSaid && over?.type === 'metric' && under?.type === 'metric')
      rewrite(pieces, at, { type: 'keyword', keyword: 'per', said: 'per' });
  }
}
