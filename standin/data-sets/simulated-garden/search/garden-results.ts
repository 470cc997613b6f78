import type { SearchTable } from '../../../search-console/search-table.ts';
import type { SimulationCache } from '../cache/simulation-cache.ts';
import type { SimulatedSite, SiteRecipe } from '../generate-site.ts';
import { searchTable } from './search-columns.ts';
import { columnsOfTable, tableOfColumns } from './search-file.ts';
import { webResults } from './web-results.ts';

/** Search Console keeps 16 months; a few days more for a stand-in whose clock was set back. */
const keptDays = 495;

/** The web results that the clicks of the simulated site came from. */
export async function gardenResults(
  recipe: SiteRecipe,
  cache: SimulationCache,
  site: () => Promise<SimulatedSite>,
): Promise<SearchTable> {
  const columns = await cache.keep('search', recipe, async () => {
    const written = await webResults(await site(), recipe, recipe.lastMonday + 6 - keptDays);
    return columnsOfTable(searchTable(written));
  });
  return tableOfColumns(columns);
}
