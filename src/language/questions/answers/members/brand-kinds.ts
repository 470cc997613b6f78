import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import type { Reading } from '../../reading/reading.ts';
import { type DaysSpec, fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';

/** Queries that hold a name of the brand, and all others. */
export const brandKinds = [{ name: 'Branded' }, { name: 'Non-branded' }] as const;

/** The rows of both kinds, each by itself: a query belongs to one of them. */
export async function fetchBrandKinds(
  settled: Settled,
  inquiry: Inquiry,
  spec: { readonly metrics: readonly AskMetric[]; readonly period: Period } & Pick<DaysSpec, 'grain'>,
): Promise<readonly [Fetched, Fetched]> {
  const { dimension, terms } = settled.reading.brandSplit as NonNullable<Reading['brandSplit']>;
  const fetchKind = (is: 'containing' | 'not_containing') =>
    fetchDays(settled, inquiry, {
      ...spec,
      filters: [...settled.filters, { dimension, is, members: terms }],
    });
  return [await fetchKind('containing'), await fetchKind('not_containing')];
}
