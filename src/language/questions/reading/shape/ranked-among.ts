import { isKeyword, isMove, isRank, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import type { ShapeInput } from './shape.ts';

/**
 * "Which of Vienna, Graz and Linz had the fewest bookings?", "which hotel of Vienna and Graz had the most": the names are all that is
 * ranked. Two and more that are set side by side tell who has most by themselves, and not who has least.
 */
export function isRankedAmong(
  pieces: readonly Piece[],
  each: Reading['each'],
  { dimensions, limits, time, metrics, count, moves }: ShapeInput,
): boolean {
  if (each === null || each.members.some((members) => members.length > 1)) return false;
  if (dimensions.some((dimension) => dimension !== each.dimension)) return false;
  const ranks = pieces.filter(isRank);
  const isOfEnd = ranks.some(
    (piece) => isKeyword(piece, 'bottom', 'worst') || (isKeyword(piece, 'best') && each.members.length > 2),
  );
  const isPlain =
    limits.length === 0 &&
    moves.length === 0 &&
    count === null &&
    metrics.length < 2 &&
    time.periods.length < 2 &&
    time.versus === null &&
    time.weekdays.length < 2;
  return (
    ranks.length === 1 &&
    (isOfEnd || dimensions.length > 0) &&
    isPlain &&
    !pieces.some(
      (piece) =>
        isMove(piece) ||
        piece.type === 'grain' ||
        piece.type === 'unit' ||
        (isKeyword(piece, 'versus') && !/^(?:and|or)$/i.test(piece.said)) ||
        isKeyword(piece, 'share', 'ratio', 'average', 'compare', 'count', 'each', 'per', 'more', 'less'),
    )
  );
}
