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
  const endOfTime = dimensions.length > 0 || gap.is === null ? null : endOf(pieces);
  // "Do two cities have more": how many of them it is asked of
  const isCounted = count !== null && count !== gap.quantity;
  const isRanked =
    isCounted || (endOfTime === null && pieces.some((piece) => isKeyword(piece, 'top', 'bottom')));
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
    endOfTime,
    isYesNo,
    display: displayOf(pieces),
  };
}

/** "First beat", "last had more", before what compares them; "the first 3 months" are several of them. */
function endOf(pieces: readonly Piece[]): Reading['endOfTime'] {
  const found = pieces.find(
    (piece, at) =>
      /^(?:first|last)$/i.test(piece.said) && piece.type !== 'time' && pieces[at + 1]?.type !== 'number',
  );
  if (found === undefined) return null;
  found.used = true;
  return /^first$/i.test(found.said) ? 'first' : 'last';
}
