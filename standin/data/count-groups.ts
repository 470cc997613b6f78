import type { SessionTable } from '../data-sets/session-table.ts';
import { countMeasures } from './count-measures.ts';
import { leavesOf, passes } from './filter-tree.ts';
import { type Grouping, groupRows, type RowSlice } from './group-rows.ts';
import { type CountedMeasure, countedMeasures, evaluateFormula, type MetricFormula } from './metric-formula.ts';
import type { PlannedDimension, ReportPlan } from './report-plan.ts';
import { rowMask } from './row-mask.ts';
import type { RowVisibility } from './row-visibility.ts';

/**
 * A row of a report is a combination of values (a group) in one of the ranges; its number is
 * `group × number of ranges + range`.
 */
export interface CountedGroups {
  /** The numbers of the rows that are to be shown, in no order. */
  readonly kept: Uint32Array;
  /** For each metric, its value by row number. */
  readonly values: readonly Float64Array[];
  /** For each dimension, the code of its label by row number. */
  readonly labelCodes: readonly Uint32Array[];
  readonly slices: readonly RowSlice[];
  readonly grouping: Grouping;
  /**
   * The metrics over other groups than the report's: `groupOf` says for each row number where it belongs now, or -1.
   * The table is counted again, because users, and rates of them, do not add up.
   */
  regrouped(groupOf: (row: number) => number, groupCount: number): Float64Array[];
}

/** Counts over the rows that are visible; report rows with fewer users than `minimumUsers` are withheld. */
export function countGroups(
  plan: ReportPlan,
  table: SessionTable,
  visibility: RowVisibility,
  minimumUsers: number,
): CountedGroups {
  const slices = plan.ranges.map((range) => sliceOf(range, plan, visibility));
  const columns = plan.dimensions.flatMap((dimension) => (dimension.kind === 'column' ? [dimension.column] : []));
  const grouping = groupRows(columns, slices);
  const { groupCount } = grouping;
  const measures = neededMeasures(plan);
  if (minimumUsers > 0) measures.set(usersKey, { kind: 'users' });
  const count = (range: number, groupOfRow: Int32Array, groups: number) =>
    weigh(countMeasures(table, measures, slices[range]?.start ?? 0, groupOfRow, groups), visibility.weight);
  const counted = slices.map((_, range) => count(range, grouping.groupOfRow[range] as Int32Array, groupCount));
  const evaluate = (formula: MetricFormula) =>
    interleave(counted.map((values) => evaluateFormula(formula, values, groupCount)));
  const values = plan.metrics.map(({ formula }) => evaluate(formula));
  const labelCodes = plan.dimensions.map((dimension) => codesOf(dimension, grouping, slices.length));

  let kept = keptRows(plan, groupCount, values, evaluate);
  if (minimumUsers > 0 && plan.dimensions.length > 0) {
    const users = interleave(counted.map((ofRange) => ofRange.get(usersKey) as Float64Array));
    kept = kept.filter((row) => (users[row] as number) >= minimumUsers);
  }
  return {
    kept,
    values,
    labelCodes,
    slices,
    grouping,
    regrouped(groupOf, groups) {
      const again = slices.map((_, range) => {
        const newGroup = Int32Array.from({ length: groupCount }, (__, group) => groupOf(group * slices.length + range));
        const groupOfRow = (grouping.groupOfRow[range] as Int32Array).map((group) =>
          group < 0 ? -1 : (newGroup[group] as number),
        );
        return count(range, groupOfRow, groups);
      });
      const together = addUp(again);
      return plan.metrics.map(({ formula }) => evaluateFormula(formula, together, groups));
    },
  };
}

/** Over the ranges; each group lies in one of them, unless somebody wants them together. */
function addUp([first = new Map(), ...others]: readonly Map<string, Float64Array>[]): Map<string, Float64Array> {
  if (others.length === 0) return first;
  return new Map(
    [...first].map(([key, values]) => [
      key,
      values.map((value, group) => others.reduce((sum, other) => sum + (other.get(key)?.[group] ?? 0), value)),
    ]),
  );
}

const usersKey = 'users of the row';

function sliceOf(range: ReportPlan['ranges'][number], { rowFilter }: ReportPlan, visibility: RowVisibility): RowSlice {
  const end = Math.min(range.end, visibility.end);
  const start = Math.min(range.start, end);
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
