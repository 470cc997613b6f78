import type { FetchedRow, Inquiry } from '../data/inquiry.ts';
import { fetchDays } from './fetch-days.ts';
import { plainFilter, type Settled } from './settle.ts';
import { holds } from './total-answer.ts';

/**
 * "Pages without a visit from Bing", "fewer than five visits": a page that has no row of that kind had none, and lies within
 * the limit like one that had one. Which pages there are is told by the rows of everything else in these days.
 */
export async function absentRows(
  settled: Settled,
  rows: readonly FetchedRow[],
  inquiry: Inquiry,
): Promise<readonly FetchedRow[]> {
  const { reading, metrics, asked, period } = settled;
  const { limits, dimensions, filters } = reading;
  const isOfZero =
    limits.length > 0 &&
    limits.every(
      (limit) =>
        limit.isShare !== true &&
        holds(0, limit.is, limit.value) &&
        metrics.find(({ id }) => id === limit.metric)?.kind === 'additive',
    );
  // "With impressions but no clicks": what has no row had no impressions either.
  const isOfLimits = asked.every(({ id }) => limits.some(({ metric }) => metric === id));
  const isPlain = isOfLimits && metrics.every(({ kind }) => kind === 'additive');
  const narrowing = filters.filter(({ dimension }) => !dimensions.includes(dimension));
  if (!isOfZero || !isPlain || dimensions.length !== 1 || narrowing.length === 0) return [];
  const all = await fetchDays(settled, inquiry, {
    metrics,
    period,
    dimensions,
    filters: filters.filter(({ dimension }) => dimensions.includes(dimension)).map(plainFilter),
  });
  const known = new Set(rows.map(({ members }) => members[0]));
  const columns = metrics.flatMap((metric) => metric.columns);
  const names = new Set(all.rows.map(({ members }) => members[0] ?? ''));
  return [...names]
    .filter((name) => !known.has(name))
    .map((name) => ({
      time: null,
      members: [name],
      cells: Object.fromEntries(columns.map((column) => [column, 0])),
    }));
}
