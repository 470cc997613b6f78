import { searchQueriesPerMinute } from '../assumptions.ts';
import { SearchError } from './search-error.ts';

/** Counts queries by site and by person, minute by minute, and refuses what is too many. */
export function searchQuota(): (site: string, person: string, now: number) => void {
  let minute = -1;
  const used = new Map<string, number>();
  return (site, person, now) => {
    const present = Math.floor(now / 60_000);
    if (present !== minute) {
      minute = present;
      used.clear();
    }
    for (const bucket of [`site ${site}`, `person ${person}`]) {
      const count = (used.get(bucket) ?? 0) + 1;
      if (count > searchQueriesPerMinute) {
        throw new SearchError(429, 'quotaExceeded', 'Search Analytics QPS quota exceeded.');
      }
      used.set(bucket, count);
    }
  };
}
