import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { isKeyword, isLight, neighbour, type Piece } from '../piece.ts';
import { unitSaidBefore } from './against-unit-before.ts';

/**
 * "More hires than the month before", "revenue compared with the previous quarter" where nothing else says when: the last month against
 * the one before it, and not the last week. Of a year as well there would be too few days.
 */
export function unitAgainst(pieces: readonly Piece[], at: number): UnitOfTime | undefined {
  const piece = pieces[at];
  const isOnlyTime = !pieces.some((one) => one !== piece && (one.type === 'time' || one.type === 'grain'));
  if (piece?.type !== 'time' || !isOnlyTime) return undefined;
  const unit = unitSaidBefore(piece.said);
  const isHeld =
    piece.time.type === 'relative'
      ? piece.time.to === 'before'
      : isKeyword(pieces[neighbour(pieces, at, -1, isLight)], 'versus');
  return isHeld && unit !== 'year' ? unit : undefined;
}
