import { type BoundText, sentence } from '../../../bound-text.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { valueText } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { SHARE_OF_CHANGE } from './share-of-change.ts';

/** As many times the average order: less is an order like others. */
const FAR = 2;

/**
 * The one order that makes half of a change of revenue and more. Sources tell no orders, but a row of the finest report that
 * holds one purchase is one: of rows with several nothing is said.
 */
export async function standoutOrder(
  settled: Settled,
  metric: AskMetric,
  change: number,
  other: Period,
  inquiry: Inquiry,
): Promise<BoundText[]> {
  const { view, reading } = settled;
  const purchases = askMetric(view, 'purchases');
  if (metric.id !== 'revenue' || metric.kind !== 'additive' || purchases?.kind !== 'additive') return [];
  const columns = [...metric.columns, ...purchases.columns];
  const cuts = reading.filters.map(({ dimension }) => dimension);
  const [finest] = view.source.reports
    .filter(
      (one) =>
        columns.every((name) => one.metrics.includes(name)) &&
        cuts.every((name) => one.dimensions.includes(name)),
    )
    .sort((a, b) => b.dimensions.length - a.dimensions.length);
  if (finest === undefined) return [];
  const period = change > 0 ? settled.period : other;
  const { rows } = await fetchDays(settled, inquiry, {
    metrics: [metric, purchases],
    period,
    dimensions: finest.dimensions,
    report: finest.id,
    grain: 'day',
    // Few rows of a day are as large as that, whatever the size of the shop.
    filters: [
      ...settled.filters,
      { metric: metric.columns[0] as string, is: 'at_least', value: SHARE_OF_CHANGE * Math.abs(change) },
    ],
  });
  const largest = Math.max(
    0,
    ...rows.filter((row) => measure(purchases, [row]) === 1).flatMap((row) => measure(metric, [row]) ?? []),
  );
  if (largest < SHARE_OF_CHANGE * Math.abs(change)) return [];
  // Where the change itself is small, every order is half of it.
  const all = await fetchDays(settled, inquiry, { metrics: [metric, purchases], period });
  const [money, orders] = [measure(metric, all.rows), measure(purchases, all.rows)];
  if (money === null || orders === null || largest < FAR * (money / orders)) return [];
  const value = valueText(largest, metric.unit, view.source.currency, inquiry.keep('largestOrder', largest));
  const which = change > 0 ? 'One order alone brought' : 'One order of the time before alone had brought';
  const left = largest >= Math.abs(change) ? 'nothing of the change' : 'less than half of the change';
  return [sentence`${which} ${value}: without it, ${left} is left.`];
}
