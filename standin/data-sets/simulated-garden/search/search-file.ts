import type { SearchTable } from '../../../search-console/search-table.ts';
import type { Columns } from '../cache/column-file.ts';
import { queryCatalogue } from './queries.ts';
import { labelled, type SearchNumbers } from './search-columns.ts';

/** The numbers of a table of search results; its words come from the catalogue. */
export function columnsOfTable(table: SearchTable): Columns {
  const { day, second, query, page, country, device, clicks, position, isSecond } = table;
  return {
    day,
    second,
    query: query.codes,
    page: page.codes,
    country: country.codes,
    device: device.codes,
    clicks,
    position,
    isSecond,
  };
}

export function tableOfColumns(columns: Columns): SearchTable {
  return labelled(columns as unknown as SearchNumbers, queryCatalogue().labels);
}
