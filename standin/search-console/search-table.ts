import type { CivilDay } from '../calendar/civil-day.ts';

export const searchTypes = ['web', 'image', 'video', 'news', 'discover', 'googleNews'] as const;
export type SearchType = (typeof searchTypes)[number];

export interface SearchColumn {
  readonly codes: Uint8Array | Uint16Array;
  readonly labels: readonly string[];
}

/** The code of a query that too few people asked for its words to be shown. */
export const anonymousQuery = 0;

/** What was shown in search results, an impression a row, by columns, sorted by Pacific day and second. */
export interface SearchTable {
  readonly rowCount: number;
  readonly day: Int32Array;
  readonly second: Int32Array;
  readonly query: SearchColumn;
  readonly page: SearchColumn;
  readonly country: SearchColumn;
  readonly device: SearchColumn;
  /** An empty label: nothing special. */
  readonly searchAppearance: SearchColumn;
  readonly clicks: Uint8Array;
  /** From 1 on; 0 where the type of search knows none. */
  readonly position: Uint8Array;
  /** 1 where another page of the site stood higher in the same results: not counted by property. */
  readonly isSecond: Uint8Array;
}

export type PermissionLevel = 'siteOwner' | 'siteFullUser' | 'siteRestrictedUser' | 'siteUnverifiedUser';

/** A Search Console property. */
export interface SearchSite {
  readonly siteUrl: string;
  /** By e-mail; whoever is missing does not see the site at all. */
  readonly permissions: Readonly<Record<string, PermissionLevel>>;
  /** Pages that belong to it, by the start of their address. */
  readonly covers: (pageUrl: string) => boolean;
  /** Read at first use, then kept. */
  table(type: SearchType): Promise<SearchTable>;
}

export const pacific = 'America/Los_Angeles';

/** The first row of a day, or where it would be. */
export function firstRowOf(table: SearchTable, day: CivilDay): number {
  let [low, high] = [0, table.rowCount];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((table.day[middle] as number) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
