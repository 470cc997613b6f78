import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#src/shared/error-code.ts';

const STEP_MS = 5;

/** Looks again every few milliseconds until the answer is there. For things that send no signal, such as a file. */
export async function waitUntil<T>(
  look: () => { value: T } | undefined,
  { timeoutMs, failure }: { timeoutMs: number; failure: string },
): Promise<T> {
  for (const end = performance.now() + timeoutMs; ; ) {
    const found = look();
    if (found !== undefined) return found.value;
    if (performance.now() > end) throw new AppError('UNAVAILABLE', failure);
    await pause(STEP_MS);
  }
}
