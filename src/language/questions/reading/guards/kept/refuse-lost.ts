import { isTrendOfAllDays } from '../../following/trend-of-all-days.ts';
import { isLongerThan } from '../../is-longer-than.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

/**
 * "How many of those enrolled?" of all data: where a question speaks of what the one before told, its days and names stand in
 * the answer, the one that it found of them, or others that this question names in their place.
 */
export function refuseLost(before: Reading, own: Reading, answered: Reading): void {
  const named = new Set([...own.filters, ...answered.filters].map(({ dimension }) => dimension));
  const isFilterLost = before.filters.some(({ dimension }) => !named.has(dimension));
  const found = before.foundTime;
  const isInFound =
    found !== null && answered.periods.every(({ from, to }) => from >= found.from && to <= found.to);
  const isTimeLost =
    !isInFound &&
    own.periods.length === 0 &&
    !own.isAllData &&
    // "Show that by month" behind one week says that it is of months
    !isLongerThan(own.grain, before) &&
    !isTrendOfAllDays(before, own) &&
    before.periods.some(
      ({ from, to }) => !answered.periods.some((period) => period.from === from && period.to === to),
    );
  const isDayLost = before.weekdays.length > 0 && answered.weekdays.length === 0;
  if (isFilterLost || isTimeLost || isDayLost) throw askedBack('points_back');
}
