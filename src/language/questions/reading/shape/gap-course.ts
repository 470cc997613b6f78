import type { GapCourse } from '../gap.ts';
import type { ReadMembers } from '../names/read-filters.ts';
import { grainOf, unitOf } from '../parts/read-units.ts';
import { isKeyword, type Piece } from '../piece.ts';
import { displayOf } from './read-display.ts';
import { PLAIN_SHAPE, type ReadShape } from './shape.ts';

const COURSES: readonly (readonly [RegExp, GapCourse])[] = [
  [/^course of/i, 'told'],
  [/^gap moving/i, 'moved'],
  [/^gap narrowing/i, 'narrowing'],
  [/^gap widening/i, 'widening'],
  [/gaining on/i, 'gaining'],
  [/losing ground/i, 'losing'],
  [/pulling away/i, 'leaving'],
  [/falling behind/i, 'trailing'],
];

/** What a keyword of the kind `gap_course` asks of the two. */
export const courseSaid = ({ said }: Pick<Piece, 'said'>): GapCourse =>
  COURSES.find(([words]) => words.test(said))?.[1] ?? 'told';

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
  if (asking === undefined || dimensions.length > 0) return undefined;
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
      course: courseSaid(asking),
      isLimitOfBoth: false,
    },
    isYesNo,
    display: displayOf(pieces),
  };
}
