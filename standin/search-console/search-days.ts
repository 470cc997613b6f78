import { finalAfterDays, historyMonths, searchHourDays } from '../assumptions.ts';
import { type CivilDay, civilDay, partsOf } from '../calendar/civil-day.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import type { SearchRequest } from './search-request.ts';

/** Which days Search Console shows at an instant of Pacific time. */
export interface SearchDays {
  readonly first: CivilDay;
  readonly last: CivilDay;
  /** The last day whose numbers no longer change. */
  readonly lastFinal: CivilDay;
}

export function searchDays(request: SearchRequest, present: LocalTime, lag: number | undefined): SearchDays {
  const { year, month, day } = partsOf(present.day);
  const lastFinal = present.day - (lag ?? finalAfterDays(present.second));
  const oldest =
    request.dataState === 'hourlyAll'
      ? present.day - searchHourDays
      : civilDay(year, month - historyMonths, day);
  return {
    first: Math.max(request.first, oldest),
    last: Math.min(request.last, request.dataState === 'final' ? lastFinal : present.day),
    lastFinal,
  };
}
