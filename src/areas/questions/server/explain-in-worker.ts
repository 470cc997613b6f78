import { Worker } from 'node:worker_threads';
import type { Explanation, Segment } from '#src/engine/finding.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';

export interface ExplainOrder {
  readonly facts: WeekFacts;
  readonly metric: string;
  readonly segment: Segment;
}

const PROGRAM = new URL('./explain-worker.ts', import.meta.url);

/** Asks the engine about one number on a thread of its own, so that no request waits for it. */
export function explainInWorker(order: ExplainOrder): Promise<Explanation | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, { workerData: order });
    worker.once('message', (explanation: Explanation | null) => resolve(explanation));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The engine's thread ended with ${code} and no answer.`)));
  });
}
