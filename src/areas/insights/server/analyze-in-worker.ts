import type { Worker } from 'node:worker_threads';
import type { Analysis } from '#src/engine/analysis.ts';
import type { AnalysisOptions } from '#src/engine/analyze-week.ts';
import type { RangeLens } from '#src/engine/explore/narrow-facts.ts';
import type { WeekBreakdown } from '#src/engine/explored.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import { endThread } from '#src/platform/end-thread.ts';
import type { SiteFindings } from '#src/semantics/site-context.ts';
import { parkWorker, takeWorker } from './kept-workers.ts';

export interface AnalysisOrder {
  /** Asked for only where no thread still has them ready. */
  readonly facts: () => Promise<WeekFacts>;
  /** Equal for equal facts; null where it is not known what they were made of. */
  readonly factsKey: string | null;
  readonly options: Pick<AnalysisOptions, 'seed' | 'stepsBudget' | 'earlier' | 'events'>;
  /** What is known of the source's site, for the categories of its pages. */
  readonly context: Pick<SiteFindings, 'rules'> | null;
  /** Which members are looked at; null: all that are large enough. */
  readonly lens: RangeLens | null;
}

/** What the thread is told: without facts it takes those that it has. */
export interface WorkerOrder extends Pick<AnalysisOrder, 'options' | 'context' | 'lens'> {
  readonly facts: WeekFacts | null;
}

export interface AnalysedWeek {
  readonly analysis: Analysis;
  readonly breakdown: WeekBreakdown | null;
}

export type WorkerMessage =
  | { readonly type: 'progress'; readonly tested: number; readonly total: number }
  | ({ readonly type: 'done' } & AnalysedWeek);

/**
 * Runs the engine on a thread of its own, so that a long analysis keeps no request waiting. The thread stays for a while
 * with what it made of the facts: the next analysis of the same facts, with a larger budget say, begins there.
 */
export async function analyzeInWorker(
  { facts, factsKey, options, context, lens }: AnalysisOrder,
  onProgress: (tested: number, total: number) => void,
): Promise<AnalysedWeek> {
  const key = factsKey === null ? null : JSON.stringify([factsKey, lens]);
  const { worker, isReady } = takeWorker(key);
  // Heard from now on: it may fail or end while the facts are read.
  const answer = answerOf(worker, onProgress);
  try {
    const given = isReady ? null : await facts();
    worker.postMessage({ facts: given, options, context, lens } satisfies WorkerOrder);
    const analysed = await answer;
    if (key !== null && bytesOf(given) <= MOST_BYTES_KEPT) parkWorker(worker, key);
    else endThread(worker);
    return analysed;
  } catch (error) {
    endThread(worker);
    throw error;
  }
}

/** What is made of the facts takes several times their room. */
const MOST_BYTES_KEPT = 64e6;

function bytesOf(facts: WeekFacts | null): number {
  return (facts?.tables ?? [])
    .flatMap(({ day, dimensions, values }) => [
      day,
      ...dimensions.map(({ codes }) => codes),
      ...Object.values(values),
    ])
    .reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function answerOf(
  worker: Worker,
  onProgress: (tested: number, total: number) => void,
): Promise<AnalysedWeek> {
  const { promise, resolve, reject } = Promise.withResolvers<AnalysedWeek>();
  const hear = (message: WorkerMessage) => {
    if (message.type === 'progress') onProgress(message.tested, message.total);
    else resolve({ analysis: message.analysis, breakdown: message.breakdown });
  };
  const end = (code: number) => reject(new Error(`The analysis thread ended with ${code} and no answer.`));
  worker.on('message', hear).on('error', reject).on('exit', end);
  const heard = promise.finally(() => worker.off('message', hear).off('error', reject).off('exit', end));
  // Where the facts cannot be read, that is what is told.
  heard.catch(() => undefined);
  return heard;
}
