import type { Day } from '#src/shared/week.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { NotAnswerable } from '../../../reading/problem.ts';
import type { Reading } from '../../../reading/reading.ts';
import type { NamedLife } from '../../lives/life-of.ts';
import { whileBothLive } from '../../lives/lives-of.ts';
import { type CountedLives, livesWhereCounted } from '../../lives/lives-where-counted.ts';
import { NOBODY, unitsOf } from '../../members/absent-points.ts';
import { closedList } from '../../members/absent-rows.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { hasUpperLimit, wholeOnly } from '../../settling/whole-units.ts';
import { askedGrain } from '../../telling/time-grain.ts';
import { type Point, pointsOf } from '../line/course-points.ts';

export type UnitsOfEach = NonNullable<Reading['unitsOfEach']> & { readonly grain: UnitOfTime };

/** The names of a question beside the units of its period. */
export interface UnitsByName {
  readonly fetched: Fetched;
  readonly names: readonly string[];
  /** There may be names that have no row in these days. */
  readonly isOpenList: boolean;
  readonly units: readonly Point<Day>[];
  /** Those that the period cuts are left out. */
  readonly areWholeOnly: boolean;
  readonly counted: CountedLives;
  /** Those in which a name is there: before and after it, nothing of it is no unit without. */
  readonly unitsOf: (name: string) => readonly Point<Day>[];
  /** Without one it had none. */
  readonly hasRow: (name: string, time: string) => boolean;
  /** In the order of the settled metrics. */
  readonly valuesIn: (name: string, time: string) => Point['values'];
}

export async function unitsByName(
  settled: Settled,
  { holds, grain }: UnitsOfEach,
  inquiry: Inquiry,
): Promise<UnitsByName> {
  const { reading, period, view, metrics } = settled;
  const [dimension = ''] = reading.dimensions;
  const fetched = await fetchDays(settled, inquiry, {
    metrics,
    period,
    dimensions: [dimension],
    grain: askedGrain(grain),
  });
  const known = unitsOf(settled, fetched, grain).filter(({ values }) => values[0] !== null);
  const units = holds === 'first' || hasUpperLimit(reading) ? wholeOnly(settled, grain, known) : known;
  if (units.length === 0)
    throw new NotAnswerable({ type: 'no_data', from: period.from, to: period.to, sourceId: view.source.id });
  const values = valuesOf(pointsOf(settled, fetched, grain));
  // Days without are asked of those, too, that had none at all
  const isOfThoseWithout = holds === 'limits' && hasUpperLimit(reading);
  const listed = isOfThoseWithout ? await closedList(settled, inquiry) : undefined;
  const all = [...new Set([...values.keys(), ...(listed ?? [])])];
  const counted = holds === 'limits' ? await livesWhereCounted(settled, all, inquiry) : NOBODY;
  const { lives, never } = counted;
  return {
    fetched,
    names: all.filter((name) => !never.includes(name)),
    isOpenList: isOfThoseWithout && listed === undefined,
    units,
    areWholeOnly: units.length < known.length,
    counted,
    unitsOf: (name) => whileThere(settled, units, grain, name, lives),
    hasRow: (name, time) => values.get(name)?.has(time) === true,
    valuesIn: (name, time) =>
      values.get(name)?.get(time) ?? metrics.map(({ kind }) => (kind === 'additive' ? 0 : null)),
  };
}

/** By member and unit. */
function valuesOf(points: readonly Point<Day>[]): Map<string, Map<string, Point['values']>> {
  const found = new Map<string, Map<string, Point['values']>>();
  for (const { time, members, values } of points) {
    const [name = ''] = members;
    const own = found.get(name) ?? new Map<string, Point['values']>();
    own.set(time, values);
    found.set(name, own);
  }
  return found;
}

const whileThere = (
  settled: Settled,
  units: readonly Point<Day>[],
  grain: UnitOfTime,
  name: string,
  lives: readonly NamedLife[],
): readonly Point<Day>[] =>
  whileBothLive(
    settled,
    units.map((unit) => ({ ...unit, key: unit.time })),
    grain,
    lives.filter((life) => life.name === name),
  );
