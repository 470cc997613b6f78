import { parentPort, workerData } from 'node:worker_threads';
import { explainChange } from '#src/engine/explain-change.ts';
import type { ExplainOrder } from './explain-in-worker.ts';

const { facts, metric, segment } = workerData as ExplainOrder;
parentPort?.postMessage(explainChange(facts, metric, segment));
