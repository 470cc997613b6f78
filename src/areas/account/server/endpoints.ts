import { implement } from '@orpc/server';
import { membershipsOf } from '#src/areas/organizations/server/service.ts';
import type { Clock } from '#src/platform/clock.ts';
import { newestChanges } from '#src/platform/events/change-feed.ts';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import type { SignedInUser } from '#src/platform/http/request-context.ts';
import { accountContract, type Setup, type User } from '../contract.ts';
import { type DeleteAccountParts, deleteAccount, previewDeletion } from './delete-account.ts';
import { createToken, revokeToken, tokensOf } from './token-store.ts';

export interface AccountParts extends DeleteAccountParts {
  readonly setup: Setup;
  readonly clock: Clock;
}

export function accountEndpoints(guard: Guard, parts: AccountParts) {
  const api = implement(accountContract).$context<IncomingContext>().use(guard);
  return {
    setup: api.setup.handler(() => parts.setup),
    start: api.start.handler(async ({ context: { caller } }) => {
      const { setup, database } = parts;
      if (!caller) return { user: null, memberships: [], setup, changes: {} };
      return await database.acrossOrganizations(async (tx) => ({
        user: presentUser(caller),
        setup,
        // First: whatever is read after the number, the change with the next one is told.
        changes: await newestChanges(tx, caller.id),
        memberships: await membershipsOf(tx, caller.id),
      }));
    }),
    me: api.me.handler(({ context }) => ({ user: presentUser(context.known.user) })),
    tokens: api.tokens.handler(({ context }) =>
      parts.database.acrossOrganizations(async (tx) => ({
        tokens: await tokensOf(tx, context.known.user.id),
      })),
    ),
    createToken: api.createToken.handler(({ input, context: { known } }) =>
      parts.database.forOrganization(known.member.organizationId, (tx) =>
        createToken(
          tx,
          {
            organizationId: known.member.organizationId,
            userId: known.user.id,
            name: input.name,
            scope: input.scope,
            validDays: input.validDays,
          },
          parts.clock.now(),
        ),
      ),
    ),
    revokeToken: api.revokeToken.handler(async ({ input, context }) => {
      await parts.database.acrossOrganizations((tx) => revokeToken(tx, context.known.user.id, input.tokenId));
      return { revoked: true as const };
    }),
    deletion: api.deletion.handler(({ context }) => previewDeletion(parts.database, context.known.user.id)),
    remove: api.remove.handler(async ({ input, context }) => {
      await deleteAccount(parts, context.known.user, input.confirmation);
      return { deleted: true as const };
    }),
  };
}

const presentUser = ({ id, email, name }: SignedInUser): User => ({
  id,
  email,
  user_metadata: name && name !== email ? { full_name: name, name } : {},
});
