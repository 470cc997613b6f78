import { rowsBefore, type SessionTable } from '../data-sets/session-table.ts';
import { countMeasures } from './count-measures.ts';
import { leavesOf, passes } from './filter-tree.ts';
import { type Grouping, groupRows, type RowSlice } from './group-rows.ts';
import { type CountedMeasure, countedMeasures, evaluateFormula, type MetricFormula } from './metric-formula.ts';
import { orderRows } from './order-rows.ts';
import type { PlannedDimension, ReportPlan } from './report-plan.ts';
import { rowMask } from './row-mask.ts';

/** One row of the report: a combination of values in one of the date ranges. */
export interface ReportRow {
  readonly group: number;
  readonly range: number;
}

export interface CountedReport {
  /** All rows in order, before paging. */
  readonly rows: readonly ReportRow[];
  metricValue(metric: number, row: ReportRow): number;
  labelCode(dimension: PlannedDimension, row: ReportRow): number;
  /** The metrics over all sessions of a date range that are in some row; users counted once. */
  readonly totals: readonly (readonly number[])[];
}

/** Counts the report over the rows of the table that lie before `visibleRows`. */
export function countReport(plan: ReportPlan, table: SessionTable, visibleRows: number): CountedReport {
  const slices = plan.ranges.map(({ first, last }): RowSlice => {
    const end = Math.min(rowsBefore(table, last + 1), visibleRows);
    const start = Math.min(rowsBefore(table, first), end);
    return plan.rowFilter === undefined ? { start, end } : { start, end, mask: rowMask(plan.rowFilter, start, end) };
  });
  const columns = plan.dimensions.flatMap((dimension) => (dimension.kind === 'column' ? [dimension.column] : []));
  const grouping = groupRows(columns, slices);
  const { groupCount } = grouping;
  const measures = neededMeasures(plan);
  const counted = slices.map(({ start }, range) =>
    countMeasures(table, measures, start, grouping.groupOfRow[range] as Int32Array, groupCount),
  );
  const evaluate = (formula: MetricFormula) => counted.map((values) => evaluateFormula(formula, values, groupCount));
  const values = plan.metrics.map(({ formula }) => evaluate(formula));
  const metricValue = (metric: number, { group, range }: ReportRow) => values[metric]?.[range]?.[group] as number;
  const labelCode = (dimension: PlannedDimension, { group, range }: ReportRow) =>
    dimension.kind === 'dateRange' ? range : (dimension.column.codes[grouping.exampleRow[group] as number] as number);

  const rows = keptRows(plan, groupCount, metricValue, evaluate);
  orderRows(rows, plan, metricValue, labelCode);
  const totals = plan.aggregations.includes('TOTAL') ? countTotals(plan, table, slices, grouping, rows) : [];
  return { rows, metricValue, labelCode, totals };
}

function neededMeasures(plan: ReportPlan): Map<string, CountedMeasure> {
  const measures = new Map<string, CountedMeasure>();
  for (const { formula } of plan.metrics) countedMeasures(formula, measures);
  for (const { formula } of plan.metricFilter === undefined ? [] : leavesOf(plan.metricFilter)) {
    countedMeasures(formula, measures);
  }
  return measures;
}

/**
 * A combination that occurs in any range has a row for each range, filled with zeros; a combination without
 * any value other than zero has none, unless empty rows are kept. The metric filter judges each row.
 */
function keptRows(
  plan: ReportPlan,
  groupCount: number,
  metricValue: CountedReport['metricValue'],
  evaluate: (formula: MetricFormula) => Float64Array[],
): ReportRow[] {
  const filterValues = new Map<MetricFormula, Float64Array[]>();
  const keepsRow = (row: ReportRow): boolean =>
    plan.metricFilter === undefined ||
    passes(plan.metricFilter, ({ formula, test }) => {
      let values = filterValues.get(formula);
      if (values === undefined) {
        values = evaluate(formula);
        filterValues.set(formula, values);
      }
      return test(values[row.range]?.[row.group] as number);
    });
  const keepsEmpty = plan.keepEmptyRows || plan.metrics.length === 0;
  const rows: ReportRow[] = [];
  for (let group = 0; group < groupCount; group += 1) {
    const ofGroup = plan.ranges.map((_, range): ReportRow => ({ group, range }));
    const hasValue = ofGroup.some((row) => plan.metrics.some((_, metric) => metricValue(metric, row) !== 0));
    if (hasValue || keepsEmpty) rows.push(...ofGroup.filter(keepsRow));
  }
  return rows;
}

/** Counts again with all rows of a range in one group, because users, and rates of them, do not add up. */
function countTotals(
  plan: ReportPlan,
  table: SessionTable,
  slices: readonly RowSlice[],
  { groupOfRow, groupCount }: Grouping,
  rows: readonly ReportRow[],
): number[][] {
  const measures = neededMeasures(plan);
  return slices.map(({ start }, range) => {
    const isKept = new Uint8Array(groupCount);
    for (const row of rows) if (row.range === range) isKept[row.group] = 1;
    const inOne = (groupOfRow[range] as Int32Array).map((group) => (group >= 0 && isKept[group] === 1 ? 0 : -1));
    const counted = countMeasures(table, measures, start, inOne, 1);
    return plan.metrics.map(({ formula }) => evaluateFormula(formula, counted, 1)[0] as number);
  });
}
