import { Worker } from 'node:worker_threads';
import type { AnalysisOptions } from '#src/engine/analyze-week.ts';
import type { RangeLens } from '#src/engine/explore/narrow-facts.ts';
import type { WeekBreakdown } from '#src/engine/explored.ts';
import type { Analysis } from '#src/engine/finding.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import type { SiteFindings } from '#src/semantics/site-context.ts';

export interface AnalysisOrder {
  readonly facts: WeekFacts;
  readonly options: Pick<AnalysisOptions, 'seed' | 'stepsBudget' | 'earlier' | 'events'>;
  /** What is known of the source's site, for the categories of its pages. */
  readonly context: Pick<SiteFindings, 'rules'> | null;
  /** Which members are looked at; null: all that are large enough. */
  readonly lens: RangeLens | null;
}

export interface AnalysedWeek {
  readonly analysis: Analysis;
  readonly breakdown: WeekBreakdown | null;
}

export type WorkerMessage =
  | { readonly type: 'progress'; readonly tested: number; readonly total: number }
  | ({ readonly type: 'done' } & AnalysedWeek);

const PROGRAM = new URL('./analyze-worker.ts', import.meta.url);

/** Runs the engine on a thread of its own, so that a long analysis keeps no request waiting. */
export function analyzeInWorker(
  order: AnalysisOrder,
  onProgress: (tested: number, total: number) => void,
): Promise<AnalysedWeek> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, { workerData: order });
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'progress') onProgress(message.tested, message.total);
      else resolve({ analysis: message.analysis, breakdown: message.breakdown });
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The analysis thread ended with ${code} and no answer.`)));
  });
}
