import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../../piece.ts';

const isPassed = (piece: Piece | undefined): boolean =>
  isNoise(piece) || piece?.type === 'stop' || isKeyword(piece, 'top', 'bottom');

/** "Refunds relative to tickets sold": the one per the other. Two names or two times are held against each other by these words. */
export function relativeTo(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isSaid =
      isKeyword(piece, 'versus', 'compare') &&
      /^(?:relative|in relation|in proportion) to$/i.test(piece.said);
    const before = neighbour(pieces, at, -1, isPassed);
    const over = pieces[before];
    const under = pieces[neighbour(pieces, at, 1, isNoise)];
    if (!isSaid || over?.type !== 'metric' || under?.type !== 'metric') continue;
    rewrite(pieces, at, { type: 'keyword', keyword: 'per', said: 'per' });
    // "Gets reopened most, relative to solved": the rank is that of the one per the other, and stands before both
    const ranks = pieces.slice(before + 1, at);
    pieces.splice(before + 1, ranks.length);
    pieces.splice(before, 0, ...ranks.filter(({ type }) => type !== 'stop'));
  }
}
