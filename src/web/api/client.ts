import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { contract } from '#src/web/api/contract.ts';
import { type CallContext, type CallRoute, httpLink } from '#src/web/api/http-link.ts';

interface Described {
  readonly '~orpc': { readonly route: CallRoute };
}

function routeOf(path: readonly string[]): CallRoute {
  const found = path.reduce<object>((inner, name) => Reflect.get(inner, name) as object, contract);
  return (found as Described)['~orpc'].route;
}

type Client = ContractRouterClient<typeof contract, CallContext>;

/** Calls an endpoint: `await client.sources.get({ sourceId })`. */
export const client: Client = createORPCClient(httpLink(routeOf, `${location.origin}/api`));

/** The same endpoints for TanStack Query: `useQuery(api.sources.get.queryOptions({ input: { sourceId } }))`. */
export const api = createTanstackQueryUtils(client);
