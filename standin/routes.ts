import { adminApiRoutes } from './admin/admin-api-routes.ts';
import type { CallCounter } from './calls/call-counter.ts';
import { callRoutes } from './calls/call-routes.ts';
import type { Clock } from './clock.ts';
import { dataApiRoutes } from './data/data-api-routes.ts';
import type { PropertyQuota } from './data/property-quota.ts';
import type { DataSet } from './data-sets/data-set.ts';
import { type MoreDataSets, propertyDirectory } from './data-sets/property-directory.ts';
import { unservedRoutes } from './discovery/unserved-routes.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import type { FaultSwitches } from './faults/fault-switches.ts';
import type { Route } from './http/route.ts';
import { authorizationCodes } from './oauth/authorization-codes.ts';
import { authorizationRoutes } from './oauth/authorization-routes.ts';
import { bearerReader } from './oauth/bearer.ts';
import { identityRoutes } from './oauth/identity-routes.ts';
import { serviceOf } from './oauth/scopes.ts';
import { type TokenParts, tokenRoutes } from './oauth/token-routes.ts';
import { searchConsoleRoutes } from './search-console/search-console-routes.ts';
import type { SearchSite } from './search-console/search-table.ts';

interface Parts {
  readonly dataSets: readonly DataSet[];
  /** Those that exist only while a switch is on. */
  readonly moreDataSets: MoreDataSets;
  readonly sites: readonly SearchSite[];
  /** Read from the state file after the server listens already. */
  readonly keys: () => Promise<TokenParts>;
  readonly issuer: () => string;
  readonly faults: FaultSwitches;
  readonly quota: PropertyQuota;
  readonly calls: CallCounter;
  readonly clock: Clock;
}

/** Everything the stand-in answers. */
export function standinRoutes({
  dataSets,
  moreDataSets,
  sites,
  keys,
  issuer,
  faults,
  quota,
  calls,
  clock,
}: Parts): Route[] {
  const grants = async () => (await keys()).grants;
  const codes = authorizationCodes();
  const authorize = bearerReader(keys, clock);
  const directory = propertyDirectory(dataSets, moreDataSets, faults);
  return [
    ...authorizationRoutes({
      grants,
      codes,
      withholds(name, person) {
        const fault = faults.world('partialConsent');
        return (
          fault !== undefined && fault.without === serviceOf(name) && (fault.person ?? person) === person
        );
      },
      clock,
    }),
    ...tokenRoutes({
      keys,
      codes,
      clock,
      issuer,
      refreshTokenDays: () => faults.world('shortLivedTokens')?.days,
    }),
    ...identityRoutes({ keys, authorize, issuer, clock }),
    ...adminApiRoutes({ directory, authorize, faults }),
    ...dataApiRoutes({ directory, authorize, quota, faults, clock }),
    ...searchConsoleRoutes({ sites, authorize, faults, clock }),
    ...faultRoutes(faults, grants),
    ...callRoutes(calls),
    ...unservedRoutes(authorize),
  ];
}
