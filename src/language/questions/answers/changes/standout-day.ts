import { median } from '#src/shared/quantile.ts';
import { daysFrom } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import { amountOf } from '../../data/amount-of.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { earlier, isLeftOut, lengthOf, type Period } from '../../dates/period.ts';
import { dayPiece, valueText } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { SHARE_OF_CHANGE } from './share-of-change.ts';

/** As many times the median of the other days: less is a good day, and no exception. */
const FAR = 2;
const [FEWEST_DAYS, MOST_DAYS] = [5, 92];

/**
 * The one day that makes much of a change: of a rise one of the days now, of a fall one of those before that did not come
 * again. What is beyond the median of the other days of its period is held against the change.
 */
export async function standoutDay(
  settled: Settled,
  metric: AskMetric,
  change: number,
  other: Period,
  inquiry: Inquiry,
): Promise<BoundText[]> {
  const period = change > 0 ? settled.period : other;
  if (metric.kind !== 'additive' || lengthOf(period) < FEWEST_DAYS || lengthOf(period) > MOST_DAYS) return [];
  const found = await peakOf(settled, metric, period, inquiry);
  if (found === undefined) return [];
  const { day, value, usual } = found;
  const share = (value - usual) / Math.abs(change);
  if (share < SHARE_OF_CHANGE || value < FAR * usual || value <= 0) return [];
  const { currency } = settled.view.source;
  const text = (number: number, name: string) =>
    valueText(number, metric.unit, currency, inquiry.keep(name, number));
  const which =
    change > 0 ? 'One day makes much of it' : 'One day before, that did not come again, makes much of it';
  const much =
    share > 1
      ? sentence`more than the whole change`
      : sentence`${percent(share, inquiry.keep('dayShare', share))} of the change`;
  const orders = await ordersOn(settled, metric, { ...period, from: day, to: day }, inquiry);
  return [
    sentence`${which}: ${dayPiece(day, inquiry.keep('day', day))} had ${text(value, 'dayValue')}${orders}, where the median of the other days is ${text(usual, 'dayMedian')}; what is beyond that is ${much}.`,
  ];
}

/** " from 51 purchases", of money. */
async function ordersOn(
  settled: Settled,
  { id }: AskMetric,
  day: Period,
  inquiry: Inquiry,
): Promise<BoundText | string> {
  const purchases = id === 'revenue' ? askMetric(settled.view, 'purchases') : undefined;
  if (purchases?.kind !== 'additive') return '';
  const { rows } = await fetchDays(settled, inquiry, { metrics: [purchases], period: day });
  const count = measure(purchases, rows);
  if (count === null || count < 1) return '';
  const counted = valueText(count, 'count', null, inquiry.keep('dayOrders', count));
  return sentence` from ${counted} ${count === 1 ? 'purchase' : 'purchases'}`;
}

async function peakOf(settled: Settled, metric: AskMetric, period: Period, inquiry: Inquiry) {
  const { rows, missing } = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: 'day' });
  const last = earlier(period.to, settled.view.source.lastDay ?? period.to);
  const byDay = groupRows(rows, ({ time }) => time ?? '');
  const isNamed = settled.reading.weekdays.length > 0;
  const days = daysFrom(period.from, last)
    .filter((day) => !missing.includes(day) && !isLeftOut(period, day) && (!isNamed || byDay.has(day)))
    .flatMap((day) => {
      const value = amountOf(metric, byDay.get(day) ?? [], true);
      return value === null ? [] : [{ day, value }];
    })
    .sort((a, b) => b.value - a.value);
  const [first, ...rest] = days;
  if (first === undefined || rest.length < FEWEST_DAYS - 1) return undefined;
  return { ...first, usual: median(rest.map(({ value }) => value)) };
}
