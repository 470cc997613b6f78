import { mergeFilters } from '../follow-on.ts';
import type { Reading } from '../reading.ts';

/**
 * "Revenue by channel" behind "bookings from Austria in September": a question with a number of its own that leaves out when and of
 * whom takes both from the one that it follows. Names of the kind that it splits by are not taken along: they would be its only rows.
 */
export function inContextOf(before: Reading, now: Reading): Reading {
  const isOneTime = now.rank !== null || now.grain !== null || now.limits.length > 0 || now.shape !== 'value';
  const periods = isOneTime ? before.periods.slice(0, 1) : before.periods;
  const filters = before.filters.filter(({ dimension }) => !now.dimensions.includes(dimension));
  return {
    ...now,
    periods,
    ...(periods.length > 1 && { areApart: before.areApart, versus: before.versus }),
    isAllData: before.isAllData,
    filters: now.sourceId === before.sourceId ? mergeFilters(filters, now.filters) : now.filters,
    weekdays: now.weekdays.length > 0 ? now.weekdays : before.weekdays,
    brandTerms: now.brandTerms ?? before.brandTerms,
  };
}
