/** What other areas may ask of this one. */
export { refundOpenRuns } from './run-store.ts';
