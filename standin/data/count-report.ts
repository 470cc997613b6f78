import { rowsBefore, type SessionTable } from '../data-sets/session-table.ts';
import { countMeasures } from './count-measures.ts';
import { leavesOf, passes } from './filter-tree.ts';
import { type Grouping, groupRows, type RowSlice } from './group-rows.ts';
import { type CountedMeasure, countedMeasures, evaluateFormula, type MetricFormula } from './metric-formula.ts';
import { labelOrder, orderRows, type SortKey } from './order-rows.ts';
import type { PlannedDimension, ReportPlan } from './report-plan.ts';
import { rowMask } from './row-mask.ts';
import type { RowVisibility } from './row-visibility.ts';

/**
 * A row of the report is a combination of values (a group) in one of the date ranges; its number is
 * `group × number of ranges + range`.
 */
export interface CountedReport {
  /** The numbers of all rows in order, before paging. */
  readonly rows: Uint32Array;
  /** For each metric, its value by row number. */
  readonly values: readonly Float64Array[];
  /** For each dimension, the code of its label by row number. */
  readonly labelCodes: readonly Uint32Array[];
  /** For each date range, the metrics over all sessions that are in some row; users counted once. */
  readonly totals: readonly (readonly number[])[];
}

/** Counts the report over the rows that are visible; report rows with fewer users than `minimumUsers` are withheld. */
export function countReport(
  plan: ReportPlan,
  table: SessionTable,
  visibility: RowVisibility,
  minimumUsers = 0,
): CountedReport {
  const slices = plan.ranges.map((range) => sliceOf(range, plan, table, visibility));
  const columns = plan.dimensions.flatMap((dimension) => (dimension.kind === 'column' ? [dimension.column] : []));
  const grouping = groupRows(columns, slices);
  const { groupCount } = grouping;
  const measures = neededMeasures(plan);
  if (minimumUsers > 0) measures.set(usersKey, { kind: 'users' });
  const counted = slices.map(({ start }, range) =>
    weigh(
      countMeasures(table, measures, start, grouping.groupOfRow[range] as Int32Array, groupCount),
      visibility.weight,
    ),
  );
  const evaluate = (formula: MetricFormula) =>
    interleave(counted.map((values) => evaluateFormula(formula, values, groupCount)));
  const values = plan.metrics.map(({ formula }) => evaluate(formula));
  const labelCodes = plan.dimensions.map((dimension) => codesOf(dimension, grouping, slices.length));

  let kept = keptRows(plan, groupCount, values, evaluate);
  if (minimumUsers > 0 && plan.dimensions.length > 0) {
    const users = interleave(counted.map((values) => values.get(usersKey) as Float64Array));
    kept = kept.filter((row) => (users[row] as number) >= minimumUsers);
  }
  const rows = orderRows(kept, sortKeys(plan, values, labelCodes));
  const totals = plan.aggregations.includes('TOTAL') ? countTotals(plan, table, slices, grouping, rows, visibility.weight) : [];
  return { rows, values, labelCodes, totals };
}

const usersKey = 'users of the row';

function sliceOf(
  { first, last }: ReportPlan['ranges'][number],
  { rowFilter }: ReportPlan,
  table: SessionTable,
  visibility: RowVisibility,
): RowSlice {
  const end = Math.min(rowsBefore(table, last + 1), visibility.end);
  const start = Math.min(rowsBefore(table, first), end);
  const filtered = rowFilter === undefined ? undefined : rowMask(rowFilter, start, end);
  if (visibility.doubtfulFrom >= end) return filtered === undefined ? { start, end } : { start, end, mask: filtered };
  const mask = filtered ?? new Uint8Array(end - start).fill(1);
  for (let row = Math.max(start, visibility.doubtfulFrom); row < end; row += 1) {
    if (mask[row - start] === 1 && visibility.hides(row)) mask[row - start] = 0;
  }
  return { start, end, mask };
}

/** From what a sample shows to what it stands for; counts stay whole numbers. */
function weigh(counted: Map<string, Float64Array>, weight: number): Map<string, Float64Array> {
  if (weight === 1) return counted;
  return new Map([...counted].map(([key, values]) => [key, values.map((value) => Math.round(value * weight))]));
}

function neededMeasures(plan: ReportPlan): Map<string, CountedMeasure> {
  const measures = new Map<string, CountedMeasure>();
  for (const { formula } of plan.metrics) countedMeasures(formula, measures);
  for (const { formula } of plan.metricFilter === undefined ? [] : leavesOf(plan.metricFilter)) {
    countedMeasures(formula, measures);
  }
  return measures;
}

/** From one array a range, by group, to one array by row number. */
function interleave(ofRange: readonly Float64Array[]): Float64Array {
  const [only, ...others] = ofRange;
  if (only === undefined || others.length === 0) return only ?? new Float64Array();
  const all = new Float64Array(only.length * ofRange.length);
  for (const [range, values] of ofRange.entries()) {
    for (let group = 0; group < values.length; group += 1) {
      all[group * ofRange.length + range] = values[group] as number;
    }
  }
  return all;
}

function codesOf(dimension: PlannedDimension, { groupCount, exampleRow }: Grouping, ranges: number): Uint32Array {
  const codes = new Uint32Array(groupCount * ranges);
  for (let row = 0; row < codes.length; row += 1) {
    codes[row] =
      dimension.kind === 'dateRange'
        ? row % ranges
        : (dimension.column.codes[exampleRow[Math.floor(row / ranges)] as number] as number);
  }
  return codes;
}

/**
 * A combination that occurs in any range has a row for each range, filled with zeros; a combination without
 * any value other than zero has none, unless empty rows are kept. The metric filter judges each row.
 */
function keptRows(
  plan: ReportPlan,
  groupCount: number,
  values: readonly Float64Array[],
  evaluate: (formula: MetricFormula) => Float64Array,
): Uint32Array {
  const ranges = plan.ranges.length;
  const hasValue = new Uint8Array(groupCount);
  if (plan.keepEmptyRows || plan.metrics.length === 0) hasValue.fill(1);
  for (const ofMetric of values) {
    for (let row = 0; row < ofMetric.length; row += 1) if (ofMetric[row] !== 0) hasValue[Math.floor(row / ranges)] = 1;
  }
  const { metricFilter } = plan;
  const filterValues = new Map(
    (metricFilter === undefined ? [] : leavesOf(metricFilter)).map((leaf) => [leaf, evaluate(leaf.formula)]),
  );
  const rows = new Uint32Array(groupCount * ranges);
  let count = 0;
  for (let row = 0; row < rows.length; row += 1) {
    if (hasValue[Math.floor(row / ranges)] === 0) continue;
    if (metricFilter !== undefined && !passes(metricFilter, (leaf) => leaf.test(filterValues.get(leaf)?.[row] as number)))
      continue;
    rows[count] = row;
    count += 1;
  }
  return rows.subarray(0, count);
}

function sortKeys(plan: ReportPlan, values: readonly Float64Array[], labelCodes: readonly Uint32Array[]): SortKey[] {
  return plan.orders.map((order) => {
    const { descending, index } = order;
    if (order.kind === 'metric') return { values: values[index] as Float64Array, descending };
    const dimension = plan.dimensions[index] as PlannedDimension;
    const places = labelOrder(labelsOf(dimension, plan), order.orderType);
    return { values: Float64Array.from(labelCodes[index] as Uint32Array, (code) => places[code] as number), descending };
  });
}

export function labelsOf(dimension: PlannedDimension, plan: ReportPlan): readonly string[] {
  return dimension.kind === 'column' ? dimension.column.labels : plan.ranges.map(({ name }) => name);
}

/** Counts again with all rows of a range in one group, because users, and rates of them, do not add up. */
function countTotals(
  plan: ReportPlan,
  table: SessionTable,
  slices: readonly RowSlice[],
  { groupOfRow, groupCount }: Grouping,
  rows: Uint32Array,
  weight: number,
): number[][] {
  const measures = neededMeasures(plan);
  return slices.map(({ start }, range) => {
    const isKept = new Uint8Array(groupCount);
    for (const row of rows) if (row % slices.length === range) isKept[Math.floor(row / slices.length)] = 1;
    const inOne = (groupOfRow[range] as Int32Array).map((group) => (group >= 0 && isKept[group] === 1 ? 0 : -1));
    const counted = weigh(countMeasures(table, measures, start, inOne, 1), weight);
    return plan.metrics.map(({ formula }) => evaluateFormula(formula, counted, 1)[0] as number);
  });
}
