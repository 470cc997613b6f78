import type { AskMetric } from './asked-metric.ts';
import { type FetchedRow, measure } from './inquiry.ts';

/**
 * The metric over the rows of one member, group or unit of time. Without a row there was none of what adds up, as long as
 * the days are known; rows without a value are unknown and stay so.
 * @param areKnown whether the time that is asked about has days with data
 */
export const amountOf = (metric: AskMetric, rows: readonly FetchedRow[], areKnown: boolean): number | null =>
  rows.length === 0 ? (metric.kind === 'additive' && areKnown ? 0 : null) : measure(metric, rows);
