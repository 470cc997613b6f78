import { demandsOf } from '../../demands.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

/** The best days are found of the whole site: of "our best week in Vienna" they are others. */
const KEPT: ReadonlySet<string> = new Set(['grain', 'rank']);

/**
 * "By hotel" behind "the best week of 2026": of that week. Of the whole year it would be another question, and of every week
 * of every hotel, too.
 */
export function inBestOfBefore(before: Reading, merged: Reading, now: Reading): Reading {
  const { rank, grain } = before;
  const [metric] = before.metrics;
  const isUnit = grain === 'day' || grain === 'week' || grain === 'month';
  const isPlain =
    isUnit &&
    metric !== undefined &&
    rank?.by === 'value' &&
    rank.within === null &&
    before.shape === 'value' &&
    demandsOf(before).every((demand) => KEPT.has(demand));
  if (!isPlain || rank === null) return inFoundTime(before, merged, now);
  const best = { metric, count: rank.count ?? 1, direction: rank.direction };
  return { ...merged, grain: null, rank: now.rank, chosenDays: { unit: grain, limits: [], best } };
}

/** "Its best day?" behind the best month, "how many listeners that week?" behind the best one of one country: within the one that was found. */
export function inFoundTime({ foundTime }: Reading, merged: Reading, now: Reading): Reading {
  if (foundTime === null) throw askedBack('points_back');
  return {
    ...merged,
    periods: [foundTime],
    versus: null,
    isAllData: false,
    grain: now.grain,
    rank: now.rank,
  };
}

/** "Best month?" behind a list by channel: of all that it was a list of. Of the one that was found it could be its own best one. */
export function bestTimeOf(before: Reading, merged: Reading): Reading {
  if (before.rank?.count === 1) throw askedBack('points_back');
  const { found, rank } = before;
  if (rank === null) return { ...merged, dimensions: [], each: null };
  // Of a top 3 it is that of these three
  if (found === null || rank.by !== 'value') throw askedBack('points_back');
  const only = { dimension: found.dimension, is: 'one_of' as const, members: [...found.members] };
  const filters = [...merged.filters.filter(({ dimension }) => dimension !== found.dimension), only];
  return { ...merged, dimensions: [], each: null, filters };
}
