import { QueryCache, QueryClient } from '@tanstack/react-query';
import { type FailureCode, failureOf } from '#src/web/api/error.ts';

/** Failures that may be over in a moment. Everything else is told at once: asking again would answer the same. */
const passing: ReadonlySet<FailureCode> = new Set(['OFFLINE', 'UNAVAILABLE']);

/** Answers are shown again for this long without asking; screens that are told of changes set more. */
const FRESH_MS = 30_000;

/** `onSignedOut` hears that the server no longer knows the session. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (failureOf(error).code === 'UNAUTHENTICATED') onSignedOut();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Without a network a question fails and says so, rather than waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && passing.has(failureOf(error).code),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
      // What changes something is never sent twice without being asked.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
