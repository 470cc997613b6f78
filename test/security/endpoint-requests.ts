import type { AnyContractRouter } from '@orpc/contract';
import type { Access, EndpointMeta, TokenScope } from '#src/shared/endpoint.ts';

/** What the matrix needs of an endpoint, read from the contract itself. */
export interface DeclaredEndpoint {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  readonly tokens?: TokenScope | undefined;
}

interface Procedure {
  readonly '~orpc': {
    readonly route: { readonly method: string; readonly path: string };
    readonly meta: EndpointMeta;
  };
}

const isProcedure = (value: object): value is Procedure => '~orpc' in value;

export function endpointsOf(router: AnyContractRouter, prefix = ''): DeclaredEndpoint[] {
  return Object.entries(router as Record<string, object>).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (!isProcedure(value)) return endpointsOf(value as AnyContractRouter, name);
    const { route, meta } = value['~orpc'];
    return [{ name, method: route.method, path: route.path, access: meta.access, tokens: meta.tokens }];
  });
}

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/**
 * The request that an input makes: path fields in the path, the rest in the query of a GET or in the body. One that names
 * its `query` and `body` itself says where each field goes.
 */
export function requestFor(
  { method, path }: DeclaredEndpoint,
  input: Readonly<Record<string, unknown>>,
): HttpRequest {
  const { query: asked, body: sent, ...rest } = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest[field]);
    delete rest[field];
    return encodeURIComponent(value);
  });
  const inQuery = (fields: object) =>
    new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  if (typeof asked === 'object' && asked !== null)
    return { method, path: `/api${filled}?${inQuery(asked)}`, body: sent };
  if (method !== 'GET') return { method, path: `/api${filled}`, body: rest };
  return { method, path: `/api${filled}?${inQuery(rest)}` };
}
