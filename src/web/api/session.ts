import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { User } from '#src/areas/account/contract.ts';
import { api } from '#src/web/api/client.ts';

type QueryDefaults = Parameters<QueryClient['setQueryDefaults']>[1];

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

let atStart: Readonly<Record<string, number>> = {};

/**
 * Number of an organization's newest change when the page began, which is older than everything that it read. An organization that was
 * not there then, or in which nothing had changed, is told of from the first change on.
 */
export const newestChangeAtStart = (organizationId: string): number => atStart[organizationId] ?? 0;

/**
 * All three in one request, unless they are known. Each keeps its own query, by which it is asked for again when it changes.
 * Says whether somebody is signed in.
 */
export async function knowSession(queryClient: QueryClient): Promise<boolean> {
  const known = [meQuery, membershipsQuery, setupQuery].every(
    ({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined,
  );
  if (known) return true;
  const { user, memberships, setup, changes } = await queryClient.fetchQuery({
    ...api.account.start.queryOptions({ input: {} }),
    staleTime: 0,
    gcTime: 0,
  });
  // What is put in does not know how it is asked for: without this, nobody watching, asking again would do nothing at all.
  for (const { queryKey, queryFn } of [meQuery, membershipsQuery, setupQuery])
    queryClient.setQueryDefaults(queryKey, { queryFn } as QueryDefaults);
  queryClient.setQueryData(setupQuery.queryKey, setup);
  atStart = changes;
  if (user === null) return false;
  queryClient.setQueryData(meQuery.queryKey, { user });
  queryClient.setQueryData(membershipsQuery.queryKey, memberships);
  return true;
}

/** Only below the sign-in guard, which has loaded it. */
export function useUser(): User {
  return useSuspenseQuery(meQuery).data.user;
}

/** The name people gave themselves; undefined when none is known. */
export const nameOf = (user: User): string | undefined =>
  user.user_metadata.full_name ?? user.user_metadata.name;
