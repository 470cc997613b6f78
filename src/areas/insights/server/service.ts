/** What other areas may ask of this one. */
export { analysedWeeks, newestAnalysis } from './analysis-store.ts';
export { listCards } from './card-store.ts';
export { refundOpenRuns } from './run-store.ts';
