import { demandsOf } from '../../demands.ts';
import { hasPartOfItsOwn, onlyChosen } from '../../only-chosen.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

import { USUAL_COUNT } from '../../usual-count.ts';

/**
 * "What was its cancellation rate?" behind "which hotel had the most revenue": that of the hotel which the question before found,
 * and not the highest one. `merged` goes on from the question before, as any question that follows another does.
 */
export function ofThoseBefore(before: Reading, merged: Reading, has: Named): Reading {
  const isOfPart = hasPartOfItsOwn(merged);
  const isCourse = before.grain === null && (merged.grain !== null || merged.shape === 'trend');
  const asksAnew = has.metric || has.dimension || isCourse || (isOfPart && (has.filter || has.time));
  if (!asksAnew || merged.intent !== 'numbers') return merged;
  if (before.chosen !== null) return { ...merged, chosen: before.chosen };
  const { rank } = before;
  const [dimension, ...others] = before.dimensions;
  if (rank === null && before.limits.length > 0 && before.found !== null && asksOfEach(before, merged, has)) {
    const named = ofNamed(before, merged, has);
    // A list that only has a limit is told by the number of that
    const metrics = named.metrics.length > 0 ? named.metrics : before.limits.map(({ metric }) => metric);
    return {
      ...named,
      metrics: [...new Set(metrics)],
      dimensions: [...before.dimensions, ...named.dimensions],
    };
  }
  if (rank === null) return before.moves.length > 0 ? ofNamed(before, merged, has) : merged;
  // What stands beside the first number has no part in who was found
  const [metric] = before.metrics;
  // A list that nobody said the length of is as long as it was told
  const count = rank.count ?? USUAL_COUNT;
  const isPlain =
    rank.of === 'members' &&
    rank.by === 'value' &&
    rank.within === null &&
    before.shape === 'value' &&
    before.periods.length < 3 &&
    !before.areApart &&
    before.periods.every(({ without }) => without === undefined) &&
    demandsOf(before).every((demand) => demand === 'dimensions' || demand === 'rank') &&
    others.length === 0;
  // Of one that was found nobody is the best
  const isOfSame = has.dimension && dimension !== undefined && merged.dimensions.includes(dimension);
  const isOfEach = asksOfEach(before, merged, has);
  const isClear = count === 1 ? !isOfSame : !has.dimension || isOfSame || isOfEach;
  // Names that limited the ranking chose who was found: of all others it would be another one
  const isOfAll = before.filters.length === 0 && before.weekdays.length === 0;
  if (isClear && !(isPlain && isOfAll) && before.found !== null) return ofNamed(before, merged, has);
  if (!isPlain || !isClear || dimension === undefined || metric === undefined) throw askedBack('points_back');
  return {
    ...merged,
    rank: has.rank ? merged.rank : null,
    // One that was found is no list: it would be "the highest" of itself
    dimensions:
      count === 1
        ? merged.dimensions.filter((name) => name !== dimension)
        : isOfEach
          ? [...before.dimensions, ...merged.dimensions]
          : merged.dimensions,
    chosen: { dimension, metric, count, direction: rank.direction, periods: before.periods.slice(0, 1) },
  };
}

/** "Break that down by device" behind several countries: every device of each of them, which tells those of all together, too. */
const asksOfEach = ({ dimensions: [dimension, ...others] }: Reading, merged: Reading, has: Named): boolean =>
  has.dimension &&
  !has.rank &&
  dimension !== undefined &&
  others.length === 0 &&
  merged.dimensions.length === 1 &&
  !merged.dimensions.includes(dimension);

/**
 * "Its impressions" behind the query that lost most, "their revenue" behind those that fell: of these by their names, over the
 * same days. What they were found by is no part of it.
 */
function ofNamed({ found, rank, moves, limits }: Reading, merged: Reading, has: Named): Reading {
  // Those that fell, too many to be kept by name: what fell of another number would be others
  if (found === null && moves.length > 0) throw askedBack('points_back');
  if (found === null) return merged;
  const { dimension, members } = found;
  const isOne = members.length === 1;
  // "Which queries?" of the page that gained most: those with which it did
  const isMoved = moves.length > 0 || (rank !== null && rank.by !== 'value');
  const asksWithWhich = isMoved && rank !== null && has.dimension && !has.metric && isOne;
  return {
    ...merged,
    rank: has.rank ? merged.rank : asksWithWhich ? { ...rank, count: null } : null,
    // "Which of them lost clicks?": how those moved that were found chose them, what is asked now is said of each
    moves: has.moves ?? [],
    // What limited the list chose who was found, and limits nothing of what is asked of them
    limits: merged.limits.filter((one) => !limits.some((old) => JSON.stringify(old) === JSON.stringify(one))),
    // What moved was held against the time before, so is what is asked of it
    versus: merged.versus ?? (isMoved && merged.periods.length < 2 ? 'before' : null),
    dimensions: isOne ? merged.dimensions.filter((name) => name !== dimension) : merged.dimensions,
    filters: [
      ...merged.filters.filter((one) => one.dimension !== dimension),
      onlyChosen(merged, dimension, members),
    ],
  };
}

interface Named {
  readonly metric: boolean;
  readonly dimension: boolean;
  readonly rank: boolean;
  readonly filter: boolean;
  readonly time: boolean;
  /** Those alone that moved this way are asked for in so many words. */
  readonly moves?: Reading['moves'];
}
