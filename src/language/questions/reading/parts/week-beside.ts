import { type Period, unitAround } from '../../dates/period.ts';
import { isKeyword, neighbour, type Piece } from '../piece.ts';

/** "The weeks from July 6 and August 3": both days begin a week. */
export function weekBeside(
  pieces: readonly Piece[],
  at: number,
  [named]: readonly Period[],
): Period | undefined {
  const piece = pieces[at];
  if (piece?.type !== 'time' || piece.time.type !== 'period' || named?.unit !== 'week') return undefined;
  const isWeeks = pieces
    .slice(0, at)
    .some(({ type, said }) => type === 'time' && /^(?:the )?weeks /i.test(said));
  const joint = pieces[neighbour(pieces, at, -1, (one) => one.type === 'noise' && one.said !== ',')];
  const isJoined = isKeyword(joint, 'and', 'versus') || joint?.said === ',';
  if (!isWeeks || !isJoined || piece.time.period.unit !== 'day') return undefined;
  return { ...unitAround(piece.time.period.from, 'week'), unit: 'week', count: 1, reading: 'monday_week' };
}
