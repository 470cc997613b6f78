import { parentPort } from 'node:worker_threads';
import { analyzePrepared } from '#src/engine/analyze-week.ts';
import { narrowFacts } from '#src/engine/explore/narrow-facts.ts';
import { weekBreakdown } from '#src/engine/explore/week-breakdown.ts';
import { type PreparedWeek, prepareWeek } from '#src/engine/prepare-week.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import { pageCategory } from '#src/semantics/page-category.ts';
import type { WorkerMessage, WorkerOrder } from './analyze-in-worker.ts';

/** The week of the last order: the next one may be about it again. */
let held: { readonly facts: WeekFacts; readonly prepared: PreparedWeek } | undefined;

const tell = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', ({ facts: given, options, context, lens }: WorkerOrder) => {
  if (given !== null)
    held = { facts: given, prepared: prepareWeek(lens === null ? given : narrowFacts(given, lens)) };
  if (held === undefined) throw new Error('The analysis thread was given no facts and has none.');
  const analysis = analyzePrepared(held.prepared, {
    ...options,
    onProgress: (tested, total) => tell({ type: 'progress', tested, total }),
  });
  // All pages and sources, whatever the lens: these are numbers of the week and no claims.
  const breakdown = weekBreakdown(held.facts, analysis, (page) => pageCategory(page, context));
  tell({ type: 'done', analysis, breakdown });
});
