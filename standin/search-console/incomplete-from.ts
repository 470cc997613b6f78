import { formatCivilDay } from '../calendar/civil-day.ts';
import { pacificHourText } from './pacific-hour-text.ts';
import type { SearchDays } from './search-days.ts';
import type { SearchRequest } from './search-request.ts';

export interface SearchMetadata {
  readonly firstIncompleteDate?: string;
  readonly firstIncompleteHour?: string;
}

/** From when on numbers still change, told only where rows are days (or hours) and some of them do. */
export function incompleteFrom(
  { dataState, dimensions }: SearchRequest,
  { first, last, lastFinal }: SearchDays,
): SearchMetadata | undefined {
  const from = Math.max(lastFinal + 1, first);
  if (last < from) return undefined;
  if (dataState === 'all' && dimensions.includes('date'))
    return { firstIncompleteDate: formatCivilDay(from) };
  if (dataState === 'hourlyAll') return { firstIncompleteHour: pacificHourText(from, 0) };
  return undefined;
}
