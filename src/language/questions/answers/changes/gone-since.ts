import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, measure } from '../../data/inquiry.ts';
import type { Settled } from '../settling/settled.ts';
import { daysWithData } from '../telling/notes.ts';

/** One that is named and was there before has none of what adds up on days with data that have no row of it. */
export const isGoneSince = ({ filters, view, period }: Settled, now: Fetched, before: Fetched): boolean =>
  filters.length > 0 &&
  now.rows.length === 0 &&
  before.rows.length > 0 &&
  daysWithData(view, period, now.missing) > 0;

export const valueNow = (metric: AskMetric, { rows }: Fetched, isGone: boolean): number | null =>
  isGone && metric.kind === 'additive' ? 0 : measure(metric, rows);
