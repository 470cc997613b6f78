import type { SearchSite, SearchTable, SearchType } from '../../../search-console/search-table.ts';
import { gardenOrigin } from '../garden-property.ts';
import { once, type SimulatedGarden } from '../simulated-garden.ts';
import { otherResults } from './other-results.ts';
import { searchTable } from './search-columns.ts';
import { columnsOfTable, tableOfColumns } from './search-file.ts';
import { webResults } from './web-results.ts';

/** Search Console keeps 16 months; a few days more for a stand-in whose clock was set back. */
const keptDays = 495;

const [owner, admin] = ['owner@example.test', 'admin@example.test'];

/** The Search Console properties of the simulated site, over the clicks that became its organic sessions. */
export function gardenSites(garden: SimulatedGarden): SearchSite[] {
  const { recipe, cache } = garden;
  const web = once(async () =>
    tableOfColumns(
      await cache.keep('search', recipe, async () => {
        const written = await webResults(await garden.site(), recipe, recipe.lastMonday + 6 - keptDays);
        return columnsOfTable(searchTable(written));
      }),
    ),
  );
  const tables = new Map<SearchType, Promise<SearchTable>>();
  const table = (type: SearchType): Promise<SearchTable> => {
    let made = tables.get(type);
    if (made === undefined) {
      made = web().then((results) => (type === 'web' ? results : otherResults(results, type, recipe.seed)));
      tables.set(type, made);
    }
    return made;
  };
  const host = new URL(gardenOrigin).hostname.replace(/^www\./, '');
  const prefix = (siteUrl: string, permissions: SearchSite['permissions']): SearchSite => ({
    siteUrl,
    permissions,
    covers: (pageUrl) => pageUrl.startsWith(siteUrl),
    table,
  });
  return [
    {
      siteUrl: `sc-domain:${host}`,
      permissions: { [owner]: 'siteOwner', [admin]: 'siteFullUser' },
      covers: () => true,
      table,
    },
    prefix(`${gardenOrigin}/`, { [owner]: 'siteFullUser', [admin]: 'siteFullUser' }),
    prefix(`${gardenOrigin}/blog/`, { [owner]: 'siteRestrictedUser' }),
    prefix(`https://old.${host}/`, { [owner]: 'siteUnverifiedUser' }),
  ];
}
