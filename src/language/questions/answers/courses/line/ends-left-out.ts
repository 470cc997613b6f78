import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { Fetched } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { Settled } from '../../settling/settled.ts';
import type { Point } from './course-points.ts';
import { comparable } from './ends-of-course.ts';

interface Told {
  readonly settled: Settled;
  /** In the order of time. */
  readonly points: readonly Point[];
  readonly fetched: Fetched;
  readonly grain: UnitOfTime | 'weekday';
}

/** "From 125 (February)" above a table that begins with January, of which a day is missing: why it does not begin there. */
export function endsLeftOut({ settled, points, fetched, grain }: Told): BoundText[] {
  const { reading } = settled;
  const isPlain = reading.shape !== 'cumulative' && reading.limits.length === 0;
  if (grain === 'weekday' || grain === 'day' || !isPlain || reading.dimensions.length > 0) return [];
  const known = comparable({ settled, points, fetched, grain });
  const [from, to] = [known[0], known.at(-1)];
  if (from === undefined || to === undefined || from >= to) return [];
  const [isFirst, isLast] = [from > 0, to < points.length - 1];
  if (!isFirst && !isLast) return [];
  const which = isFirst && isLast ? 'the first and the last one' : isFirst ? 'the first one' : 'the last one';
  return [
    sentence`Only ${grain}s with data of all their days are held against each other, which ${which} in the table ${isFirst && isLast ? 'have' : 'has'} not.`,
  ];
}
