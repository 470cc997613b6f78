import type { PlannedDimension, ReportPlan } from './report-plan.ts';
import type { ReportRow } from './count-report.ts';

/** Sorts in place; equal rows keep their order. */
export function orderRows(
  rows: ReportRow[],
  plan: ReportPlan,
  metricValue: (metric: number, row: ReportRow) => number,
  labelCode: (dimension: PlannedDimension, row: ReportRow) => number,
): void {
  const comparisons = plan.orders.map((order) => {
    const sign = order.descending ? -1 : 1;
    if (order.kind === 'metric') {
      return (a: ReportRow, b: ReportRow) => sign * (metricValue(order.index, a) - metricValue(order.index, b));
    }
    const dimension = plan.dimensions[order.index] as PlannedDimension;
    const labels = dimension.kind === 'column' ? dimension.column.labels : plan.ranges.map(({ name }) => name);
    const rank = rankLabels(labels, order.orderType);
    const rankOf = (row: ReportRow) => rank[labelCode(dimension, row)] as number;
    return (a: ReportRow, b: ReportRow) => sign * (rankOf(a) - rankOf(b));
  });
  rows.sort((a, b) => {
    for (const compare of comparisons) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** The place of each label in the given order; labels that count as equal share a place. */
function rankLabels(labels: readonly string[], orderType: string): Float64Array {
  if (orderType === 'NUMERIC') {
    // "Non-numeric dimension values all have equal ordering value below all numeric values."
    return Float64Array.from(labels, (label) => {
      const value = label.trim() === '' ? Number.NaN : Number(label);
      return Number.isNaN(value) ? -Number.MAX_VALUE : value;
    });
  }
  const isCaseless = orderType === 'CASE_INSENSITIVE_ALPHANUMERIC';
  const texts = isCaseless ? labels.map((label) => label.toLowerCase()) : labels;
  const places = new Map([...new Set(texts)].sort().map((text, place) => [text, place]));
  return Float64Array.from(texts, (text) => places.get(text) as number);
}
