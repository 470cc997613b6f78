import type { PanelPlan } from './choose-panels.ts';
import type { LeafTable } from './leaf-table.ts';
import type { OrderValues } from './order-values.ts';
import type { Panel } from './panel.ts';

/** Name of the leaf column with outlying orders counted at the cap. */
export const winsorizedColumn = (metric: string): string => `${metric} winsorized`;

/** @param seriesOf sums a leaf column to segments and weeks; a column that several panels share is summed once */
export function buildPanel(
  plan: PanelPlan,
  table: LeafTable,
  orders: OrderValues | null,
  seriesOf: (column: Float64Array) => Float64Array,
): Panel {
  // Divided by the size-biased mean Σx²/Σx of an event, the sum of independent events of any sizes has its mean for a variance.
  const scale = orders?.sizeBiased ?? 1;
  const column = table.values[orders ? winsorizedColumn(plan.numerator) : plan.numerator] as Float64Array;
  const leaf = scale === 1 ? column : scaled(column, scale, table);
  const leafExposure = plan.denominator ? (table.values[plan.denominator] as Float64Array) : null;
  return {
    metric: plan.metric,
    type: plan.type,
    bounded: plan.bounded,
    scale,
    leaf,
    active: table.active,
    series: seriesOf(leaf),
    leafExposure,
    exposure: leafExposure ? seriesOf(leafExposure) : null,
  };
}

function scaled(column: Float64Array, scale: number, table: LeafTable): Float64Array {
  const result = new Float64Array(column.length);
  table.active.forEach((own, week) => {
    for (let place = 0; place < own.length; place++) {
      const cell = week * table.leaves + (own[place] as number);
      result[cell] = (column[cell] as number) / scale;
    }
  });
  return result;
}
