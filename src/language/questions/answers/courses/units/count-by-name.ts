import { holds as isWithin } from '../../../data/holds.ts';
import { placeOfLimited } from '../../settling/place-of-limited.ts';
import type { Settled } from '../../settling/settled.ts';
import { isWithinLimit } from '../../shares/share-limits.ts';
import type { UnitsByName, UnitsOfEach } from './units-by-name.ts';

/** Each name with the number of its units, in the order that is asked for. */
export interface CountByName {
  readonly rows: readonly (readonly [name: string, count: number])[];
  /** In some unit several lead with the same number. */
  readonly hasTies: boolean;
  /** Of some a unit without a row is counted. */
  readonly countsAbsent: boolean;
}

/** So many are told with those that never led. */
const FEW = 12;

export function countByName(settled: Settled, asked: UnitsOfEach, byName: UnitsByName): CountByName {
  const { holds, order, many } = asked;
  const { names } = byName;
  const leaders = holds === 'first' ? leadersOfUnits(settled, byName) : [];
  const unitsOf = (name: string) =>
    byName.unitsOf(name).filter(({ time }) => isWithinLimits(settled, byName, name, time));
  const countOf = (name: string): number =>
    holds === 'first' ? leaders.filter((some) => some.includes(name)).length : unitsOf(name).length;
  const sign = order === 'most' ? -1 : 1;
  const rows = names
    .map((name): [string, number] => [name, countOf(name)])
    .filter(([, count]) => holds === 'limits' || order === 'fewest' || count > 0 || names.length <= FEW)
    .filter(([, count]) => many === undefined || isWithin(count, many.is, many.value))
    .sort(([a, m], [b, n]) => sign * (m - n) || (a < b ? -1 : 1));
  const isWithoutRow = (name: string): boolean =>
    holds === 'limits' && unitsOf(name).some(({ time }) => !byName.hasRow(name, time));
  return {
    rows,
    hasTies: leaders.some(({ length }) => length > 1),
    countsAbsent: many !== undefined && rows.some(([name]) => isWithoutRow(name)),
  };
}

/** Of which the lowest leads. */
export const isOfPositions = ({ asked: [metric] }: Settled): boolean => metric?.unit === 'position';

const isWithinLimits = (
  { reading, metrics }: Settled,
  { valuesIn }: UnitsByName,
  name: string,
  time: string,
): boolean =>
  reading.limits.every((limit) =>
    isWithinLimit(limit, valuesIn(name, time)[placeOfLimited(limit, metrics)] ?? null, new Map()),
  );

/** Of each unit those that nobody is ahead of; none where nobody had anything. */
const leadersOfUnits = (
  settled: Settled,
  { units, names, valuesIn }: UnitsByName,
): readonly (readonly string[])[] =>
  units.map(({ time }) =>
    leadersOf(
      names.map((name) => ({ name, value: valuesIn(name, time)[0] ?? null })),
      isOfPositions(settled),
    ),
  );

function leadersOf(
  all: readonly { readonly name: string; readonly value: number | null }[],
  isLower: boolean,
): readonly string[] {
  const values = all.flatMap(({ value }) => value ?? []);
  const best = isLower ? Math.min(...values) : Math.max(...values);
  return !isLower && best <= 0 ? [] : all.filter(({ value }) => value === best).map(({ name }) => name);
}
