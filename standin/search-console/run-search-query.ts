import { searchRowsPerDay, searchTexts } from '../assumptions.ts';
import type { CivilDay } from '../calendar/civil-day.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { groupRows } from '../data/group-rows.ts';
import type { LabelColumn } from '../data-sets/session-table.ts';
import { compileSearchFilter } from './compile-search-filter.ts';
import { incompleteFrom, type SearchMetadata } from './incomplete-from.ts';
import { maskBeyondCap } from './row-cap.ts';
import { searchDays } from './search-days.ts';
import { invalidParameter } from './search-error.ts';
import type { SearchDimension, SearchRequest } from './search-request.ts';
import { anonymousQuery, firstRowOf, type SearchSite, type SearchTable } from './search-table.ts';
import { dayColumn, hourColumn } from './time-columns.ts';

/** What switches change about the answers. */
export interface SearchQuirks {
  /** Days until numbers are final, instead of the usual two to three. */
  readonly lag?: number | undefined;
  readonly missingDays: readonly CivilDay[];
  readonly rowsPerDay?: number | undefined;
}

export interface SearchRow {
  readonly keys?: string[];
  readonly clicks: number;
  readonly impressions: number;
  readonly ctr: number;
  readonly position?: number;
}

export interface SearchAnswer {
  readonly rows?: SearchRow[];
  readonly responseAggregationType: 'byPage' | 'byProperty';
  readonly metadata?: SearchMetadata;
}

export async function runSearchQuery(
  request: SearchRequest,
  site: SearchSite,
  present: LocalTime,
  quirks: SearchQuirks,
): Promise<SearchAnswer> {
  const aggregation = aggregationOf(request);
  refuseCombinations(request);
  const table = await site.table(request.type);
  const days = searchDays(request, present, quirks.lag);
  const start = firstRowOf(table, days.first);
  const end = Math.max(start, firstRowOf(table, days.last + 1));
  const mask = new Uint8Array(end - start);
  const tests = rowTests(request, site, table, present, quirks, aggregation, days.lastFinal);
  for (let row = start; row < end; row += 1) mask[row - start] = tests.every((test) => test(row)) ? 1 : 0;
  const columns = request.dimensions.map((dimension) => columnOf(table, dimension));
  if (request.dimensions.includes('query') || request.dimensions.includes('page')) {
    maskBeyondCap(table, columns, { start, end, mask }, quirks.rowsPerDay ?? searchRowsPerDay);
  }
  const rows = countRows(request, table, columns, { start, end, mask });
  const metadata = incompleteFrom(request, days);
  return {
    ...(rows.length > 0 ? { rows } : {}),
    responseAggregationType: aggregation,
    ...(metadata === undefined ? {} : { metadata }),
  };
}

const uses = ({ dimensions, filters }: SearchRequest, name: SearchDimension): boolean =>
  dimensions.includes(name) || filters.some(({ dimension }) => dimension === name);

const isFeed = ({ type }: SearchRequest): boolean => type === 'discover' || type === 'googleNews';

function aggregationOf(request: SearchRequest): 'byPage' | 'byProperty' {
  const mustBePage = uses(request, 'page');
  if (request.aggregationType === 'byProperty') {
    if (mustBePage || isFeed(request)) throw invalidParameter(searchTexts.byProperty);
    return 'byProperty';
  }
  if (request.aggregationType === 'byPage' || mustBePage || isFeed(request)) return 'byPage';
  return uses(request, 'searchAppearance') ? 'byPage' : 'byProperty';
}

function refuseCombinations(request: SearchRequest): void {
  if (isFeed(request) && uses(request, 'query')) throw invalidParameter(searchTexts.noQuery(request.type));
  const { dimensions } = request;
  if (dimensions.includes('searchAppearance') && dimensions.length > 1) {
    throw invalidParameter(searchTexts.appearanceAlone);
  }
}

/** Everything that keeps an impression out of the answer. */
function rowTests(
  request: SearchRequest,
  site: SearchSite,
  table: SearchTable,
  present: LocalTime,
  { missingDays }: SearchQuirks,
  aggregation: 'byPage' | 'byProperty',
  lastFinal: CivilDay,
): ((row: number) => boolean)[] {
  const tests = request.filters.map((filter) => compileSearchFilter(filter, table));
  const isCovered = table.page.labels.map(site.covers);
  if (isCovered.includes(false)) tests.push((row) => isCovered[table.page.codes[row] as number] === true);
  if (aggregation === 'byProperty') tests.push((row) => table.isSecond[row] === 0);
  if (uses(request, 'query')) tests.push((row) => table.query.codes[row] !== anonymousQuery);
  if (request.dimensions.includes('searchAppearance'))
    tests.push((row) => table.searchAppearance.codes[row] !== 0);
  if (missingDays.length > 0) tests.push((row) => !missingDays.includes(table.day[row] as number));
  tests.push((row) => {
    const day = table.day[row] as number;
    if (day <= lastFinal) return true;
    // Fresh numbers come in over a day and a half.
    const age = (present.day - day) * 86_400 + present.second - (table.second[row] as number);
    return age > ((Math.imul(row, 0x9e3779b1) >>> 8) % 131_072) * 0.99;
  });
  return tests;
}

function columnOf(table: SearchTable, dimension: SearchDimension): LabelColumn {
  if (dimension === 'date') return dayColumn(table);
  return dimension === 'hour' ? hourColumn(table) : table[dimension];
}

function countRows(
  request: SearchRequest,
  table: SearchTable,
  columns: readonly LabelColumn[],
  slice: { start: number; end: number; mask: Uint8Array },
): SearchRow[] {
  const { groupCount, groupOfRow, exampleRow } = groupRows(columns, [slice]);
  const groups = groupOfRow[0] as Int32Array;
  const [clicks, impressions, positions] = [0, 1, 2].map(() => new Float64Array(groupCount)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let row = slice.start; row < slice.end; row += 1) {
    const group = groups[row - slice.start] as number;
    if (group < 0) continue;
    clicks[group] = (clicks[group] as number) + (table.clicks[row] as number);
    impressions[group] = (impressions[group] as number) + 1;
    positions[group] = (positions[group] as number) + (table.position[row] as number);
  }
  // Rows come in the order of time, so groups of days and hours are in order already; all others go by clicks.
  const order = [...new Uint32Array(groupCount).keys()];
  const [only, ...more] = request.dimensions;
  if (more.length > 0 || (only !== 'date' && only !== 'hour')) {
    order.sort(
      (a, b) =>
        (clicks[b] as number) - (clicks[a] as number) ||
        (impressions[b] as number) - (impressions[a] as number) ||
        a - b,
    );
  }
  return order.slice(request.startRow, request.startRow + request.rowLimit).map((group) => {
    const seen = impressions[group] as number;
    const keys = columns.map(
      ({ codes, labels }) => labels[codes[exampleRow[group] as number] as number] as string,
    );
    return {
      ...(keys.length > 0 ? { keys } : {}),
      clicks: clicks[group] as number,
      impressions: seen,
      ctr: (clicks[group] as number) / seen,
      ...(isFeed(request) ? {} : { position: (positions[group] as number) / seen }),
    };
  });
}
