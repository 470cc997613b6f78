import type { HTTPMethod } from '@orpc/client';
import { oc, type Route } from '@orpc/contract';
import type { z } from 'zod';

/** Who may call an endpoint. Declared with the endpoint, enforced in one place before its handler runs. */
export type Access =
  | { readonly type: 'public' }
  | { readonly type: 'user' }
  | { readonly type: 'member' | 'admin'; readonly of: OrganizationLocator };

/** Which field of the input leads to the organization, and what that field names. A dot steps into `query` or `params`. */
export interface OrganizationLocator {
  readonly field: string;
  readonly names:
    | 'organization'
    | 'source'
    | 'card'
    | 'run'
    | 'agent'
    | 'question'
    | 'siteAnalysis'
    | 'annotation';
  /** Where to look when the field is absent: a call in two forms names its organization in one and a run in the other. */
  readonly otherwise?: OrganizationLocator;
}

export const anyone: Access = { type: 'public' };
export const signedIn: Access = { type: 'user' };
const locate = (path: string, names: OrganizationLocator['names']): OrganizationLocator => ({
  field: path,
  names,
});
export const memberOf = (field: string, names: OrganizationLocator['names'] = 'organization'): Access => ({
  type: 'member',
  of: locate(field, names),
});
export const adminOf = (
  field: string,
  names: OrganizationLocator['names'] = 'organization',
  otherwise?: OrganizationLocator,
): Access => ({
  type: 'admin',
  of: { ...locate(field, names), ...(otherwise && { otherwise }) },
});

interface Endpoint<Input extends z.ZodType, Output extends z.ZodType> {
  readonly method: HTTPMethod;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Path, query and body fields in one object; with `parts: 'apart'` as { params, query, body }. */
  readonly input: Input;
  readonly output: Output;
  readonly parts?: 'together' | 'apart';
  readonly tag: string;
  /** Costs credits: with the header Idempotency-Key it is done once, however often it is sent. */
  readonly idempotent?: true;
  /** Which keys of programs open it besides a person's session; without it none. */
  readonly tokens?: TokenScope;
}

/** What a program may do with its key: look, or also generate and ask. */
export type TokenScope = 'read' | 'write';

export interface EndpointMeta {
  readonly access: Access;
  readonly tokens?: TokenScope | undefined;
}

type Operation = Extract<NonNullable<Route['spec']>, { parameters?: unknown }>;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'For a day, the same key gets the same answer and nothing is done or charged again; with another request it is refused (422).',
  schema: { type: 'string', maxLength: 255 },
} as const;

/** What the OpenAPI document says of an endpoint beside its input and output: who may call it, with what, and how it fails. */
const documented =
  ({
    access,
    tokens,
    idempotent,
  }: Pick<Endpoint<z.ZodType, z.ZodType>, 'access' | 'tokens' | 'idempotent'>) =>
  (operation: Operation): Operation => {
    const extensions: Record<`x-${string}`, unknown> = { 'x-access': access.type };
    return {
      ...operation,
      ...(idempotent && { parameters: [...(operation.parameters ?? []), idempotencyKey] }),
      security:
        access.type === 'public'
          ? []
          : [{ session: [] }, ...(tokens === undefined ? [] : [{ token: [tokens] }])],
      responses: { ...operation.responses, default: { $ref: '#/components/responses/Failure' } },
      ...extensions,
    };
  };

/** An endpoint as data. `access` is required, so that one without it does not compile. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(spec: Endpoint<Input, Output>) {
  return oc
    .$meta<EndpointMeta>({ access: spec.access, tokens: spec.tokens })
    .route({
      method: spec.method,
      path: spec.path,
      summary: spec.summary,
      tags: [spec.tag],
      inputStructure: spec.parts === 'apart' ? 'detailed' : 'compact',
      spec: documented(spec),
    })
    .input(spec.input)
    .output(spec.output);
}
