import type { Worker } from 'node:worker_threads';

/**
 * Ends a thread that is of no more use. Nobody waits for its end: what it had to say was said, and Node can wait for ever for a
 * compilation of an ending thread that in turn waits for the thread (https://github.com/nodejs/node/issues/54918).
 */
export function endThread(worker: Worker): void {
  void worker.terminate();
}
