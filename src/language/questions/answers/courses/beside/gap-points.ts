import type { Day } from '#src/shared/week.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import { lengthOf, type Period } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { Reading } from '../../../reading/reading.ts';
import type { NamedLife } from '../../lives/life-of.ts';
import { whileBothLive } from '../../lives/lives-of.ts';
import { isWithoutRows } from '../../members/is-without-rows.ts';
import type { Settled } from '../../settling/settled.ts';
import type { Value } from '../line/course-points.ts';
import { coursesOfNames, type NameCourse } from '../line/courses-of-names.ts';

export type Gap = NonNullable<Reading['gap']>;

/** One unit of time: how far the two lie apart in it, and what each of them had. */
export interface GapPoint {
  readonly key: Day;
  readonly time: Day;
  readonly members: readonly string[];
  /** The first less the second, the first, the second. */
  readonly values: readonly [gap: Value, first: Value, second: Value];
}

export interface GapPoints {
  readonly points: readonly GapPoint[];
  /** Those that are whole, of which both are known, and in which both are there. */
  readonly known: readonly GapPoint[];
  readonly fetched: Fetched;
  readonly lives: readonly NamedLife[];
  /** One of the two has no row in all of these days, and nobody knows why. */
  readonly isOneMissing: boolean;
}

/** Both courses in the order of time. */
export async function gapPoints(
  settled: Settled,
  gap: Gap,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<GapPoints> {
  const { courses, fetched, lives } = await coursesOfNames(settled, gap, grain, inquiry);
  const [first, second] = courses as [NameCourse, NameCourse];
  const points = first.points.map(({ time, values: [a = null] }, at): GapPoint => {
    const b = second.points[at]?.values[0] ?? null;
    return { key: time, time, members: [], values: [a === null || b === null ? null : a - b, a, b] };
  });
  const known = first.places.filter((at) => second.places.includes(at)).flatMap((at) => points[at] ?? []);
  return {
    points,
    known: whileBothLive(settled, known, grain, lives),
    fetched,
    lives,
    isOneMissing: courses.some(({ rows }) => isWithoutRows(settled, rows)),
  };
}

/** So many days hold three whole weeks for each half, or, wherever they begin, three from the first to the last. */
const DAYS_OF_HALVES = 48;
const DAYS_OF_WEEKS = 28;
const DAYS_OF_MONTHS = 300;

/** The unit that nobody named: single days lie apart as days of a week do, where there are weeks enough. */
export function grainOfGap(period: Period, isOfHalves: boolean): UnitOfTime {
  const days = lengthOf(period);
  if (days < (isOfHalves ? DAYS_OF_HALVES : DAYS_OF_WEEKS)) return 'day';
  return days > DAYS_OF_MONTHS && !isOfHalves ? 'month' : 'week';
}
