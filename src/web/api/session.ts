import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { User } from '#src/areas/account/contract.ts';
import { api } from '#src/web/api/client.ts';

const MINUTE = 60_000;

/** Who is signed in, which organizations are theirs, and how this installation is set up: known before any screen shows. */
export const meQuery = queryOptions({ ...api.account.me.queryOptions({ input: {} }), staleTime: 5 * MINUTE });
export const membershipsQuery = queryOptions({
  ...api.organizations.memberships.queryOptions({ input: {} }),
  staleTime: 5 * MINUTE,
});
export const setupQuery = queryOptions({
  ...api.account.setup.queryOptions({ input: {} }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Only below the sign-in guard, which has loaded it. */
export function useUser(): User {
  return useSuspenseQuery(meQuery).data.user;
}

/** The name people gave themselves; undefined when none is known. */
export const nameOf = (user: User): string | undefined =>
  user.user_metadata.full_name ?? user.user_metadata.name;
