import { aggregateRowsNameTheirRange } from '../assumptions.ts';
import { type CountedReport, labelsOf } from './count-report.ts';
import type { ReportPlan } from './report-plan.ts';

/**
 * Writes the answer as JSON text, with the habits of proto3: every value is a string, and what is empty is
 * absent. Text instead of objects, because a quarter of a million rows are a few million objects; and in pieces that are
 * joined once, because text that grows by each value is a tree of as many nodes.
 */
export function writeReport(
  kind: string,
  plan: ReportPlan,
  report: CountedReport,
  more: Record<string, unknown>,
): string {
  const visible = plan.metrics.flatMap((metric, index) => (metric.visible ? [{ ...metric, index }] : []));
  const metrics = visible.map(({ index }) => index);
  const fields = [
    [
      field(
        'dimensionHeaders',
        plan.dimensions.map(({ name }) => ({ name })),
      ),
    ],
    [
      field(
        'metricHeaders',
        visible.map(({ name, type }) => ({ name, type })),
      ),
    ],
    writeRows(plan, report, metrics),
    ...writeAggregates(plan, report, metrics).map((text) => [text]),
    [report.rows.length > 0 ? `"rowCount":${report.rows.length}` : ''],
    ...Object.entries(more).map(([name, value]) => [field(name, value)]),
    [field('kind', kind)],
  ];
  const present = fields.filter(([first = '']) => first !== '');
  return [...present.flatMap((pieces, index) => [index === 0 ? '{' : ',', ...pieces]), '}'].join('');
}

const rowsPerPiece = 500;

function writeRows(plan: ReportPlan, report: CountedReport, metrics: readonly number[]): string[] {
  const page = report.rows.subarray(plan.offset, plan.offset + plan.limit);
  if (page.length === 0) return [];
  const columns = metrics.map((metric) => report.values[metric] as Float64Array);
  const dimensions = plan.dimensions.map((dimension, index) => ({
    codes: report.labelCodes[index] as Uint32Array,
    labels: labelsOf(dimension, plan),
    // The JSON of each label, written once however many rows show it.
    texts: [] as string[],
  }));
  const pieces = ['"rows":['];
  for (let first = 0; first < page.length; first += rowsPerPiece) {
    const last = Math.min(first + rowsPerPiece, page.length);
    let text = '';
    for (let at = first; at < last; at += 1) {
      const row = page[at] as number;
      text += at === 0 ? '{' : ',{';
      for (let place = 0; place < dimensions.length; place += 1) {
        const { codes, labels, texts } = dimensions[place] as (typeof dimensions)[number];
        const code = codes[row] as number;
        texts[code] ??= valueText(labels[code] as string);
        text += place === 0 ? '"dimensionValues":[' : ',';
        text += texts[code];
      }
      if (dimensions.length > 0) text += columns.length > 0 ? '],' : ']';
      for (let place = 0; place < columns.length; place += 1) {
        text += place === 0 ? '"metricValues":[{"value":"' : ',{"value":"';
        text += (columns[place] as Float64Array)[row];
        text += '"}';
      }
      text += columns.length > 0 ? ']}' : '}';
    }
    pieces.push(flat(text));
  }
  pieces.push(']');
  return pieces;
}

/** Text put together from parts is a tree until something reads it through; flat, it costs the collector nothing more. */
function flat(text: string): string {
  return Buffer.from(text).toString();
}

function writeAggregates(plan: ReportPlan, report: CountedReport, metrics: readonly number[]): string[] {
  if (report.rows.length === 0) return [];
  const write = (name: string, mark: string, value: (range: number, metric: number) => number): string => {
    const rows = plan.ranges.map((range, index) => ({
      dimensionValues: plan.dimensions.map(({ kind }) => ({
        value: kind === 'dateRange' && aggregateRowsNameTheirRange ? range.name : mark,
      })),
      metricValues: metrics.map((metric) => ({ value: String(value(index, metric)) })),
    }));
    return field(name, plan.dimensions.length > 0 ? rows : rows.map(({ metricValues }) => ({ metricValues })));
  };
  const extreme = (sign: 1 | -1) => (range: number, metric: number) => {
    let best: number | undefined;
    for (const row of report.rows) {
      if (row % plan.ranges.length !== range) continue;
      const value = report.values[metric]?.[row] as number;
      if (best === undefined || sign * value > sign * best) best = value;
    }
    return best ?? 0;
  };
  const writers = {
    TOTAL: () => write('totals', 'RESERVED_TOTAL', (range, metric) => report.totals[range]?.[metric] ?? 0),
    MAXIMUM: () => write('maximums', 'RESERVED_MAX', extreme(1)),
    MINIMUM: () => write('minimums', 'RESERVED_MIN', extreme(-1)),
  };
  // COUNT has no field of its own in the answer: Google accepts it and answers nothing more.
  return (['TOTAL', 'MAXIMUM', 'MINIMUM'] as const)
    .filter((name) => plan.aggregations.includes(name))
    .map((name) => writers[name]());
}

function valueText(value: string): string {
  return value === '' ? '{}' : `{"value":${JSON.stringify(value)}}`;
}

function field(name: string, value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '';
  return `"${name}":${JSON.stringify(value)}`;
}
