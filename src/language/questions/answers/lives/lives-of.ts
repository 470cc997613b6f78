import type { Day } from '#src/shared/week.ts';
import type { FetchedRow, Inquiry } from '../../data/inquiry.ts';
import { earlier, later, unitAround } from '../../dates/period.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import type { Reading } from '../../reading/reading.ts';
import { eachNames } from '../members/each-names.ts';
import type { Settled } from '../settling/settled.ts';
import { lifeOf, MOST_LIVES, type NamedLife, WHOLE_LIFE } from './life-of.ts';

type Named = NonNullable<Reading['each']>;

/**
 * "Did Old Market ever beat Market Square", of which one was closed when the other opened: since when and until when each of them has
 * rows. What visitors come for and from is there from the beginning; what is told
 * together is there as long as any of it is.
 */
export async function livesOf(
  { view, asked: [metric] }: Settled,
  named: Named,
  inquiry: Inquiry,
): Promise<readonly NamedLife[]> {
  const { dimension, members } = named;
  const isAsked = view.kindOf(dimension) === undefined && members.length <= MOST_LIVES;
  if (!isAsked || metric === undefined) return [];
  const names = eachNames(named);
  return Promise.all(
    members.map(async (some, at): Promise<NamedLife> => {
      const filters = [{ dimension, is: 'one_of' as const, members: [...some] }];
      const life = (await lifeOf(view, metric, filters, inquiry)) ?? WHOLE_LIFE;
      return { name: names[at] ?? some[0] ?? '', ...life };
    }),
  );
}

/** The same of single names, as they stand in the data. */
export const livesOfNames = (
  settled: Settled,
  dimension: string,
  names: readonly string[],
  inquiry: Inquiry,
): Promise<readonly NamedLife[]> =>
  livesOf(settled, { dimension, members: names.map((name) => [name]), names: [...names] }, inquiry);

/** "Takings by weekday and shop", of which one closed in April: of the names in these rows those that begin or end. */
export async function livesOfRows(
  settled: Settled,
  rows: readonly FetchedRow[],
  inquiry: Inquiry,
): Promise<readonly NamedLife[]> {
  const [dimension, second] = settled.reading.dimensions;
  if (dimension === undefined || second !== undefined) return [];
  const names = [...new Set(rows.map(({ members: [name = ''] }) => name))];
  const lives = await livesOfNames(settled, dimension, names, inquiry);
  return lives.filter(({ first, last }) => (first ?? last) !== null);
}

export const lifeByName = (lives: readonly NamedLife[]): ReadonlyMap<string, NamedLife> =>
  new Map(lives.map((life) => [life.name, life]));

/** The units in which all of them are there whole; where none is, those in which all are there at all. */
export function whileBothLive<Group extends { readonly key: string }>(
  { period }: Settled,
  groups: readonly Group[],
  grain: UnitOfTime,
  lives: readonly NamedLife[],
): readonly Group[] {
  const from = lives.reduce<Day>((day, { first }) => later(day, first ?? day), period.from);
  const to = lives.reduce<Day>((day, { last }) => earlier(day, last ?? day), period.to);
  if (from === period.from && to === period.to) return groups;
  const daysOf = ({ key }: Group) => unitAround(key as Day, grain);
  const shared = groups.filter((group) => daysOf(group).to >= from && daysOf(group).from <= to && from <= to);
  const whole = shared.filter(
    (group) => later(daysOf(group).from, period.from) >= from && earlier(daysOf(group).to, period.to) <= to,
  );
  return whole.length === 0 ? shared : whole;
}
