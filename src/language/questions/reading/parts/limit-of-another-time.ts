import type { Period } from '../../dates/period.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';

/** "100 or more orders" */
const isBeforeCounted = (piece: Piece): boolean =>
  isNoise(piece) || isKeyword(piece, 'at_least', 'at_most', 'preposition');

/** "… with at least 20 clicks in the prior period", "… with no purchases in February" */
export function isBehindLimit(pieces: readonly Piece[], at: number): boolean {
  const joint = pieces[neighbour(pieces, at, -1, isNoise)];
  if (!isKeyword(joint, 'preposition') || !/^(?:in|during|within)(?: the)?$/i.test(joint?.said ?? ''))
    return false;
  const counted = neighbour(pieces, at, -1);
  const limit =
    pieces[counted]?.type === 'metric' ? neighbour(pieces, counted, -1, isBeforeCounted) : counted;
  return pieces[limit]?.type === 'number' || isKeyword(pieces[limit], 'none');
}

/** "… with at least 1,000 sessions in both February and March": it holds of either period. */
export function isLimitOfBoth(pieces: readonly Piece[]): boolean {
  return pieces.some((piece, at) => {
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    const isOfTimes =
      next?.type === 'time' || /^(?:day|week|month|quarter|year)s$/i.test(pieces[at + 1]?.said ?? '');
    return /^(?:in |during |for )?both$/i.test(piece.said) && isOfTimes && isBehindLimit(pieces, at);
  });
}

/** "Lost more than 10 % in March" says how much; "lost revenue, with 100 sessions in March" limits. */
const isOwnLimit = (pieces: readonly Piece[], move: number, time: number): boolean =>
  isBehindLimit(pieces, time) &&
  pieces
    .slice(move + 1, time)
    .some((piece) => isKeyword(piece, 'and') || /^(?:with|that had|having)$/i.test(piece.said));

/**
 * "Countries with more than 1,000 sessions in February that lost sessions in March": March against February, and the limit
 * is about February. A limit of a later time than the move is about neither side of it.
 */
export function limitedThenMoved(
  pieces: readonly Piece[],
  periods: readonly Period[],
): readonly Period[] | undefined {
  const times = pieces.flatMap((piece, at) =>
    piece.type === 'time' && piece.time.type === 'period' ? [{ at, period: piece.time.period }] : [],
  );
  const [first, second] = times;
  if (times.length !== 2 || periods.length !== 2 || first === undefined || second === undefined)
    return undefined;
  const move = pieces.findIndex(
    (piece, at) => isKeyword(piece, 'gain', 'loss') && at > first.at && at < second.at,
  );
  // "Had 500 sessions in February and then lost more than 10 % in March"
  const joint = neighbour(pieces, move, -1, (one) => isNoise(one) || isKeyword(one, 'follow_on'));
  const isSaid = pieces.some(
    (piece, at) => isKeyword(piece, 'versus', 'compare') || (isKeyword(piece, 'and') && at !== joint),
  );
  if (isSaid || move < 0 || !isBehindLimit(pieces, first.at) || isOwnLimit(pieces, move, second.at))
    return undefined;
  // "With 100 sessions in April, whose rate fell from March": the limit is about the later of the two
  const lead = pieces[neighbour(pieces, second.at, -1, isNoise)];
  if (/^(?:from|since|on)$/i.test(lead?.said ?? '') && second.period.from < first.period.from)
    return undefined;
  if (second.period.from <= first.period.from) throw askedBack('which_period');
  return [second.period, first.period];
}
