import { grainOf, unitOf } from '../parts/read-units.ts';
import { isKeyword, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { countOf } from './read-counting.ts';
import { displayOf } from './read-display.ts';
import { PLAIN_SHAPE, type ReadShape, type ShapeInput } from './shape.ts';

/** Two names against each other within each of something: a list of those, with both numbers. */
export function gapShape(
  pieces: readonly Piece[],
  { dimensions, count }: ShapeInput,
  gap: NonNullable<Reading['gap']>,
  isYesNo: boolean,
): ReadShape {
  for (const piece of pieces) if (piece.type === 'grain' || piece.type === 'unit') piece.used = true;
  // "Do two cities have more": how many of them it is asked of
  const isCounted = count !== null && count !== gap.quantity;
  const isRanked = isCounted || pieces.some((piece) => isKeyword(piece, 'top', 'bottom'));
  // Who they are is found by one number, and by another in which of them it is so
  if (isYesNo && isRanked && dimensions.length > 0) throw askedBack('members_apart');
  const isLeast = pieces.some((piece) => isKeyword(piece, 'bottom'));
  return {
    ...PLAIN_SHAPE,
    shape: 'value',
    rank: isRanked
      ? {
          of: dimensions.length > 0 ? 'members' : 'time',
          count: count ?? countOf(pieces),
          direction: isLeast ? 'bottom' : 'top',
          by: 'value',
          within: null,
        }
      : null,
    grain: dimensions.length > 0 ? null : (grainOf(pieces) ?? unitOf(pieces) ?? 'day'),
    gap,
    isYesNo,
    display: displayOf(pieces),
  };
}
