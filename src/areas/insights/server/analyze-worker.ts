import { parentPort, workerData } from 'node:worker_threads';
import { analyzeWeek } from '#src/engine/analyze-week.ts';
import type { AnalysisOrder, WorkerMessage } from './analyze-in-worker.ts';

const { facts, options } = workerData as AnalysisOrder;
const tell = (message: WorkerMessage) => parentPort?.postMessage(message);

const analysis = analyzeWeek(facts, {
  ...options,
  onProgress: (tested, total) => tell({ type: 'progress', tested, total }),
});
tell({ type: 'done', analysis });
