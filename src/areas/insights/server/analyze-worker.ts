import { parentPort, workerData } from 'node:worker_threads';
import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { narrowFacts } from '#src/engine/explore/narrow-facts.ts';
import { weekBreakdown } from '#src/engine/explore/week-breakdown.ts';
import { pageCategory } from '#src/semantics/page-category.ts';
import type { AnalysisOrder, WorkerMessage } from './analyze-in-worker.ts';

const { facts, options, context, lens } = workerData as AnalysisOrder;
const tell = (message: WorkerMessage) => parentPort?.postMessage(message);

const analysis = analyzeWeek(lens === null ? facts : narrowFacts(facts, lens), {
  ...options,
  onProgress: (tested, total) => tell({ type: 'progress', tested, total }),
});
// All pages and sources, whatever the lens: these are numbers of the week and no claims.
const breakdown = weekBreakdown(facts, analysis, (page) => pageCategory(page, context));
tell({ type: 'done', analysis, breakdown });
