import type { ColumnUse, InspectedTable, TableMapping } from '../../file-contract.ts';

export const kindWords: Record<InspectedTable['kind'], string> = {
  ga4_report: 'Google Analytics report',
  ga4_exploration: 'Google Analytics export',
  search_console: 'Search Console export',
  table: 'Table',
};

interface UseOption {
  readonly value: ColumnUse;
  readonly label: string;
}

type Counted = NonNullable<TableMapping['countRowsAs']>;

/** Counts that a row may be one of. */
export const countedWords: readonly (readonly [Counted, string])[] = [
  ['sessions', 'Sessions'],
  ['engaged_sessions', 'Engaged sessions'],
  ['page_views', 'Page views'],
  ['key_events', 'Key events'],
  ['purchases', 'Purchases'],
  ['leads', 'Leads'],
  ['clicks', 'Search clicks'],
  ['impressions', 'Search impressions'],
];

/** What a column may be, in the words of the form. */
export const useOptions: readonly UseOption[] = [
  { value: 'ignore', label: 'Leave out' },
  { value: 'date', label: 'Date' },
  ...countedWords.map(([id, label]): UseOption => ({ value: `metric:${id}`, label: `Count: ${label}` })),
  { value: 'metric:revenue', label: 'Count: Purchase revenue' },
  { value: 'metric:engagement_seconds', label: 'Count: Engagement time' },
  { value: 'metric:position', label: 'Average position' },
  { value: 'dimension:channel', label: 'Split by: Channel' },
  { value: 'dimension:source', label: 'Split by: Source' },
  { value: 'dimension:medium', label: 'Split by: Medium' },
  { value: 'dimension:campaign', label: 'Split by: Campaign' },
  { value: 'dimension:country', label: 'Split by: Country' },
  { value: 'dimension:device', label: 'Split by: Device' },
  { value: 'dimension:browser', label: 'Split by: Browser' },
  { value: 'dimension:landing_page', label: 'Split by: Landing page' },
  { value: 'dimension:page', label: 'Split by: Page' },
  { value: 'dimension:new_vs_returning', label: 'Split by: New or returning' },
  { value: 'dimension:query', label: 'Split by: Search query' },
];

export const fileSize = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} B`
    : bytes < 1e6
      ? `${Math.round(bytes / 1e3)} KB`
      : `${(bytes / 1e6).toFixed(1)} MB`;

export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
