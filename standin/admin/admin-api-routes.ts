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
import {
  nameOf,
  presentAccount,
  presentAccountSummary,
  presentKeyEvent,
  presentProperty,
  presentRetention,
} from './present-property.ts';
import { presentStreams } from './present-streams.ts';

interface Parts {
  readonly directory: PropertyDirectory;
  readonly authorize: Authorize;
  readonly faults: FaultSwitches;
}

const ofProperty = '/v1beta/properties/{property}';
const readingScopes = [scope.analyticsRead, scope.analyticsEdit, scope.analytics];

export function adminApiRoutes(parts: Parts): Route[] {
  const { authorize, directory } = parts;
  return [
    get('/v1beta/accountSummaries', async (call) => {
      const { person } = await authorize(call, readingScopes);
      return list('accountSummaries', analyticsAccounts(person, directory).map(presentAccountSummary), call);
    }),
    get('/v1beta/accounts', async (call) => {
      const { person } = await authorize(call, readingScopes);
      return list('accounts', analyticsAccounts(person, directory).map(presentAccount), call);
    }),
    get('/v1beta/accounts/{account}', async (call) => {
      const { person } = await authorize(call, readingScopes);
      const accounts = analyticsAccounts(person, directory).map(presentAccount);
      return one(accounts, `accounts/${param(call, 'account')}`);
    }),
    get('/v1beta/properties', async (call) => {
      const { person } = await authorize(call, readingScopes);
      const account = readParent(call.query.get('filter'));
      const accounts = analyticsAccounts(person, directory);
      const properties = accounts.find(({ id }) => id === account)?.properties;
      if (properties === undefined) throw noAccess();
      return list('properties', properties.map(presentProperty), call);
    }),
    get(ofProperty, async (call) => json(presentProperty(await find(call, parts)))),
    get(`${ofProperty}/dataStreams`, async (call) => {
      return list('dataStreams', streamsOf(await find(call, parts), parts), call);
    }),
    get(`${ofProperty}/dataStreams/{stream}`, async (call) => {
      const property = await find(call, parts);
      return one(streamsOf(property, parts), `${nameOf(property)}/dataStreams/${param(call, 'stream')}`);
    }),
    // Key events were called conversion events before; both lists hold the same.
    ...(['keyEvents', 'conversionEvents'] as const).flatMap((kind) => {
      const events = (property: PropertyFacts) =>
        property.keyEvents.map((event) => presentKeyEvent(property, event, kind));
      return [
        get(`${ofProperty}/${kind}`, async (call) => list(kind, events(await find(call, parts)), call)),
        get(`${ofProperty}/${kind}/{event}`, async (call) => {
          const property = await find(call, parts);
          return one(events(property), `${nameOf(property)}/${kind}/${param(call, 'event')}`);
        }),
      ];
    }),
    get(`${ofProperty}/dataRetentionSettings`, async (call) =>
      json(presentRetention(await find(call, parts))),
    ),
    ...['customDimensions', 'customMetrics', 'firebaseLinks', 'googleAdsLinks'].map((kind) =>
      get(`${ofProperty}/${kind}`, async (call) => {
        await find(call, parts);
        return list(kind, [], call);
      }),
    ),
  ];
}

function get(path: string, handle: Route['handle']): Route {
  return { method: 'GET', path, service: 'admin', handle };
}

function streamsOf(property: PropertyFacts, { faults }: Parts): Record<string, unknown>[] {
  const variant = faults.property(property.id).find((fault) => fault.kind === 'streams');
  return presentStreams(property, variant?.streams);
}

/** One of a list by its full name. */
function one(items: readonly Record<string, unknown>[], name: string): Reply {
  const found = items.find((item) => item.name === name);
  if (found === undefined) throw noAccess();
  return json(found);
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
