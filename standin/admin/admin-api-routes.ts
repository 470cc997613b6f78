import { adminNoAccessText } from '../assumptions.ts';
import type { PropertyFacts } from '../data-sets/data-set.ts';
import type { PropertyDirectory } from '../data-sets/property-directory.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import { GoogleError, invalidArgument } from '../google-error.ts';
import { json, type Reply } from '../http/reply.ts';
import { type Call, param, type Route } from '../http/route.ts';
import type { Authorize } from '../oauth/bearer.ts';
import { scope } from '../oauth/scopes.ts';
import { analyticsAccounts } from './analytics-accounts.ts';
import { pageOf } from './paging.ts';
import { presentAccountSummary, presentKeyEvent, presentProperty } from './present-property.ts';
import { presentStreams } from './present-streams.ts';

interface Parts {
  readonly directory: PropertyDirectory;
  readonly authorize: Authorize;
  readonly faults: FaultSwitches;
}

const readingScopes = [scope.analyticsRead, scope.analyticsEdit, scope.analytics];

export function adminApiRoutes(parts: Parts): Route[] {
  const { authorize, directory } = parts;
  return [
    get('/v1beta/accountSummaries', async (call) => {
      const { person } = await authorize(call, readingScopes);
      return list('accountSummaries', analyticsAccounts(person, directory).map(presentAccountSummary), call);
    }),
    get('/v1beta/properties', async (call) => {
      const { person } = await authorize(call, readingScopes);
      const account = readParent(call.query.get('filter'));
      const accounts = analyticsAccounts(person, directory);
      const properties = accounts.find(({ id }) => id === account)?.properties;
      if (properties === undefined) throw noAccess();
      return list('properties', properties.map(presentProperty), call);
    }),
    get('/v1beta/properties/{property}', async (call) => json(presentProperty(await find(call, parts)))),
    get('/v1beta/properties/{property}/dataStreams', async (call) => {
      const property = await find(call, parts);
      const variant = parts.faults.property(property.id).find((fault) => fault.kind === 'streams');
      return list('dataStreams', presentStreams(property, variant?.streams), call);
    }),
    get('/v1beta/properties/{property}/keyEvents', async (call) => {
      const property = await find(call, parts);
      return list(
        'keyEvents',
        property.keyEvents.map((event) => presentKeyEvent(property, event)),
        call,
      );
    }),
  ];
}

function get(path: string, handle: Route['handle']): Route {
  return { method: 'GET', path, service: 'admin', handle };
}

/** An empty list is `{}`, as proto3 JSON writes it. */
function list(name: string, items: readonly Record<string, unknown>[], call: Call): Reply {
  const { page, nextPageToken } = pageOf(items, call.query);
  return json({
    ...(page.length > 0 ? { [name]: page } : {}),
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
  });
}

async function find(call: Call, { authorize, directory }: Parts): Promise<PropertyFacts> {
  const { person } = await authorize(call, readingScopes);
  const dataSet = directory.find(param(call, 'property'), person);
  if (dataSet === undefined) throw noAccess();
  return dataSet.property;
}

/** The filter is mandatory; the account may be named by its parent or as an ancestor. */
function readParent(filter: string | null): string {
  const account = /^(?:parent|ancestor):accounts\/(\d+)$/.exec(filter ?? '')?.[1];
  if (account === undefined) {
    throw invalidArgument(
      'The filter must be of the form parent:accounts/{account} or ancestor:accounts/{account}.',
    );
  }
  return account;
}

function noAccess(): GoogleError {
  return new GoogleError('PERMISSION_DENIED', adminNoAccessText);
}
