import { parentPort } from 'node:worker_threads';
import { explainChange } from '#src/engine/explain-change.ts';
import type { ExplainOrder } from './explain-in-worker.ts';

parentPort?.once('message', ({ facts, metric, segment }: ExplainOrder) => {
  parentPort?.postMessage(explainChange(facts, metric, segment));
});
