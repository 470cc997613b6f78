import type { Assembled } from '../../assemble.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

/**
 * "By platform" behind "how did it change" of the country with the least revenue: what was told last is about this one alone, so the
 * platforms are those of it. The question before, as if it had named the one; undefined where it is of no single one.
 */
export function foundSplit(before: Reading, { has, reading: now }: Assembled): Reading | undefined {
  const { rank, found, dimensions, shape } = before;
  const [name, ...others] = found?.members ?? [];
  const isOfOne =
    rank?.of === 'members' &&
    rank.by === 'value' &&
    rank.count === 1 &&
    rank.within === null &&
    before.grain === null &&
    dimensions.length === 1 &&
    name !== undefined &&
    others.length === 0;
  const isTold =
    before.versus !== null || before.periods.length === 2 || shape === 'share' || shape === 'change';
  const isSplitAlone =
    has.dimension && !has.metric && !has.filter && !has.period && !has.rank && !has.versus && !has.time;
  const [dimension] = dimensions;
  if (!isOfOne || !isTold || !isSplitAlone || dimension === undefined) return undefined;
  if (now.dimensions.includes(dimension) || now.intent !== 'numbers') return undefined;
  // The part that it has of each, or what each has of its own
  if (shape === 'share') throw askedBack('points_back');
  const only = { dimension, is: 'one_of' as const, members: [name] };
  return {
    ...before,
    dimensions: [],
    rank: null,
    filters: [...before.filters.filter((one) => one.dimension !== dimension), only],
  };
}
