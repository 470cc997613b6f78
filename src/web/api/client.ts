import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { contract } from '#src/web/api/contract.ts';

const link = new OpenAPILink(contract, { url: () => `${location.origin}/api` });

type Client = ContractRouterClient<typeof contract>;

/** Calls an endpoint: `await client.sources.get({ sourceId })`. */
export const client: Client = createORPCClient(link);

/** The same endpoints for TanStack Query: `useQuery(api.sources.get.queryOptions({ input: { sourceId } }))`. */
export const api = createTanstackQueryUtils(client);
