import type { PanelPlan } from './choose-panels.ts';
import { type Lattice, sumToSegments } from './lattice.ts';
import type { LeafTable } from './leaf-table.ts';
import type { OrderValues } from './order-values.ts';
import type { Panel } from './panel.ts';

/** Name of the leaf column with outlying orders counted at the cap. */
export const winsorizedColumn = (metric: string): string => `${metric} winsorized`;

export function buildPanel(
  plan: PanelPlan,
  table: LeafTable,
  lattice: Lattice,
  orders: OrderValues | null,
): Panel {
  const money = plan.type === 'money' && orders !== null;
  const scale = money ? orders.sizeBiased : 1;
  const column = table.values[money ? winsorizedColumn(plan.numerator) : plan.numerator] as Float64Array;
  const leaf = scale === 1 ? column : column.map((value) => value / scale);
  const leafExposure = plan.denominator ? (table.values[plan.denominator] as Float64Array) : null;
  return {
    metric: plan.metric,
    type: plan.type,
    bounded: plan.bounded,
    scale,
    leaf,
    series: sumToSegments(lattice, leaf, table.weeks),
    leafExposure,
    exposure: leafExposure ? sumToSegments(lattice, leafExposure, table.weeks) : null,
  };
}
