import { Worker } from 'node:worker_threads';
import { endThread } from '#src/platform/end-thread.ts';

const PROGRAM = new URL('./analyze-worker.ts', import.meta.url);
/** As long as somebody who looks at a week may ask for more of it. */
const KEPT_MS = 5 * 60_000;
/** Each holds a week and its history in memory. */
const MOST_KEPT = 2;

interface KeptWorker {
  readonly worker: Worker;
  /** What its facts were made of. */
  readonly key: string;
  readonly timer: NodeJS.Timeout;
  readonly forget: () => void;
}

/** Threads that have nothing to do and still hold the last week they were asked about, the newest last. */
const kept: KeptWorker[] = [];

/** A thread, and whether it has the facts of this key ready. Whoever takes it has it alone, and parks or ends it. */
export function takeWorker(key: string | null): { readonly worker: Worker; readonly isReady: boolean } {
  const at = kept.findIndex((one) => one.key === key);
  if (at < 0) return { worker: new Worker(PROGRAM), isReady: false };
  const { worker, timer, forget } = kept.splice(at, 1)[0] as KeptWorker;
  clearTimeout(timer);
  worker.off('error', forget).off('exit', forget);
  worker.ref();
  return { worker, isReady: true };
}

/** Keeps a thread for the next order of its key; it holds up no process that wants to end. */
export function parkWorker(worker: Worker, key: string): void {
  const forget = () => {
    const at = kept.findIndex((one) => one.worker === worker);
    if (at >= 0) clearTimeout(kept.splice(at, 1)[0]?.timer);
    endThread(worker);
  };
  worker.unref();
  worker.on('error', forget).on('exit', forget);
  kept.push({ worker, key, timer: setTimeout(forget, KEPT_MS).unref(), forget });
  if (kept.length > MOST_KEPT) kept[0]?.forget();
}
