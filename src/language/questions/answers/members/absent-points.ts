import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import { unitAround } from '../../dates/period.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { listed, wholeNumber } from '../../wording/say.ts';
import { type Point, pointsOf } from '../courses/line/course-points.ts';
import { isOutside } from '../lives/life-of.ts';
import { namePiece } from '../lives/life-words.ts';
import { livesNotes } from '../lives/lives-notes.ts';
import { lifeByName } from '../lives/lives-of.ts';
import { type CountedLives, livesWhereCounted } from '../lives/lives-where-counted.ts';
import type { Settled } from '../settling/settled.ts';
import { startOf } from '../telling/time-grain.ts';
import { countsAbsent, namesIn } from './absent-rows.ts';
import { withoutRowNote } from './absent-within-life.ts';
import { SEPARATOR } from './member-key.ts';
import { namesOf } from './names-of.ts';

const MOST_POINTS = 10_000;

export interface PointsOfMembers {
  readonly points: readonly Point<Day>[];
  /** Of how many: where one that had nothing in a unit lies within the limits, everything that these days have. */
  readonly names: number | null;
  /** Of those that are named, in how many units nothing is known of them. */
  readonly unknown: readonly { readonly name: string; readonly count: number }[];
  /** Of all that there are: nothing of one that is not there is no unit without. */
  readonly counted: CountedLives;
}

/** One point of each member in each unit; "fewer than 5 in each week" holds of one that has no row in that week, too. */
export async function pointsOfMembers(
  settled: Settled,
  fetched: Fetched,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<PointsOfMembers> {
  const points = pointsOf(settled, fetched, grain);
  const isOfAll = countsAbsent(settled);
  const names = isOfAll ? await namesIn(settled, fetched.rows, inquiry) : namedOnes(settled);
  if (names.size === 0) return { points, names: null, unknown: [], counted: NOBODY };
  const known = new Set(points.map(({ time, members }) => [time, members[0]].join(SEPARATOR)));
  const units = unitsOf(settled, fetched, grain).flatMap(({ time, values }) =>
    values[0] === null ? [] : [time],
  );
  if (units.length * names.size > MOST_POINTS) throw new NotAnswerable({ type: 'too_much' });
  const counted = isOfAll ? await livesWhereCounted(settled, [...names], inquiry) : NOBODY;
  const isThere = isThereIn(counted, grain);
  const isNone = isOfAll ? () => true : await knownToHaveNone(settled, names, grain, inquiry);
  const absent = units.flatMap((time) =>
    [...names]
      .filter((name) => !known.has([time, name].join(SEPARATOR)) && isThere(name, time))
      .map(
        (name): Point<Day> => ({
          time,
          members: [name],
          values: settled.metrics.map(({ kind }) => (kind === 'additive' && isNone(name, time) ? 0 : null)),
        }),
      ),
  );
  const inOrder = [...points, ...absent].sort(
    (a, b) => textOrder(a.time, b.time) || (isOfAll ? 0 : textOrder(a.members[0] ?? '', b.members[0] ?? '')),
  );
  const isAdditive = settled.metrics[0]?.kind === 'additive';
  const unknown = [...names].flatMap((name) => {
    const count = absent.filter(({ members, values }) => members[0] === name && values[0] === null).length;
    return count === 0 || !isAdditive ? [] : [{ name, count }];
  });
  return { points: inOrder, names: isOfAll ? names.size : null, unknown, counted };
}

export const NOBODY: CountedLives = { lives: [], never: [] };

/** Before its first unit and after its last one a name is not there. */
function isThereIn({ lives, never }: CountedLives, grain: UnitOfTime): (name: string, time: Day) => boolean {
  const byName = lifeByName(lives);
  return (name, time) => {
    const life = byName.get(name);
    return !never.includes(name) && (life === undefined || !isOutside(unitAround(time, grain), life));
  };
}

const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** "Monthly sessions of Canada and Japan": each of them has a row in each month. */
function namedOnes({ reading: { each, dimensions } }: Settled): ReadonlySet<string> {
  if (each === null || dimensions.length !== 1 || dimensions[0] !== each.dimension) return new Set();
  return new Set(
    each.members.flatMap((members, at) => (members.length > 1 ? (each.names[at] ?? []) : members)),
  );
}

/**
 * Whether a named one without a row in a unit had none in it. What visitors come for and from is there with its first visit; a show or
 * a newsletter that has no row is missing, and where the question narrows the rows it had none from its first row on.
 */
async function knownToHaveNone(
  settled: Settled,
  names: ReadonlySet<string>,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<(name: string, time: string) => boolean> {
  const { view, metrics, period, reading, filters } = settled;
  const [dimension = ''] = reading.dimensions;
  const [metric] = metrics;
  if (view.kindOf(dimension) !== undefined) return () => true;
  const { firstDay } = view.source;
  const isNarrowed = filters.some((one) => !('dimension' in one) || one.dimension !== dimension);
  if (!isNarrowed || firstDay === null || metric === undefined) return () => false;
  const firstUnits = new Map<string, string>();
  for (const name of names) {
    const members = reading.each?.members.find(
      (some, at) => some.includes(name) || (reading.each?.names[at] ?? '') === name,
    ) ?? [name];
    const first = await inquiry.firstDayOf({
      metrics: [metric],
      filters: [{ dimension, is: 'one_of', members: [...members] }],
      from: firstDay,
      to: period.to,
    });
    if (first !== null) firstUnits.set(name, startOf(first, grain));
  }
  return (name, time) => time >= (firstUnits.get(name) ?? '9999');
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

/** Who is not there in some or all of these days, and so not counted in them. */
export const notThereNotes = (
  settled: Settled,
  { lives, never }: CountedLives,
  inquiry: Inquiry,
): readonly BoundText[] => [
  ...(never.length === 0 ? [] : [withoutRowNote(settled, never, inquiry)]),
  ...livesNotes(settled, lives, inquiry),
];

/** A name without a row was not there, or nobody wrote down what it had. */
export function unknownNote(
  unknown: PointsOfMembers['unknown'],
  grain: string,
  inquiry: Inquiry,
): readonly BoundText[] {
  if (unknown.length === 0) return [];
  const told = unknown.map(({ name, count }, at) => {
    const piece = namePiece(name, `unknownName${at}`, inquiry);
    const many = wholeNumber(count, inquiry.keep(`unknownUnits${at}`, count));
    return sentence`${piece} in ${many} ${grain}${count === 1 ? '' : 's'}`;
  });
  return [sentence`Without a row, and so not known: ${listed(told, ' and ')}.`];
}

/** The units of the period, each with its value over all members; null where there are no data. */
export const unitsOf = (settled: Settled, fetched: Fetched, grain: UnitOfTime): readonly Point<Day>[] =>
  pointsOf(
    { ...settled, reading: { ...settled.reading, dimensions: [] } },
    { ...fetched, rows: fetched.rows.map((row) => ({ ...row, members: [] })) },
    grain,
  );
