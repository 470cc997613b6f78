import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type DaysOfBoth, daysOfBoth } from '../telling/per-day.ts';
import { isGoneSince, valueNow } from './gone-since.ts';

/** The numbers of a question in its period and in the one that it is held against, split by nothing. */
export interface ChangeInTotal {
  readonly settled: Settled;
  readonly other: Period;
  /** Of an overview only those with data. */
  readonly asked: readonly AskMetric[];
  readonly now: Fetched;
  readonly before: Fetched;
  /** The rows of the year before, where that is asked for too. */
  readonly back: Fetched | null;
  /** How many days with data each of the two has. */
  readonly days: DaysOfBoth;
  /** The names of the question were there before, and are no longer. */
  readonly isGone: boolean;
}

export async function changeInTotal(
  settled: Settled,
  other: Period,
  inquiry: Inquiry,
): Promise<ChangeInTotal> {
  const { period, yearAgo } = settled;
  const now = await fetchDays(settled, inquiry, { metrics: settled.asked, period });
  const before = await fetchDays(settled, inquiry, { metrics: settled.asked, period: other });
  const asked = withDataIn(settled, [now, before]);
  const back = yearAgo && (await fetchDays(settled, inquiry, { metrics: asked, period: yearAgo }));
  const days = daysOfBoth(settled, other, now, before);
  return { settled, other, asked, now, before, back, days, isGone: isGoneSince(settled, now, before) };
}

/** Of an overview nobody named the metrics: those without any data tell nothing. */
function withDataIn({ reading, asked }: Settled, fetched: readonly Fetched[]): readonly AskMetric[] {
  const hasData = (metric: AskMetric): boolean => fetched.some(({ rows }) => measure(metric, rows) !== null);
  return reading.intent === 'overview' && asked.some(hasData) ? asked.filter(hasData) : asked;
}

export const valuesOfBoth = (
  { now, before, isGone }: ChangeInTotal,
  metric: AskMetric,
): readonly [now: number | null, before: number | null] => [
  valueNow(metric, now, isGone),
  measure(metric, before.rows),
];
