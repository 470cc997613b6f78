import { addDays } from '#src/shared/week.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { ofThoseBefore } from '../of-rows/of-those-before.ts';
import { toldAnew } from '../told-anew.ts';
import { namesTold } from './names-told.ts';
import { refuseOtherWays } from './refuse-other-ways.ts';
import { hasTimes } from './told-beside.ts';

/** "Both together": one number of both names, or of two times that follow each other. */
export function toldAsOne(before: Reading): Reading | undefined {
  if (before.each !== null) return ofHeldNames(before);
  if (hasTimes(before)) {
    const periods = [...(before.replaced?.periods ?? []), ...before.periods];
    const inOrder = periods.toSorted((one, other) => (one.from < other.from ? -1 : 1));
    const [first] = inOrder;
    const last = inOrder.at(-1);
    const isWhole = inOrder.every(
      ({ from }, at) => at === 0 || addDays(inOrder[at - 1]?.to ?? from, 1) === from,
    );
    if (first === undefined || last === undefined || !isWhole) throw askedBack('points_back');
    refuseOtherWays(before);
    const whole = { from: first.from, to: last.to, unit: 'range' as const, count: 1 };
    return { ...before, periods: [whole], isAllData: false, replaced: null };
  }
  const names = namesTold(before);
  if (names === undefined) return undefined;
  const all = { ...names.last, members: [...new Set(names.members.flat())] };
  return {
    ...before,
    filters: before.filters.map((one) => (one === names.last ? all : one)),
    isTogether: before.dimensions.length === 0,
    replaced: null,
  };
}

function ofHeldNames(before: Reading): Reading | undefined {
  if (before.each === null) return undefined;
  const { dimension, members } = before.each;
  const filter = { dimension, is: 'one_of' as const, members: members.flat() };
  return { ...before, each: null, filters: [...before.filters, filter], isTogether: true, replaced: null };
}

/** "Together?" behind the conversion rates of five countries that were named: one of all five. */
export function namedRowsAsOne(before: Reading): Reading | undefined {
  const [dimension, ...others] = before.dimensions;
  const isOfNames = before.filters.some(
    (one) => one.dimension === dimension && one.is === 'one_of' && one.members.length > 1,
  );
  if (!isOfNames || others.length > 0 || before.rank !== null || before.shape !== 'value') return undefined;
  return { ...before, dimensions: [], order: null, orderBy: null, isTogether: true };
}

/** "Together?" behind the top 3: one number of these three. */
export function foundAsOne(before: Reading): Reading {
  const one = { ...before, dimensions: [], rank: null, order: null, orderBy: null, replaced: null };
  const found = ofThoseBefore(before, one, {
    metric: true,
    dimension: false,
    rank: false,
    filter: false,
    time: false,
  });
  return toldAnew({ ...found, isTogether: true });
}
