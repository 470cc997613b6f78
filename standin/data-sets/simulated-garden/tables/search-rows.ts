import type { SearchTable } from '../../../search-console/search-table.ts';
import type { LabelColumn, NumberArray, SessionTable } from '../../session-table.ts';
import { countries } from '../catalogue/countries.ts';
import { devices } from '../catalogue/devices.ts';
import { pages } from '../catalogue/pages.ts';
import { lazyColumns } from './lazy-columns.ts';
import { relabelled } from './relabelled.ts';

/** What a linked Search Console tells Analytics: the site's highest result of each search, one a row. It knows no users. */
export function searchRows(results: SearchTable): SessionTable {
  const rows = Uint32Array.from({ length: results.rowCount }, (_, row) => row).filter(
    (row) => results.isSecond[row] === 0,
  );
  const take = (column: { readonly [row: number]: number }) =>
    Uint8Array.from(rows, (row) => column[row] as number);
  const takeLong = (column: Int32Array) => Int32Array.from(rows, (row) => column[row] as number);
  const country = take(results.country.codes);
  const ofCountry = (read: (place: (typeof countries)[number]) => string) => () =>
    relabelled(country, countries.map(read));
  return {
    rowCount: rows.length,
    day: takeLong(results.day),
    second: takeLong(results.second),
    user: new Uint32Array(rows.length),
    userCount: 1,
    labels: lazyColumns<LabelColumn>({
      landing: () =>
        relabelled(
          take(results.page.codes),
          pages.map(({ path }) => path),
        ),
      country: ofCountry(({ name }) => name),
      countryId: ofCountry(({ iso2 }) => iso2),
      continent: ofCountry(({ continent }) => continent),
      device: () => ({ codes: take(results.device.codes), labels: devices }),
    }),
    numbers: lazyColumns<NumberArray>({
      searchClicks: () => take(results.clicks),
      searchImpressions: () => new Uint8Array(rows.length).fill(1),
      searchPosition: () => take(results.position),
    }),
  };
}
