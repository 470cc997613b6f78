import { aggregateRowsNameTheirRange } from '../assumptions.ts';
import type { CountedReport, ReportRow } from './count-report.ts';
import type { PlannedDimension, ReportPlan } from './report-plan.ts';

type AggregateMark = 'RESERVED_TOTAL' | 'RESERVED_MAX' | 'RESERVED_MIN';

/**
 * Writes the answer as JSON text, with the habits of proto3: every value is a string, and what is empty is
 * absent. Text instead of objects, because a quarter of a million rows are a few million objects.
 */
export function writeReport(plan: ReportPlan, report: CountedReport, more: Record<string, unknown>): string {
  const visible = plan.metrics.flatMap((metric, index) => (metric.visible ? [{ ...metric, index }] : []));
  const page = report.rows.slice(plan.offset, plan.offset + plan.limit);
  const writeRow = rowWriter(plan, report, visible.map(({ index }) => index));
  const fields = [
    field('dimensionHeaders', plan.dimensions.map(({ name }) => ({ name }))),
    field('metricHeaders', visible.map(({ name, type }) => ({ name, type }))),
    page.length > 0 ? `"rows":[${page.map(writeRow).join(',')}]` : '',
    ...aggregateFields(plan, report, visible.map(({ index }) => index)),
    report.rows.length > 0 ? `"rowCount":${report.rows.length}` : '',
    ...Object.entries(more).map(([name, value]) => field(name, value)),
    '"kind":"analyticsData#runReport"',
  ];
  return `{${fields.filter((text) => text !== '').join(',')}}`;
}

function rowWriter(plan: ReportPlan, report: CountedReport, metrics: readonly number[]): (row: ReportRow) => string {
  const labels = plan.dimensions.map((dimension) => ({ dimension, texts: labelTexts(dimension, plan) }));
  return (row) => {
    const dimensionValues = labels.map(({ dimension, texts }) => texts(report.labelCode(dimension, row))).join(',');
    const metricValues = metrics.map((metric) => `{"value":"${report.metricValue(metric, row)}"}`).join(',');
    return rowText(dimensionValues, metricValues);
  };
}

/** The JSON of each label, written once however many rows show it. */
function labelTexts(dimension: PlannedDimension, plan: ReportPlan): (code: number) => string {
  const labels = dimension.kind === 'column' ? dimension.column.labels : plan.ranges.map(({ name }) => name);
  const texts: string[] = [];
  return (code) => {
    let text = texts[code];
    if (text === undefined) {
      const label = labels[code] as string;
      text = label === '' ? '{}' : `{"value":${JSON.stringify(label)}}`;
      texts[code] = text;
    }
    return text;
  };
}

function aggregateFields(plan: ReportPlan, report: CountedReport, metrics: readonly number[]): string[] {
  if (report.rows.length === 0) return [];
  const write = (mark: AggregateMark, values: (range: number) => readonly number[]) =>
    plan.ranges
      .map(({ name }, range) => {
        const dimensionValues = plan.dimensions
          .map(({ kind }) => (kind === 'dateRange' && aggregateRowsNameTheirRange ? name : mark))
          .map((text) => `{"value":${JSON.stringify(text)}}`)
          .join(',');
        const all = values(range);
        return rowText(dimensionValues, metrics.map((metric) => `{"value":"${all[metric]}"}`).join(','));
      })
      .join(',');
  const extreme = (pick: (a: number, b: number) => number) => (range: number) =>
    plan.metrics.map((_, metric) =>
      report.rows
        .filter((row) => row.range === range)
        .reduce((best, row) => pick(best, report.metricValue(metric, row)), Number.NaN),
    );
  const asks = (name: string) => plan.aggregations.some((aggregation) => aggregation === name);
  const larger = (a: number, b: number) => (a >= b ? a : b);
  const smaller = (a: number, b: number) => (a <= b ? a : b);
  return [
    asks('TOTAL') ? `"totals":[${write('RESERVED_TOTAL', (range) => report.totals[range] ?? [])}]` : '',
    asks('MAXIMUM') ? `"maximums":[${write('RESERVED_MAX', extreme(larger))}]` : '',
    asks('MINIMUM') ? `"minimums":[${write('RESERVED_MIN', extreme(smaller))}]` : '',
  ];
}

function rowText(dimensionValues: string, metricValues: string): string {
  const dimensions = dimensionValues === '' ? '' : `"dimensionValues":[${dimensionValues}]`;
  const metrics = metricValues === '' ? '' : `"metricValues":[${metricValues}]`;
  return `{${[dimensions, metrics].filter((text) => text !== '').join(',')}}`;
}

function field(name: string, value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '';
  return `"${name}":${JSON.stringify(value)}`;
}
