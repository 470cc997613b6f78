import type { Day } from '#src/shared/week.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Reading } from '../../reading/reading.ts';

/** Every column that a reading splits, limits or chooses by. */
export const dimensionsOf = ({ dimensions, filters, each, gap }: Reading): readonly string[] => [
  ...new Set([
    ...dimensions,
    ...filters.map(({ dimension }) => dimension),
    ...(each ? [each.dimension] : []),
    ...(gap ? [gap.dimension] : []),
  ]),
];

/**
 * "By channel" is told from another report than the site's totals, and that one may have been fetched from a later day on:
 * this day, where it begins after the source does. The days between are missing from it, and no days without visits.
 */
export function ownReportBegins(reading: Reading, view: SourceView): Day | undefined {
  const { firstDay, reports } = view.source;
  const columns = [...reading.metrics, ...reading.limits.map(({ metric }) => metric)].flatMap(
    (id) => askMetric(view, id)?.columns ?? [],
  );
  const dimensions = dimensionsOf(reading);
  // As the query is answered: from the report with the fewest columns of names.
  const [own] = reports
    .filter(
      (report) =>
        report.grain === 'day' &&
        columns.every((column) => report.metrics.includes(column)) &&
        dimensions.every((column) => report.dimensions.includes(column)),
    )
    .sort((one, other) => one.dimensions.length - other.dimensions.length);
  const begins = own?.firstDay;
  return begins != null && firstDay !== null && begins > firstDay ? begins : undefined;
}

/** The source as the question sees it: its data begin when the report does that the answer is told from. */
export function sinceOwnReport(reading: Reading, view: SourceView): SourceView {
  const firstDay = ownReportBegins(reading, view);
  return firstDay === undefined ? view : { ...view, source: { ...view.source, firstDay } };
}
