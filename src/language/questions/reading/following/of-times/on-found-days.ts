import type { Assembled } from '../../assemble.ts';
import { hasOnly } from '../../demands.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

/**
 * "Which products were those?" behind the days with more than 500 refunds: what is told of these days together. The limit found the
 * days, and holds of no product; where days cannot be chosen so, it is asked back.
 */
export function onFoundDays(
  before: Reading,
  merged: Reading,
  { reading: now, has }: Assembled,
  isOfBefore: boolean,
): Reading | undefined {
  const isOfPart = has.dimension || (isOfBefore && has.filter);
  const isAsked = isOfPart && !has.period && !has.versus && !has.time && now.intent === 'numbers';
  if (!isAsked || !isListOfTimes(before)) return undefined;
  const { grain: unit, limits, filters } = before;
  const isPlain =
    hasOnly(before, ['filters', 'limits', 'weekdays', 'grain', 'order', 'orderBy']) &&
    (before.shape === 'value' || before.shape === 'count') &&
    before.periods.length < 2 &&
    before.filters.every(({ is }) => is === 'one_of') &&
    now.grain === null;
  if (!isPlain || (unit !== 'day' && unit !== 'week' && unit !== 'month')) throw askedBack('points_back');
  // A list that only has a limit is told by the number of that
  const metrics = merged.metrics.length > 0 ? merged.metrics : limits.map(({ metric }) => metric);
  return {
    ...merged,
    metrics: [...new Set(metrics)],
    limits: now.limits,
    grain: null,
    shape: merged.shape === 'count' ? 'value' : merged.shape,
    order: now.order,
    orderBy: now.orderBy,
    chosenDays: { unit, limits, best: null, ...(filters.length > 0 && { filters }) },
  };
}

/** Of names that stand beside their days the limit is one of them, too. */
const isListOfTimes = ({ grain, limits, dimensions, rank, each }: Reading): boolean =>
  grain !== null &&
  grain !== 'weekday' &&
  limits.length > 0 &&
  dimensions.length === 0 &&
  rank === null &&
  each === null;
