import { addDays } from '#src/shared/week.ts';
import type { Period } from '../../dates/period.ts';
import { isKeyword, isRank, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const isSaidToBeSum = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece) =>
      isKeyword(piece, 'total') && /^(?:sum|sum of|combined|together|all together)$/i.test(piece.said),
  );

/**
 * "Sessions per week in June and July" are the weeks of both, one after the other; "average sessions per day in June and July" are told of
 * each.
 */
const isOneCourse = (pieces: readonly Piece[]): boolean =>
  pieces.filter(({ type }) => type === 'grain').length >
    (pieces.some(isMean) && !pieces.some(isOfWeekdays) ? 1 : 0) &&
  !pieces.some((piece) => isKeyword(piece, 'versus', 'compare', 'gain', 'loss', 'change'));

const isMean = (piece: Piece): boolean => isKeyword(piece, 'average');

const isOfWeekdays = (piece: Piece): boolean => piece.type === 'grain' && piece.grain === 'weekday';

/**
 * "How many orders did we get in January and February?" is one number over both, and "which route made the most in July and August" a
 * ranking over both, as long as nothing is compared.
 */
function isCountedOverBoth(pieces: readonly Piece[]): boolean {
  const times = pieces.flatMap((piece, at) =>
    piece.type === 'time' && piece.time.type === 'period' ? [at] : [],
  );
  const [first, second] = times;
  if (times.length !== 2 || first === undefined || second === undefined) return false;
  const isJoined = pieces
    .slice(first + 1, second)
    .every((piece) => piece.type === 'noise' || isKeyword(piece, 'and', 'preposition'));
  const isAmount = pieces.some(
    (piece) => isKeyword(piece, 'count', 'total') || /^how much$|^how many$/i.test(piece.said),
  );
  const isRanked = pieces.some((piece) => isKeyword(piece, 'which')) && pieces.some(isRank);
  return (
    isJoined &&
    ((isAmount && !pieces.some(isMean)) || isRanked) &&
    pieces.slice(first + 1, second).some((piece) => isKeyword(piece, 'and')) &&
    !pieces.some((piece) =>
      isKeyword(piece, 'versus', 'compare', 'gain', 'loss', 'change', 'each', 'none', 'without'),
    ) &&
    !(!isRanked && pieces.some((piece) => isKeyword(piece, 'which'))) &&
    !pieces.some(({ type }) => type === 'grain' || type === 'unit')
  );
}

/** "Jan+Feb 2026" */
const isAdded = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece, at) =>
      /^\+$/.test(piece.said) && pieces[at - 1]?.type === 'time' && pieces[at + 1]?.type === 'time',
  );

/** "The sum of April and May" is one number over both. */
export function summed(
  pieces: readonly Piece[],
  periods: readonly Period[],
  versus: Reading['versus'],
): readonly Period[] {
  const isSum =
    isSaidToBeSum(pieces) ||
    pieces.some(isOfBoth) ||
    isCountedOverBoth(pieces) ||
    isOneCourse(pieces) ||
    isAdded(pieces) ||
    // Both against the year before
    (versus === 'year_before' && !pieces.some((piece) => isKeyword(piece, 'versus')));
  // Which of three are added up before they are held against the other is not read
  if (periods.length > 2 && pieces.some(isOfBoth) && pieces.some((piece) => isKeyword(piece, 'versus')))
    throw askedBack('sum_of_periods');
  if (!isSum || periods.length < 2 || pieces.some((piece) => isKeyword(piece, 'versus', 'compare')))
    return periods;
  const inOrder = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1));
  const isJoined = inOrder.every(
    (one, at) => at === 0 || addDays((inOrder[at - 1] as Period).to, 1) === one.from,
  );
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const words = pieces.filter(isOfBoth);
  if (!isJoined && words.length > 0 && first !== undefined && last !== undefined) {
    for (const word of words) word.used = true;
    const without = inOrder.slice(1).flatMap(({ from }, at) => {
      const to = (inOrder[at] as Period).to;
      return addDays(to, 1) < from ? [{ from: addDays(to, 1), to: addDays(from, -1) }] : [];
    });
    return [{ from: first.from, to: last.to, unit: 'range', count: 1, without }];
  }
  if ((!isJoined || first === undefined || last === undefined) && !isSaidToBeSum(pieces)) return periods;
  if (!isJoined || first === undefined || last === undefined) throw askedBack('sum_of_periods');
  return [{ from: first.from, to: last.to, unit: 'range', count: 1 }];
}

/** "March 3 and March 10 together", "January and March and their sum": one number of all of them, whatever lies between. */
const isOfBoth = (piece: Piece): boolean =>
  (piece.type === 'unknown' && /^(?:together|combined|jointly)$/i.test(piece.said)) ||
  (isKeyword(piece, 'total') &&
    /^(?:sum|sum of|combined|altogether|taken together|all together)$/i.test(piece.said));
