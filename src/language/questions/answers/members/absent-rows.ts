import type { FetchedRow, Inquiry } from '../../data/inquiry.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { plainFilter, type Settled } from '../settling/settle.ts';
import { holds } from '../total-answer.ts';

/**
 * "Pages without a visit from Bing", "fewer than five visits": a page that has no row of that kind had none, and lies within
 * the limit like one that had one. Which pages there are is told by the rows of everything else in these days.
 */
export async function absentRows(
  settled: Settled,
  rows: readonly FetchedRow[],
  inquiry: Inquiry,
): Promise<readonly FetchedRow[]> {
  return countsAbsent(settled) ? zeroRows(settled, await namesIn(settled, rows, inquiry), rows) : [];
}

/** Whether one that had nothing lies within all limits of a question that is about nothing else. */
export function countsAbsent({ reading: { limits, dimensions }, metrics, asked }: Settled): boolean {
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
  return (
    isOfZero && isOfLimits && dimensions.length === 1 && metrics.every(({ kind }) => kind === 'additive')
  );
}

/** Everything that these days have, whether or not it has a row of the kind that is asked about. */
export async function namesIn(
  settled: Settled,
  rows: readonly FetchedRow[],
  inquiry: Inquiry,
): Promise<ReadonlySet<string>> {
  const { reading, metrics, period } = settled;
  const { dimensions, filters } = reading;
  const isNarrowed = filters.some(({ dimension }) => !dimensions.includes(dimension));
  const all = isNarrowed
    ? await fetchDays(settled, inquiry, {
        metrics,
        period,
        dimensions,
        filters: filters.filter(({ dimension }) => dimensions.includes(dimension)).map(plainFilter),
      })
    : { rows };
  return new Set(all.rows.map(({ members }) => members[0] ?? ''));
}

/** A row of zeros for each name that has none. */
function zeroRows(
  { metrics }: Settled,
  names: ReadonlySet<string>,
  rows: readonly FetchedRow[],
): readonly FetchedRow[] {
  const known = new Set(rows.map(({ members }) => members[0] ?? ''));
  const columns = metrics.flatMap((metric) => metric.columns);
  return [...names]
    .filter((name) => !known.has(name))
    .map((name) => ({
      time: null,
      members: [name],
      cells: Object.fromEntries(columns.map((column) => [column, 0])),
    }));
}
