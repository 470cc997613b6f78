import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '#src/web/api/error.ts';
import { meQuery } from '#src/web/api/session.ts';

/** A change that was refused because the session ended: the page finds out who is here, and leads to signing in. */
export function noticeSignedOut(queryClient: QueryClient, error: unknown): void {
  if (failureOf(error).code === 'UNAUTHENTICATED')
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
}
