import type { Assembled } from '../../assemble.ts';
import type { Reading } from '../../reading.ts';

/** "Split that by device" behind new against returning visitors: rows of each with each. Undefined where anything else is asked. */
export function namesSplit(
  before: Reading,
  merged: Reading,
  { has, reading: now }: Assembled,
): Reading | undefined {
  const { each } = before;
  const isSplitAlone =
    has.dimension && !has.metric && !has.filter && !has.period && !has.rank && !has.versus && !has.time;
  const isPlain = before.dimensions.length === 0 && before.grain === null && before.shape === 'value';
  if (each === null || !isSplitAlone || !isPlain || now.intent !== 'numbers') return undefined;
  const isOfNames = each.members.every((members) => members.length === 1);
  if (!isOfNames || now.dimensions.includes(each.dimension)) return undefined;
  const named = { dimension: each.dimension, is: 'one_of' as const, members: each.members.flat() };
  return {
    ...merged,
    each: null,
    dimensions: [each.dimension, ...now.dimensions],
    filters: [...before.filters, named],
    isYesNo: false,
    asks: null,
  };
}
