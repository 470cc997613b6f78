import { isKeyword, type Piece } from './piece.ts';
import { countOf } from './read-counting.ts';
import { displayOf } from './read-display.ts';
import { grainOf, unitOf } from './read-units.ts';
import type { Reading } from './reading.ts';
import type { ReadShape, ShapeInput } from './shape.ts';

/** Two names against each other within each of something: a list of those, with both numbers. */
export function gapShape(
  pieces: readonly Piece[],
  { dimensions, count }: ShapeInput,
  gap: NonNullable<Reading['gap']>,
  isYesNo: boolean,
): ReadShape {
  for (const piece of pieces) if (piece.type === 'grain' || piece.type === 'unit') piece.used = true;
  const isRanked = count !== null || pieces.some((piece) => isKeyword(piece, 'top', 'bottom'));
  const isLeast = pieces.some((piece) => isKeyword(piece, 'bottom'));
  return {
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
    grain: dimensions.length > 0 ? null : (grainOf(pieces) ?? unitOf(pieces)),
    each: null,
    gap,
    also: null,
    isStepwise: false,
    countPer: null,
    rankPer: null,
    isShareMoved: false,
    isYesNo,
    asks: null,
    moves: [],
    order: null,
    display: displayOf(pieces),
    wholeBefore: null,
    wholeAt: null,
    partAt: null,
  };
}
