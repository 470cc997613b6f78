import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { wholeNumber } from '../../wording/say.ts';
import { type Point, pointsOf } from '../courses/course-points.ts';
import type { Settled } from '../settling/settle.ts';
import type { TimeGrain } from '../telling/time-grain.ts';
import { countsAbsent, namesIn } from './absent-rows.ts';
import { namesOf } from './names-of.ts';

const MOST_POINTS = 10_000;

export interface PointsOfMembers {
  readonly points: readonly Point[];
  /** Of how many: where one that had nothing in a unit lies within the limits, everything that these days have. */
  readonly names: number | null;
}

/** One point of each member in each unit; "fewer than 5 in each week" holds of one that has no row in that week, too. */
export async function pointsOfMembers(
  settled: Settled,
  fetched: Fetched,
  grain: TimeGrain,
  inquiry: Inquiry,
): Promise<PointsOfMembers> {
  const points = pointsOf(settled, fetched, grain);
  if (!countsAbsent(settled)) return { points, names: null };
  const names = await namesIn(settled, fetched.rows, inquiry);
  const known = new Set(points.map(({ time, members }) => [time, members[0]].join('\u0000')));
  const units = unitsOf(settled, fetched, grain).flatMap(({ time, values }) =>
    values[0] === null ? [] : [time],
  );
  if (units.length * names.size > MOST_POINTS) throw new NotAnswerable({ type: 'too_much' });
  const absent = units.flatMap((time) =>
    [...names]
      .filter((name) => !known.has([time, name].join('\u0000')))
      .map((name): Point => ({ time, members: [name], values: settled.metrics.map(() => 0) })),
  );
  const inOrder = [...points, ...absent].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  return { points: inOrder, names: names.size };
}

/** Which ones are counted where they had nothing: those that have a row in any of these days. */
export function absentNote(
  settled: Settled,
  names: number | null,
  grain: string,
  inquiry: Inquiry,
): readonly BoundText[] {
  if (names === null) return [];
  const all = wholeNumber(names, inquiry.keep('names', names));
  const noun = namesOf(settled.reading.dimensions[0] as string, settled);
  return [sentence`Of the ${all} ${noun} of all these days: one without a row in a ${grain} had none in it.`];
}

/** The units of the period, each with its value over all members; null where there are no data. */
export const unitsOf = (settled: Settled, fetched: Fetched, grain: TimeGrain): readonly Point[] =>
  pointsOf(
    { ...settled, reading: { ...settled.reading, dimensions: [] } },
    { ...fetched, rows: fetched.rows.map((row) => ({ ...row, members: [] })) },
    grain,
  );
