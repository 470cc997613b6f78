import type { ReadMembers } from '../names/read-filters.ts';
import { gapCourseSaid } from '../parts/gap-course-said.ts';
import { grainOf, unitOf } from '../parts/read-units.ts';
import { isKeyword, type Piece } from '../piece.ts';
import { displayOf } from './read-display.ts';
import { PLAIN_SHAPE, type ReadShape } from './shape.ts';

/**
 * "Is mobile catching up with desktop in revenue", "the gap between mobile and desktop by month": two names of one kind, and how far
 * they lie apart over time. Undefined where it is not said of just two of them, or asked within each of something else, which no
 * course tells: the word that asks for it is heard in vain then.
 */
export function gapCourseShape(
  pieces: readonly Piece[],
  { named, filters }: ReadMembers,
  dimensions: readonly string[],
  isYesNo: boolean,
): ReadShape | undefined {
  const asking = pieces.find((piece) => isKeyword(piece, 'gap_course'));
  const course = asking && gapCourseSaid(asking);
  if (asking === undefined || course === undefined || dimensions.length > 0) return undefined;
  const open = named.filter(({ negated }) => !negated);
  const pair = open.filter(({ dimension }) => open.filter((one) => one.dimension === dimension).length > 1);
  const [first, second] = pair;
  if (pair.length !== 2 || first === undefined || second === undefined) return undefined;
  if (filters.some(({ dimension, is }) => dimension === first.dimension && is !== 'one_of')) return undefined;
  for (const piece of pieces)
    if (
      piece === asking ||
      piece.type === 'grain' ||
      piece.type === 'unit' ||
      isKeyword(piece, 'versus', 'trend')
    )
      piece.used = true;
  return {
    ...PLAIN_SHAPE,
    shape: 'trend',
    rank: null,
    grain: grainOf(pieces) ?? unitOf(pieces),
    gap: {
      dimension: first.dimension,
      members: [[...first.members], [...second.members]],
      names: [first.name, second.name],
      is: null,
      course,
      isLimitOfBoth: false,
    },
    isYesNo,
    display: displayOf(pieces),
  };
}
