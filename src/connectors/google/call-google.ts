import pRetry from 'p-retry';
import { classifyFailure } from './classify-failure.ts';

export interface RetryPolicy {
  /** Tries in all. Google counts server errors: ten an hour and the property is refused, so there are few. */
  readonly tries: number;
  readonly firstWaitMs: number;
}

const defaultRetryPolicy: RetryPolicy = { tries: 4, firstWaitMs: 400 };

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
      shouldRetry: ({ error }) => classifyFailure(error).retryable,
      ...(signal ? { signal } : {}),
    },
  );
}
