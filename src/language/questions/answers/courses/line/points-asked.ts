import { holds } from '../../../data/holds.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { USUAL_COUNT } from '../../../reading/usual-count.ts';
import { placeOfLimited } from '../../settling/place-of-limited.ts';
import type { Settled } from '../../settling/settled.ts';
import { hasUpperLimit, wholeOnly } from '../../settling/whole-units.ts';
import type { Point, Value } from './course-points.ts';

/**
 * The month that runs is no candidate for the fewest. Where it is the most already, it is. Of a rate a few days are neither: one
 * day of a week has by chance what no week has.
 */
export function withoutRunning<Time extends string>(
  settled: Settled,
  grain: UnitOfTime | 'weekday',
  points: readonly Point<Time>[],
): readonly Point<Time>[] {
  const { reading, asked } = settled;
  if (grain === 'day' || grain === 'weekday') return points;
  const isFewest = reading.rank?.of === 'time' && reading.rank.direction === 'bottom';
  const kind = asked[0]?.kind;
  const isUneven =
    (kind === 'quotient' && reading.rank?.of === 'time') ||
    (kind === 'additive' && (isFewest || hasUpperLimit(reading)));
  return isUneven ? wholeOnly(settled, grain, points) : points;
}

/** Whether a unit keeps every limit of the question. */
export function isWithin({ reading, metrics }: Settled, values: readonly Value[]): boolean {
  return reading.limits.every((limit) => {
    const value = values[placeOfLimited(limit, metrics)] ?? null;
    return value !== null && holds(value, limit.is, limit.value);
  });
}

/** "The first day with more than 20": that one of them. */
export const atEndOfTime = <One>(
  { endOfTime }: Settled['reading'],
  points: readonly One[],
): readonly One[] =>
  endOfTime === null ? points : endOfTime === 'first' ? points.slice(0, 1) : points.slice(-1);

/** "Which source is the best on each weekday": the first of each, as of any other unit */
export const isInOrder = ({ rank }: Settled['reading'], grain: UnitOfTime | 'weekday'): boolean =>
  rank?.of === 'time' || (grain === 'weekday' && rank?.of !== 'members');

/** Those that are asked for in the order of a ranking; the week from Monday on, and a course as it went. */
export function inOrderAsked(
  settled: Settled,
  grain: UnitOfTime | 'weekday',
  points: readonly Point[],
): readonly Point[] {
  const { reading } = settled;
  const { rank, order } = reading;
  const isWeek = grain === 'weekday' && rank === null && order === null && reading.dimensions.length === 0;
  return isInOrder(reading, grain) && !isWeek
    ? sorted(points, rank?.direction ?? (order === 'up' ? 'bottom' : 'top'))
    : topOfEach(settled, points);
}

/** "The top channel per month": the first of every month. */
function topOfEach({ reading }: Settled, points: readonly Point[]): readonly Point[] {
  const { rank } = reading;
  if (rank?.of !== 'members' || rank.by !== 'value' || reading.dimensions.length === 0) return points;
  const times = [...new Set(points.map(({ time }) => time))];
  return times.flatMap((time) =>
    sorted(
      points.filter((point) => point.time === time),
      rank.direction,
    ).slice(0, rank.count ?? USUAL_COUNT),
  );
}

function sorted(points: readonly Point[], direction: 'top' | 'bottom'): Point[] {
  const sign = direction === 'top' ? -1 : 1;
  return points
    .filter(({ values }) => values[0] !== null)
    .sort((a, b) => sign * ((a.values[0] ?? 0) - (b.values[0] ?? 0)) || (a.time < b.time ? -1 : 1));
}
