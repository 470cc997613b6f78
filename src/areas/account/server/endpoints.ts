import { implement } from '@orpc/server';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import { accountContract, type Setup } from '../contract.ts';
import { type DeleteAccountParts, deleteAccount, previewDeletion } from './delete-account.ts';

export interface AccountParts extends DeleteAccountParts {
  readonly setup: Setup;
}

export function accountEndpoints(guard: Guard, parts: AccountParts) {
  const api = implement(accountContract).$context<IncomingContext>().use(guard);
  return {
    setup: api.setup.handler(() => parts.setup),
    me: api.me.handler(({ context }) => {
      const { id, email, name } = context.known.user;
      return { user: { id, email, user_metadata: name && name !== email ? { full_name: name, name } : {} } };
    }),
    deletion: api.deletion.handler(({ context }) => previewDeletion(parts.database, context.known.user.id)),
    remove: api.remove.handler(async ({ input, context }) => {
      await deleteAccount(parts, context.known.user, input.confirmation);
      return { deleted: true as const };
    }),
  };
}
