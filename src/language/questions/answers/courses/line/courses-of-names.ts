import type { Day } from '#src/shared/week.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Fetched, FetchedRow, Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { Reading } from '../../../reading/reading.ts';
import type { NamedLife } from '../../lives/life-of.ts';
import { livesOf } from '../../lives/lives-of.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { askedGrain } from '../../telling/time-grain.ts';
import { type Point, pointsOf } from './course-points.ts';
import { comparable } from './ends-of-course.ts';

/** One of several names over time. */
export interface NameCourse {
  readonly rows: readonly FetchedRow[];
  /** All have the same units, in the order of time. */
  readonly points: readonly Point<Day>[];
  /** Places of those units of it that can be held against each other. */
  readonly places: readonly number[];
}

export interface NameCourses {
  /** In the order of the names. */
  readonly courses: readonly NameCourse[];
  readonly fetched: Fetched;
  readonly lives: readonly NamedLife[];
}

/** The metric that is asked of each of several names of one dimension, with nothing between them but the name. */
export async function coursesOfNames(
  settled: Settled,
  named: NonNullable<Reading['each']>,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<NameCourses> {
  const [metric] = settled.asked as [AskMetric];
  const { dimension, members } = named;
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period: settled.period,
    grain: askedGrain(grain),
    dimensions: [dimension],
    filters: [...settled.filters, { dimension, is: 'one_of', members: members.flat() }],
  });
  const ofOne = { ...settled, metrics: [metric] };
  const courses = members.map((some): NameCourse => {
    const rows = fetched.rows
      .filter((row) => some.includes(row.members[0] ?? ''))
      .map((row) => ({ ...row, members: [] }));
    const points = pointsOf(ofOne, { ...fetched, rows }, grain);
    return { rows, points, places: comparable({ settled: ofOne, points, fetched, grain }) };
  });
  return { courses, fetched, lives: await livesOf(settled, named, inquiry) };
}
