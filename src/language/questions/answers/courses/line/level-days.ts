import type { Day } from '#src/shared/week.ts';
import type { BoundText } from '../../../../bound-text.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { tiedBelow } from '../../members/tied-below.ts';
import type { Settled } from '../../settling/settle.ts';
import { timePiece } from '../../telling/time-piece.ts';
import type { Point } from './course-points.ts';

/** Of a ranking of days, those that its end parts from it by their dates alone. */
export function levelDays(
  { reading: { rank, place, dimensions } }: Settled,
  inOrder: readonly Point[],
  grain: UnitOfTime | 'weekday',
  inquiry: Inquiry,
): BoundText[] {
  if (rank?.of !== 'time' || rank.count === null || place > 1) return [];
  if (grain === 'weekday' || dimensions.length > 0) return [];
  return tiedBelow({
    values: inOrder.map(({ values }) => values[0] ?? null),
    count: rank.count,
    nameOf: (at) => {
      const time = inOrder[at]?.time as Day;
      return timePiece(time, grain, inquiry.keep('levelDay', time));
    },
    nounOf: (many) => (many === 1 ? grain : `${grain}s`),
    keep: (many) => inquiry.keep('levelWithLast', many),
  });
}
