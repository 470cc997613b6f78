import { implement } from '@orpc/server';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import { accountContract, type Setup } from '../contract.ts';

export function accountEndpoints(guard: Guard, setup: Setup) {
  const api = implement(accountContract).$context<IncomingContext>().use(guard);
  return {
    setup: api.setup.handler(() => setup),
    me: api.me.handler(({ context }) => {
      const { id, email, name } = context.known.user;
      return { user: { id, email, user_metadata: name && name !== email ? { full_name: name, name } : {} } };
    }),
  };
}
