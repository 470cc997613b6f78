import type { CivilDay } from '../../../calendar/civil-day.ts';
import type { SearchColumn, SearchTable } from '../../../search-console/search-table.ts';
import { countries } from '../catalogue/countries.ts';
import { type Page, pages } from '../catalogue/pages.ts';
import { gardenOrigin } from '../garden-property.ts';
import { growingColumn } from '../growing-column.ts';

/** Search results as they are written, unsorted. */
export type SearchColumns = ReturnType<typeof searchColumns>;

export function searchColumns(rows: number, queries: readonly string[]) {
  const bytes = () => growingColumn(Uint8Array, rows);
  return {
    queries,
    day: growingColumn(Int32Array, rows),
    second: growingColumn(Int32Array, rows),
    query: growingColumn(Uint16Array, rows),
    page: bytes(),
    country: bytes(),
    device: bytes(),
    clicks: bytes(),
    position: bytes(),
    isSecond: bytes(),
  };
}

export interface ResultPlace {
  readonly day: CivilDay;
  readonly second: number;
  readonly query: number;
  readonly page: number;
  readonly country: number;
  readonly device: number;
}

/** Writes one impression and what became of it. */
export function writeResult(
  into: SearchColumns,
  place: ResultPlace,
  clicks: number,
  position: number,
  isSecond: 0 | 1,
): void {
  into.day.push(place.day);
  into.second.push(place.second);
  into.query.push(place.query);
  into.page.push(place.page);
  into.country.push(place.country);
  into.device.push(place.device);
  into.clicks.push(clicks);
  into.position.push(Math.min(position, 255));
  into.isSecond.push(isSecond);
}

const appearances = ['', 'PRODUCT_SNIPPETS', 'MERCHANT_LISTINGS', 'REVIEW_SNIPPET'];

/** Product pages appear as products, half of them as merchants' listings; some articles with a review. */
const appearanceOf = pages.map(({ kind }, page) => {
  if (kind === 'product') return page % 2 === 0 ? 1 : 2;
  return kind === 'guides' && page % 5 === 0 ? 3 : 0;
});

/** The table that requests are answered from: each row an impression, sorted by Pacific day and second. */
export function searchTable(written: SearchColumns): SearchTable {
  const rowCount = written.day.length;
  const order = timeOrder(written);
  const sorted = <T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(values: T): T => {
    const taken = new (values.constructor as new (length: number) => T)(rowCount);
    for (let row = 0; row < rowCount; row += 1) taken[row] = values[order[row] as number] as number;
    return taken;
  };
  return labelled(
    {
      day: sorted(written.day.taken()),
      second: sorted(written.second.taken()),
      query: sorted(written.query.taken()),
      page: sorted(written.page.taken()),
      country: sorted(written.country.taken()),
      device: sorted(written.device.taken()),
      clicks: sorted(written.clicks.taken()),
      position: sorted(written.position.taken()),
      isSecond: sorted(written.isSecond.taken()),
    },
    written.queries,
  );
}

/** The numbers of a table of search results, by name. */
export interface SearchNumbers {
  readonly day: Int32Array;
  readonly second: Int32Array;
  readonly query: Uint16Array;
  readonly page: Uint8Array;
  readonly country: Uint8Array;
  readonly device: Uint8Array;
  readonly clicks: Uint8Array;
  readonly position: Uint8Array;
  readonly isSecond: Uint8Array;
}

/** Numbers with the words they stand for. */
export function labelled(numbers: SearchNumbers, queries: readonly string[]): SearchTable {
  const column = (codes: SearchColumn['codes'], labels: readonly string[]): SearchColumn => ({
    codes,
    labels,
  });
  return {
    rowCount: numbers.day.length,
    day: numbers.day,
    second: numbers.second,
    query: column(numbers.query, queries),
    page: column(numbers.page, pageUrls),
    country: column(
      numbers.country,
      countries.map(({ iso3 }) => iso3),
    ),
    device: column(numbers.device, ['DESKTOP', 'MOBILE', 'TABLET']),
    searchAppearance: column(
      numbers.page.map((code) => appearanceOf[code] as number),
      appearances,
    ),
    clicks: numbers.clicks,
    position: numbers.position,
    isSecond: numbers.isSecond,
  };
}

const pageUrls = pages.map(({ path }: Page) => `${gardenOrigin}${path}`);

/** Clicks come almost in order already; hours of difference between zones are all that is to sort. */
function timeOrder({ day, second }: SearchColumns): Uint32Array {
  const first = day.length > 0 ? day.at(0) - 2 : 0;
  const room = 2 ** Math.ceil(Math.log2(day.length + 1));
  const keys = new Float64Array(day.length);
  for (let row = 0; row < day.length; row += 1) {
    keys[row] = ((day.at(row) - first) * 86_400 + second.at(row)) * room + row;
  }
  return Uint32Array.from(keys.sort(), (key) => key % room);
}
