import type { SearchSite, SearchTable, SearchType } from '../../../search-console/search-table.ts';
import { gardenOrigin } from '../garden-property.ts';
import type { SimulatedGarden } from '../simulated-garden.ts';
import { otherResults } from './other-results.ts';

const [owner, admin] = ['owner@example.test', 'admin@example.test'];

/** The Search Console properties of the simulated site, over the clicks that became its organic sessions. */
export function gardenSites(garden: SimulatedGarden): SearchSite[] {
  const tables = new Map<SearchType, Promise<SearchTable>>();
  const table = (type: SearchType): Promise<SearchTable> => {
    let made = tables.get(type);
    if (made === undefined) {
      made = garden
        .results()
        .then((results) => (type === 'web' ? results : otherResults(results, type, garden.recipe.seed)));
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
