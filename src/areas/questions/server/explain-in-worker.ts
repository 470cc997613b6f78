import { Worker } from 'node:worker_threads';
import type { Explanation } from '#src/engine/analysis.ts';
import type { Segment } from '#src/engine/finding.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import { endThread } from '#src/platform/end-thread.ts';

export interface ExplainOrder {
  readonly facts: WeekFacts;
  readonly metric: string;
  readonly segment: Segment;
}

const PROGRAM = new URL('./explain-worker.ts', import.meta.url);

/**
 * Asks the engine about one number on a thread of its own, so that no request waits for it. The thread starts while the
 * facts are being read: it takes about as long.
 */
export async function explainInWorker(reading: Promise<ExplainOrder>): Promise<Explanation | null> {
  const worker = new Worker(PROGRAM);
  const explained = new Promise<Explanation | null>((resolve, reject) => {
    worker.once('message', (explanation: Explanation | null) => resolve(explanation));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The engine's thread ended with ${code} and no answer.`)));
  });
  // Where the facts cannot be read, that is what is told.
  explained.catch(() => undefined);
  try {
    worker.postMessage(await reading);
    return await explained;
  } finally {
    endThread(worker);
  }
}
