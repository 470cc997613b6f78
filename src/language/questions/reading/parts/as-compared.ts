import type { Period } from '../../dates/period.ts';
import { isKeyword, isLight, neighbour, type Piece } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import { isBehindLimit, isLimitOfBoth } from './limit-of-another-time.ts';

/**
 * "Countries with 100 sessions in both February and March whose rate was lower in March than in February": which of two periods
 * is held against the other is said where they are compared, wherever they were named before.
 */
export function asCompared(pieces: readonly Piece[], periods: readonly Period[]): readonly Period[] {
  const [first, second] = periods;
  if (periods.length !== 2 || first === undefined || second === undefined) return periods;
  const isTurned = pieces.some((piece, at) => {
    if (!isKeyword(piece, 'versus')) return false;
    const now = pieces[neighbour(pieces, at, -1, isLight)];
    const then = pieces[neighbour(pieces, at, 1, isLight)];
    return isOf(now, second) && isOf(then, first);
  });
  const isSaid = pieces.some((piece) => isKeyword(piece, 'versus', 'compare'));
  // "With 100 sessions in both January and February, that grew": from the earlier one to the later
  const isMoved = isLimitOfBoth(pieces) || pieces.some((piece) => isKeyword(piece, 'gain', 'loss'));
  const isForward = !isSaid && isMoved && first.from < second.from;
  const [one] = pieces.flatMap(({ type }, at) => (type === 'time' ? [at] : []));
  const isLimitOfOne = one !== undefined && isBehindLimit(pieces, one) && !isLimitOfBoth(pieces);
  // Of which of the two a limit is, the other reading would pass over.
  if (isForward && isLimitOfOne)
    throw new NotAnswerable({ type: 'ambiguous', about: 'which_period', choices: [] });
  return isTurned || isForward ? [second, first] : periods;
}

const isOf = (piece: Piece | undefined, { from, to }: Period): boolean =>
  piece?.type === 'time' &&
  piece.time.type === 'period' &&
  piece.time.period.from === from &&
  piece.time.period.to === to;
