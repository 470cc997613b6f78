/** What other areas may ask of this one. */
export { analysedWeeks, newestAnalysis } from './analysis-store.ts';
export { analyzeInWorker } from './analyze-in-worker.ts';
export { listCards } from './card-store.ts';
export { findingContext } from './finding-context.ts';
export { cleanStaleRuns, type MaintenanceParts } from './maintenance/clean-stale-runs.ts';
export { type ResetDepth, type ResetParts, resetSources } from './maintenance/reset-source.ts';
export { refundOpenRuns } from './run-store.ts';
