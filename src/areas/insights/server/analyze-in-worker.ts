import { Worker } from 'node:worker_threads';
import type { Analysis } from '#src/engine/finding.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';

export interface AnalysisOrder {
  readonly facts: WeekFacts;
  readonly options: { readonly seed: number; readonly stepsBudget: number };
}

export type WorkerMessage =
  | { readonly type: 'progress'; readonly tested: number; readonly total: number }
  | { readonly type: 'done'; readonly analysis: Analysis };

const PROGRAM = new URL('./analyze-worker.ts', import.meta.url);

/** Runs the engine on a thread of its own, so that a long analysis keeps no request waiting. */
export function analyzeInWorker(
  facts: WeekFacts,
  options: AnalysisOrder['options'],
  onProgress: (tested: number, total: number) => void,
): Promise<Analysis> {
  return new Promise((resolve, reject) => {
    const order: AnalysisOrder = { facts, options };
    const worker = new Worker(PROGRAM, { workerData: order });
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'progress') onProgress(message.tested, message.total);
      else resolve(message.analysis);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The analysis thread ended with ${code} and no answer.`)));
  });
}
