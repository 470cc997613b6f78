import type { SessionTable } from '../data-sets/session-table.ts';
import { type CountedGroups, countGroups } from './count-groups.ts';
import { labelOrder, orderRows, type SortKey } from './order-rows.ts';
import type { PlannedDimension, ReportPlan } from './report-plan.ts';
import type { RowVisibility } from './row-visibility.ts';

export interface CountedReport extends Pick<CountedGroups, 'values' | 'labelCodes'> {
  /** The numbers of all rows in order, before paging. */
  readonly rows: Uint32Array;
  /** For each range, the metrics over all sessions that are in some row; users counted once. */
  readonly totals: readonly (readonly number[])[];
}

/** Counts the report over the rows that are visible; report rows with fewer users than `minimumUsers` are withheld. */
export function countReport(
  plan: ReportPlan,
  table: SessionTable,
  visibility: RowVisibility,
  minimumUsers = 0,
): CountedReport {
  const counted = countGroups(plan, table, visibility, minimumUsers);
  const { kept, values, labelCodes } = counted;
  const rows = orderRows(kept, sortKeys(plan, values, labelCodes));
  return { rows, values, labelCodes, totals: plan.aggregations.includes('TOTAL') ? countTotals(plan, counted) : [] };
}

function sortKeys(plan: ReportPlan, metrics: readonly Float64Array[], labelCodes: readonly Uint32Array[]): SortKey[] {
  return plan.orders.map((order) => {
    const { descending, index } = order;
    if (order.kind === 'metric') return { values: metrics[index] as Float64Array, descending };
    const dimension = plan.dimensions[index] as PlannedDimension;
    const places = labelOrder(labelsOf(dimension, plan), order.orderType);
    const codes = labelCodes[index] as Uint32Array;
    const values = new Float64Array(codes.length);
    for (let row = 0; row < codes.length; row += 1) values[row] = places[codes[row] as number] as number;
    return { values, descending };
  });
}

export function labelsOf(dimension: PlannedDimension, plan: ReportPlan): readonly string[] {
  return dimension.kind === 'column' ? dimension.column.labels : plan.ranges.map(({ name }) => name);
}

function countTotals({ ranges }: ReportPlan, { kept, grouping, regrouped }: CountedGroups): number[][] {
  const isKept = new Uint8Array(grouping.groupCount * ranges.length);
  for (const row of kept) isKept[row] = 1;
  const totals = regrouped((row) => (isKept[row] === 1 ? row % ranges.length : -1), ranges.length);
  return ranges.map((_, range) => totals.map((values) => values[range] as number));
}
