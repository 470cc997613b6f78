import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import { quotaReturnsAt } from '#src/connectors/google/quota-pause.ts';
import { AppError } from '#src/shared/error-code.ts';
import { upstreamError } from '../upstream-error.ts';

/** Why a fetch stopped. A value and no error, because it goes through a workflow's memory. */
export type StoppedBy =
  /** Goes on by itself at a time, ms since 1970. */
  | { readonly type: 'quota'; readonly message: string; readonly until: number }
  /** Passes, nobody knows when. */
  | { readonly type: 'passing'; readonly message: string }
  /** Somebody must mend it; the source's status says what, for the failing call has noted it there. */
  | { readonly type: 'broken'; readonly message: string };

/** What Google did, or refused; undefined for a mistake of ours, which is not to be taken for one of Google's. */
export function stoppedBy(error: unknown, now: number): StoppedBy | undefined {
  const told = upstreamError(error);
  if (!(told instanceof AppError)) return undefined;
  const { message } = told;
  if (!(error instanceof GoogleFailure))
    return error instanceof AppError && error.code === 'CONFLICT' ? { type: 'broken', message } : undefined;
  switch (error.kind) {
    case 'quota':
      return { type: 'quota', message, until: quotaReturnsAt(error.returns ?? 'hour', now) };
    case 'busy':
    case 'server':
    case 'network':
    case 'malformed':
      return { type: 'passing', message };
    case 'scope_missing':
    case 'revoked':
    case 'no_access':
    case 'api_disabled':
    case 'invalid_request':
      return { type: 'broken', message };
  }
}
