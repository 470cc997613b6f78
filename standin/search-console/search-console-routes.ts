import { parseCivilDay } from '../calendar/civil-day.ts';
import { localTime } from '../calendar/local-time.ts';
import type { Clock } from '../clock.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import { json } from '../http/reply.ts';
import { param, type Route } from '../http/route.ts';
import type { Authorize } from '../oauth/bearer.ts';
import { scope } from '../oauth/scopes.ts';
import { runSearchQuery } from './run-search-query.ts';
import { noSitePermission, SearchError } from './search-error.ts';
import { searchQuota } from './search-quota.ts';
import { readSearchRequest } from './search-request.ts';
import { pacific, type SearchSite } from './search-table.ts';
import { siteDirectory } from './site-directory.ts';

const readingScopes = [scope.searchConsoleRead, scope.searchConsole];

interface Parts {
  readonly sites: readonly SearchSite[];
  readonly authorize: Authorize;
  readonly faults: FaultSwitches;
  readonly clock: Clock;
}

export function searchConsoleRoutes({ sites, authorize, faults, clock }: Parts): Route[] {
  const directory = siteDirectory(sites, faults);
  const count = searchQuota();
  return [
    route('GET', '/webmasters/v3/sites', async (call) => {
      const { person } = await authorize(call, readingScopes);
      const siteEntry = directory
        .visibleTo(person)
        .map(({ site: { siteUrl }, level }) => ({ siteUrl, permissionLevel: level }));
      return json(siteEntry.length > 0 ? { siteEntry } : {});
    }),
    route('GET', '/webmasters/v3/sites/{site}', async (call) => {
      const { person } = await authorize(call, readingScopes);
      const siteUrl = param(call, 'site');
      const found = directory.visibleTo(person).find(({ site }) => site.siteUrl === siteUrl);
      if (found === undefined) throw noSitePermission(siteUrl);
      return json({ siteUrl, permissionLevel: found.level });
    }),
    route('POST', '/webmasters/v3/sites/{site}/searchAnalytics/query', async (call) => {
      const { person } = await authorize(call, readingScopes);
      const site = directory.open(param(call, 'site'), person);
      const now = clock();
      count(site.siteUrl, person.email, now);
      const { lag, missingDays, rowsPerDay } = faults.searchQuirks(site.siteUrl);
      const quirks = {
        lag,
        rowsPerDay,
        missingDays: missingDays.flatMap((text) => parseCivilDay(text) ?? []),
      };
      const request = readSearchRequest(call);
      return json(await runSearchQuery(request, site, localTime(now, pacific), quirks));
    }),
  ];
}

function route(method: Route['method'], path: string, handle: Route['handle']): Route {
  return {
    method,
    path,
    service: 'searchConsole',
    async handle(call) {
      try {
        return await handle(call);
      } catch (error) {
        if (error instanceof SearchError) return error.reply();
        throw error;
      }
    },
  };
}
