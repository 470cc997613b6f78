import { os } from '@orpc/server';
import type { Access, EndpointMeta, OrganizationLocator, TokenScope } from '#src/shared/endpoint.ts';
import { AppError, notFound } from '#src/shared/error-code.ts';
import { isAdmin } from '#src/shared/role.ts';
import type { Database } from '../database/database.ts';
import type { LiveStream } from './live-stream.ts';
import { membershipFor } from './organization-of.ts';
import type { ActingMember, RequestContext, SignedInUser, TokenCaller } from './request-context.ts';

/** What is known when a request arrives: the session's user, if any. */
export interface IncomingContext {
  readonly caller: SignedInUser | undefined;
  /** Set when a program asks with a key instead of a person with a session. */
  readonly token?: TokenCaller | undefined;
  /** Asks again, for answers that go on long after the request: a sign-out ends them. */
  readonly stillSignedIn: () => Promise<boolean>;
  readonly openStream: () => LiveStream;
  readonly idempotencyKey?: string | undefined;
}

/** The field of the input that an access declaration names; a dot steps inside. */
function fieldOf(input: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object' && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined,
      input,
    );
}

/** The id that leads to the organization: of the declared field, or of the one to look at otherwise. */
function namedIn(
  input: unknown,
  { field, names, otherwise }: OrganizationLocator,
): { readonly names: OrganizationLocator['names']; readonly id: string } | undefined {
  const id = fieldOf(input, field);
  if (typeof id === 'string') return { names, id };
  return otherwise && namedIn(input, otherwise);
}

async function actingMember(
  database: Database,
  access: Access,
  user: SignedInUser,
  input: unknown,
): Promise<ActingMember | undefined> {
  if (access.type !== 'member' && access.type !== 'admin') return undefined;
  const named = namedIn(input, access.of);
  // An absent or malformed id gets the message of input validation, which comes next; it leads to no organization.
  if (named === undefined) return undefined;
  const member = await membershipFor(database, user.id, named.names, named.id);
  if (member === undefined) throw notFound();
  if (access.type === 'admin' && !isAdmin(member.role))
    throw new AppError('FORBIDDEN', 'Admin access required');
  return member;
}

/** Whether somebody may change a source, asked before a body is read that only they may send. */
export async function mayChangeSource(
  database: Database,
  userId: string,
  sourceId: string,
): Promise<boolean> {
  const member = await membershipFor(database, userId, 'source', sourceId);
  return member !== undefined && isAdmin(member.role);
}

/** A key opens what says so, and of a write only a key that may write; in every organization but its own, nothing is there. */
function checkToken(
  token: TokenCaller,
  opens: TokenScope | undefined,
  member: ActingMember | undefined,
): void {
  if (opens === undefined)
    throw new AppError('FORBIDDEN', 'This cannot be done with an API token. Sign in to do it yourself.');
  if (member !== undefined && member.organizationId !== token.organizationId) throw notFound();
  if (opens === 'write' && token.scope !== 'write')
    throw new AppError('FORBIDDEN', 'This API token may only read. Make one with write scope.');
}

const missing = (what: string) => (): never => {
  throw new Error(`A handler asked for ${what}, which the access of its endpoint does not promise.`);
};

/** The one place that enforces the declared access, before input is validated and any handler runs. */
export const createGuard = (database: Database) =>
  os
    .$meta<EndpointMeta>({ access: { type: 'user' } })
    .$context<IncomingContext>()
    .middleware(async ({ context, procedure, signal, next }, input: unknown) => {
      const { access, tokens } = procedure['~orpc'].meta;
      const { token, stillSignedIn, openStream, idempotencyKey } = context;
      const user = token?.user ?? context.caller;
      if (access.type !== 'public' && user === undefined)
        throw new AppError('UNAUTHENTICATED', 'Authentication required');
      const member = user && (await actingMember(database, access, user, input));
      if (token !== undefined && access.type !== 'public') checkToken(token, tokens, member);
      const known: RequestContext = Object.defineProperties(
        { signal, stillSignedIn, openStream, idempotencyKey } as RequestContext,
        {
          user: user ? { value: user, enumerable: true } : { get: missing('the user') },
          member: member ? { value: member, enumerable: true } : { get: missing('the organization') },
        },
      );
      return await next({ context: { known } });
    });

export type Guard = ReturnType<typeof createGuard>;
