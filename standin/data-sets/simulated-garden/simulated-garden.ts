import { mondayOf } from '../../calendar/civil-day.ts';
import { localTime } from '../../calendar/local-time.ts';
import type { SearchTable } from '../../search-console/search-table.ts';
import type { DataSet, PropertyFacts, Scope } from '../data-set.ts';
import type { SessionTable } from '../session-table.ts';
import { noCache, type SimulationCache } from './cache/simulation-cache.ts';
import { columnsOfSite, siteOfColumns } from './cache/site-file.ts';
import { gardenDimensions } from './garden-dimensions.ts';
import { itemMetrics, linkedSearchMetrics, siteMetrics, trailingMetrics } from './garden-metrics.ts';
import { gardenProperty } from './garden-property.ts';
import { generateSite, type SimulatedSite, type SiteRecipe } from './generate-site.ts';
import { gardenResults } from './search/garden-results.ts';
import { eventRows } from './tables/event-rows.ts';
import { itemRows } from './tables/item-rows.ts';
import { pageRows } from './tables/page-rows.ts';
import { searchRows } from './tables/search-rows.ts';
import { sessionRows } from './tables/session-rows.ts';

export interface SimulationOptions {
  readonly seed: number;
  /** 1 is about 6,000 sessions a week. */
  readonly scale: number;
}

export const usualSimulation: SimulationOptions = { seed: 7, scale: 1 };

export interface SimulatedGarden extends DataSet {
  readonly recipe: SiteRecipe;
  readonly cache: SimulationCache;
  /** Generated at first use, then kept. */
  site(): Promise<SimulatedSite>;
  /** What Google's search showed of it, made at first use. */
  results(): Promise<SearchTable>;
}

const names = (fields: readonly { apiName: string }[]) => fields.map(({ apiName }) => apiName);

/** A content-and-shop site that nobody runs, with planted events; its weeks end with the last complete one. */
export function simulatedGarden(
  startedAt: number,
  { seed, scale }: SimulationOptions,
  cache: SimulationCache = noCache,
): SimulatedGarden {
  const { timeZone } = gardenProperty;
  const lastMonday = mondayOf(localTime(startedAt, timeZone).day) - 7;
  const weeks = { complete: 80, after: 3 };
  const recipe = { seed, scale, timeZone, lastMonday, weeks, isPlanted: true };
  const site = once(async () =>
    siteOfColumns(await cache.keep('site', recipe, async () => columnsOfSite(await generateSite(recipe)))),
  );
  const results = once(() => gardenResults(recipe, cache, site));
  return { ...simulatedDataSet(gardenProperty, site, results), lateHours: 30, recipe, cache, site, results };
}

/** A property with the garden's fields over any simulated site; with search results it is linked to Search Console. */
export function simulatedDataSet(
  property: PropertyFacts,
  site: () => Promise<SimulatedSite>,
  results?: () => Promise<SearchTable>,
): DataSet {
  return {
    property,
    dimensions: gardenDimensions(
      names(siteMetrics),
      names(itemMetrics),
      names(trailingMetrics),
      names(linkedSearchMetrics),
      property.webStreams[0],
    ),
    metrics: [
      ...siteMetrics,
      ...itemMetrics,
      ...trailingMetrics,
      ...(results === undefined ? [] : linkedSearchMetrics),
    ],
    table: tablesOf(site, results),
  };
}

/** The tables of a site, each made when the first report needs it. */
function tablesOf(
  site: () => Promise<SimulatedSite>,
  results?: () => Promise<SearchTable>,
): (scope?: Scope) => Promise<SessionTable> {
  const session = once(async () => sessionRows(await site()));
  const part = (rows: typeof pageRows) => once(async () => rows(await site(), await session()));
  const search = once(async () => {
    if (results === undefined) throw new Error('The property is not linked to Search Console.');
    return searchRows(await results());
  });
  const tables = { session, page: part(pageRows), event: part(eventRows), item: part(itemRows), search };
  return (scope = 'session') => tables[scope]();
}

export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
