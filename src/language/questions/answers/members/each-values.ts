import { amountOf } from '../../data/amount-of.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import type { Reading } from '../../reading/reading.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { daysWithData } from '../telling/notes.ts';
import { eachNames } from './each-names.ts';
import { isWithoutRows } from './is-without-rows.ts';

/** Members that stand side by side, in the order in which they were named. */
export interface EachValues {
  readonly fetched: Fetched;
  readonly names: readonly string[];
  /** Of each of them its metrics. */
  readonly values: readonly (readonly (number | null)[])[];
}

export async function eachValues(
  settled: Settled,
  each: NonNullable<Reading['each']>,
  inquiry: Inquiry,
): Promise<EachValues> {
  const { period, metrics, view, filters } = settled;
  const fetched = await fetchDays(settled, inquiry, {
    metrics,
    period,
    dimensions: [each.dimension],
    filters: [...filters, { dimension: each.dimension, is: 'one_of', members: each.members.flat() }],
  });
  const areKnown = daysWithData(view, period, fetched.missing) > 0;
  const values = each.members.map((members) => {
    const rows = fetched.rows.filter((row) => members.includes(row.members[0] ?? ''));
    // Alone it would be told that there are no data on it
    return metrics.map((metric) => amountOf(metric, rows, areKnown && !isWithoutRows(settled, rows)));
  });
  return { fetched, names: eachNames(each), values };
}
