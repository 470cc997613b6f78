import type { Period } from '../../dates/period.ts';
import { isKeyword, neighbour, type Piece } from '../piece.ts';

/** "More sessions than in March?": more when? */
export const isThanTime = (pieces: readonly Piece[], periods: readonly Period[]): boolean =>
  periods.length === 1 &&
  pieces.some(
    (piece, at) =>
      isKeyword(piece, 'versus', 'compare') &&
      /(?:^| )than\b/i.test(piece.said) &&
      pieces[neighbour(pieces, at, 1)]?.type === 'time',
  );
