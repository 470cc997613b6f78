import { lengthOf } from '../../dates/period.ts';
import { unitWords } from '../../dates/time-words.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { isPeriod, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';

const BEFORE =
  /^(?:the |its |their )?(?:(?:previous|prior|preceding) (\p{L}+)|(\p{L}+) (?:before|prior|earlier|preceding)(?: it| that)?)$/iu;

const DAYS = { day: 1, week: 7, month: 31, quarter: 92, year: 366 } as const;

/**
 * "Monthly revenue in 2026 and the change to the month before", "bookings by week in September vs the previous week": the unit that is
 * told is the one that is held against the one before it, each in turn, and no stretch before the whole of them.
 */
export function isUnitBefore(pieces: readonly Piece[], piece: Piece): boolean {
  const unit = piece.type === 'time' ? unitSaidBefore(piece.said) : undefined;
  if (unit === undefined || !pieces.some((one) => one.type === 'grain' && one.grain === unit)) return false;
  const others = pieces.filter((one) => one !== piece && isPeriod(one));
  return others.every(
    (one) => one.type === 'time' && one.time.type === 'period' && lengthOf(one.time.period) > DAYS[unit],
  );
}

/** "The month before", "the previous quarter" */
export function unitSaidBefore(said: string): UnitOfTime | undefined {
  const [, first, second] = BEFORE.exec(said) ?? [];
  return unitWords.get((first ?? second ?? '').toLowerCase());
}

/** Whether what is told by this unit of time is held against the one before each. */
export const isAgainstUnitBefore = (pieces: readonly Piece[], grain: Reading['grain']): boolean =>
  grain !== null && grain !== 'weekday' && pieces.some((piece) => isUnitBefore(pieces, piece));
