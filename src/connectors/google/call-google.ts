import pRetry from 'p-retry';
import { classifyFailure } from './classify-failure.ts';
import type { GoogleFailureKind } from './google-failure.ts';

export interface RetryPolicy {
  /** Tries in all, whatever fails. */
  readonly tries: number;
  readonly firstWaitMs: number;
}

const defaultRetryPolicy: RetryPolicy = { tries: 5, firstWaitMs: 400 };

/**
 * Tries in all by what failed. Sparing where Google itself failed: ten server errors an hour and it refuses the property
 * to this program. A page of HTML or half an answer is most likely one too.
 */
const triesOf: Partial<Record<GoogleFailureKind, number>> = { busy: 5, network: 4, malformed: 3, server: 3 };

/** One call with bounded retries, growing waits and jitter, for failures that pass; every failure comes out classified. */
export async function callGoogle<Answer>(
  call: () => Promise<Answer>,
  signal?: AbortSignal,
  policy = defaultRetryPolicy,
): Promise<Answer> {
  return await pRetry(
    async () => {
      try {
        return await call();
      } catch (error) {
        throw classifyFailure(error);
      }
    },
    {
      retries: policy.tries - 1,
      minTimeout: policy.firstWaitMs,
      maxTimeout: 10_000,
      randomize: true,
      shouldRetry: ({ error, attemptNumber }) => {
        const { kind, retryable } = classifyFailure(error);
        return retryable && attemptNumber < (triesOf[kind] ?? 1);
      },
      ...(signal ? { signal } : {}),
    },
  );
}
