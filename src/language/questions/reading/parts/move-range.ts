import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { ReadMoveLimit } from '../reading.ts';
import { comparisons } from './comparisons.ts';
import { lowerOf } from './metric-of-limit.ts';

type NumberPiece = Piece & { readonly type: 'number' };

/** How far the verb may stand before its number, and the metric behind it. */
const NEAR = 5;

/** "Between 10 and 50 bookings", "by 10 to 50 %": both ends of how far something moved; "from 10 to 50" is where it stood. */
export function endsOfMove(
  pieces: readonly Piece[],
  at: number,
): { readonly least: number; readonly most: number; readonly upper: NumberPiece } | undefined {
  const lower = pieces[at];
  const before = pieces[neighbour(pieces, at, -1)];
  const right = neighbour(pieces, at, 1, (one) => isNoise(one) && !/^[-–]$/.test(one.said));
  const joint = pieces[right];
  const upper = pieces[neighbour(pieces, right, 1)];
  const isBetween = isKeyword(before, 'between');
  const isJoined = isBetween ? isKeyword(joint, 'and') : /^(?:[-–]|to)$/i.test(joint?.said ?? '');
  const isFrom = pieces.slice(Math.max(0, at - 2), at).some(({ said }) => /^from$/i.test(said));
  if (lower?.type !== 'number' || upper?.type !== 'number' || !isJoined || isFrom) return undefined;
  const ends = [lowerOf(lower, upper), upper.value];
  return { least: Math.min(...ends), most: Math.max(...ends), upper };
}

/** "More than 10 but less than 50 bookings": the other end of one move, unless it is of another number. */
export function otherEndOfMove(
  pieces: readonly Piece[],
  at: number,
  move: ReadMoveLimit,
): ReadMoveLimit | undefined {
  const next = neighbour(
    pieces,
    at,
    1,
    (one) =>
      isNoise(one) || one.type === 'metric' || isKeyword(one, 'and', 'total') || /^but$/i.test(one.said),
  );
  const bound = pieces[next];
  const place = neighbour(pieces, next, 1, isNoise);
  const upper = pieces[place];
  if (bound?.type !== 'keyword' || !(bound.keyword in comparisons) || upper?.type !== 'number')
    return undefined;
  const is = comparisons[bound.keyword as keyof typeof comparisons];
  const around = pieces.slice(Math.max(0, at - NEAR), place + 3);
  const metrics = new Set(around.flatMap((one) => (one.type === 'metric' ? [one.metric] : [])));
  const isTurned = sideOf(is) !== undefined && sideOf(is) !== sideOf(move.is);
  if (metrics.size > 1 || !isTurned || upper.percent !== move.isRelative) return undefined;
  upper.used = true;
  bound.used = true;
  return { ...move, is, value: upper.value };
}

const sideOf = (is: ReadMoveLimit['is']): 'over' | 'under' | undefined =>
  is === 'equal' ? undefined : is === 'above' || is === 'at_least' ? 'over' : 'under';
