import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import { type DaysSpec, fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';

/** The rows that all of a part is measured by: a share is one of them. */
export function fetchWhole(
  settled: Settled,
  inquiry: Inquiry,
  part: Pick<Fetched, 'plan'>,
  spec: DaysSpec,
): Promise<Fetched> {
  const report = wholeReport(settled, inquiry, part.plan);
  return fetchDays(settled, inquiry, { ...spec, ...(report !== undefined && { report }) });
}

/**
 * Search Console counts by page more than by property: a share of pages is one of what the pages add up to. Of which
 * queries the unnamed ones are nobody knows: a share of some queries is one of those that have a name.
 */
function wholeReport({ view, reading }: Settled, inquiry: Inquiry, plan: number): string | undefined {
  const { report } = inquiry.plans[plan] ?? { report: '' };
  const own = view.source.reports.find(({ id }) => id === report);
  const kinds = own?.dimensions.map((dimension) => view.kindOf(dimension)) ?? [];
  const isOfNamed = kinds.includes('query') && reading.dimensions.length === 0;
  return view.source.type === 'GSC' && (kinds.includes('page') || isOfNamed) ? report : undefined;
}
