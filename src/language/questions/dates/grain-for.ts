import { lengthOf, type Period } from './period.ts';
import type { UnitOfTime } from './units-of-time.ts';

/** The grain that shows a period in a readable number of points. */
export function grainFor(period: Period): UnitOfTime {
  if (period.unit === 'day' || period.unit === 'week')
    return period.unit === 'week' && period.count > 1 ? 'week' : lengthOf(period) > 92 ? 'week' : 'day';
  if (period.unit === 'month' && period.count > 1) return 'month';
  if (period.unit === 'year' || lengthOf(period) > 300) return 'month';
  return lengthOf(period) > 62 ? 'week' : 'day';
}
