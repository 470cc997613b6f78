import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { wholeNumber } from '../../wording/say.ts';
import { type Point, pointsOf } from '../courses/course-points.ts';
import type { Settled } from '../settling/settle.ts';
import type { TimeGrain } from '../telling/time-grain.ts';
import { countsAbsent, namesIn } from './absent-rows.ts';
import { SEPARATOR } from './member-key.ts';
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
  const isOfAll = countsAbsent(settled);
  const names = isOfAll ? await namesIn(settled, fetched.rows, inquiry) : namedOnes(settled);
  if (names.size === 0) return { points, names: null };
  const known = new Set(points.map(({ time, members }) => [time, members[0]].join(SEPARATOR)));
  const units = unitsOf(settled, fetched, grain).flatMap(({ time, values }) =>
    values[0] === null ? [] : [time],
  );
  if (units.length * names.size > MOST_POINTS) throw new NotAnswerable({ type: 'too_much' });
  const absent = units.flatMap((time) =>
    [...names]
      .filter((name) => !known.has([time, name].join(SEPARATOR)))
      .map(
        (name): Point => ({
          time,
          members: [name],
          values: settled.metrics.map(({ kind }) => (kind === 'additive' ? 0 : null)),
        }),
      ),
  );
  const inOrder = [...points, ...absent].sort(
    (a, b) => textOrder(a.time, b.time) || (isOfAll ? 0 : textOrder(a.members[0] ?? '', b.members[0] ?? '')),
  );
  return { points: inOrder, names: isOfAll ? names.size : null };
}

const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** "Monthly sessions of Canada and Japan": each of them has a row in each month. */
function namedOnes({ reading: { each, dimensions } }: Settled): ReadonlySet<string> {
  if (each === null || dimensions.length !== 1 || dimensions[0] !== each.dimension) return new Set();
  return new Set(
    each.members.flatMap((members, at) => (members.length > 1 ? (each.names[at] ?? []) : members)),
  );
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
  return [sentence`Of the ${all} ${noun} that are known: one without a row in a ${grain} had none in it.`];
}

/** The units of the period, each with its value over all members; null where there are no data. */
export const unitsOf = (settled: Settled, fetched: Fetched, grain: TimeGrain): readonly Point[] =>
  pointsOf(
    { ...settled, reading: { ...settled.reading, dimensions: [] } },
    { ...fetched, rows: fetched.rows.map((row) => ({ ...row, members: [] })) },
    grain,
  );
