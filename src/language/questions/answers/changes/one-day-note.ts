import { addDays, daysBetween } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { lengthOf, type Period } from '../../dates/period.ts';
import { periodPhrase, valueText } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';

const WEEK = 7;

/** "Is it going up since yesterday?" holds one day against another, and no course of days: the same weekday of the week before is told beside it. */
export async function oneDayNote(
  settled: Settled,
  other: Period,
  metric: AskMetric,
  inquiry: Inquiry,
): Promise<BoundText[]> {
  const { reading, period, view } = settled;
  const isDayOnDay = lengthOf(period) === 1 && lengthOf(other) === 1;
  if (!reading.isYesNo || !isDayOnDay || daysBetween(other.from, period.from) % WEEK === 0) return [];
  const day = addDays(period.from, -WEEK);
  const weekBefore: Period = { from: day, to: day, unit: 'day', count: 1 };
  const then = await fetchDays(settled, inquiry, { metrics: [metric], period: weekBefore });
  const value = measure(metric, then.rows);
  const lead = 'This holds one day against another, which is no trend';
  if (value === null) return [sentence`${lead}.`];
  const figure = valueText(
    value,
    metric.unit,
    view.source.currency,
    inquiry.keep('sameWeekdayBefore', value),
  );
  return [
    sentence`${lead}. The same weekday a week before, ${periodPhrase(weekBefore, `plans.${then.plan}.plan`)}, had ${figure}.`,
  ];
}
