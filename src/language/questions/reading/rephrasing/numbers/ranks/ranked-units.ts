import { isNoise, neighbour, type Piece, rewrite } from '../../../piece.ts';

const RANK = /^(?:rank|ranks|ranked|ranking)$/i;

/** "Rank the months by revenue", "how do our weeks rank": the units stand in the order of a number, and no position is meant. */
export function rankedUnits(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isPosition = piece.type === 'metric' && piece.metric === 'position' && RANK.test(piece.said);
    if (!isPosition) continue;
    const isFirst = neighbour(pieces, at, -1, isNoise) < 0;
    const isBefore = isFirst && pieces[neighbour(pieces, at, 1, isNoise)]?.type === 'unit';
    const isBehind = pieces[neighbour(pieces, at, -1, isNoise)]?.type === 'unit';
    const isByOther = pieces.some((one) => one.type === 'metric' && one !== piece);
    if ((isBefore || isBehind) && isByOther)
      rewrite(pieces, at, { type: 'keyword', keyword: 'top', said: 'highest' });
  }
}
