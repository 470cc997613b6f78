import { metrics as catalogue, isMetricId, type Metric, type Unit } from '#src/semantics/metric.ts';
import type { Run } from '../prepare-run.ts';

/** What a number of the source means: as the source says it, or else the catalogue. */
export function metricOf(run: Run, id: string): Metric | undefined {
  return run.facts.metrics[id] ?? (isMetricId(id) ? catalogue[id] : undefined);
}

/** Of a metric that nobody describes: a count. */
export function unitOf(run: Run, id: string): Unit {
  return metricOf(run, id)?.unit ?? 'count';
}
