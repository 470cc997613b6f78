import { isKeyword, isNoise, isPlural, neighbour, type Piece } from '../../piece.ts';
import { askedBack } from '../../problem.ts';

/** "Which page has the most queries": how many of one kind there are within another is not counted. */
export function refuseCountWithin(pieces: readonly Piece[]): void {
  if (pieces.some(({ type }) => type === 'metric')) return;
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'top', 'bottom')) continue;
    const counted = pieces[neighbour(pieces, at, 1, isNoise)];
    const listed = pieces
      .slice(0, at)
      .find(
        (one, place) =>
          one.type === 'dimension' && isKeyword(pieces[neighbour(pieces, place, -1, isNoise)], 'which'),
      );
    if (counted?.type === 'dimension' && listed?.type === 'dimension' && isPlural(counted.said))
      throw askedBack('count_within');
  }
}
