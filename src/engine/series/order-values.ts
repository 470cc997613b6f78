/** What is known about single orders from cells that hold one or a few of them. */
export interface OrderValues {
  /** Above this value (99th percentile) an order is an outlier: it is counted as this much in tests. */
  readonly cap: number;
  /** Mean and size-biased mean Σx²/Σx of an order below the cap, in the currency of the facts. */
  readonly typical: number;
  readonly sizeBiased: number;
  /** Revenue of each row with its outlying orders counted at the cap. */
  readonly winsorized: Float64Array;
  /** Orders above the cap, largest first. */
  readonly outliers: readonly LargeOrder[];
}

export interface LargeOrder {
  readonly row: number;
  readonly value: number;
  /** True when the cell holds this order alone; else the value is what remains after typical orders were taken off. */
  readonly exact: boolean;
}

const CAP_QUANTILE = 0.99;

/**
 * Splits revenue cells into typical orders and outlying ones. A cell of one order shows its value; a cell of m orders
 * with more than (m − 1) typical orders and two standard deviations can explain, plus the cap, holds a large one.
 */
export function readOrderValues(revenue: Float64Array, orders: Float64Array | undefined): OrderValues {
  const rows: number[] = [];
  for (let row = 0; row < revenue.length; row++)
    if ((revenue[row] as number) > 0 && count(orders, row) > 0) rows.push(row);
  const units = rows
    .map((row) => ({ value: (revenue[row] as number) / count(orders, row), orders: count(orders, row) }))
    .sort((a, b) => a.value - b.value || a.orders - b.orders);
  const all = units.reduce((sum, unit) => sum + unit.orders, 0);
  let below = 0;
  let cap = 0;
  for (const unit of units) {
    cap = unit.value;
    below += unit.orders;
    if (below >= CAP_QUANTILE * all) break;
  }
  let [weight, sum, squares] = [0, 0, 0];
  for (const unit of units) {
    // Means of many orders hide the spread of single ones.
    if (unit.orders > 3) continue;
    const value = Math.min(cap, unit.value);
    weight += unit.orders;
    sum += unit.orders * value;
    squares += unit.orders * value * value;
  }
  const typical = weight > 0 ? sum / weight : cap;
  const spread = weight > 0 ? Math.sqrt(Math.max(0, squares / weight - typical * typical)) : 0;
  const winsorized = revenue.slice();
  const outliers: LargeOrder[] = [];
  for (const row of rows) {
    const others = count(orders, row) - 1;
    const most = others * typical + 2 * spread * Math.sqrt(others) + cap;
    if ((revenue[row] as number) <= most) continue;
    winsorized[row] = others === 0 ? cap : others * typical + cap;
    outliers.push({ row, value: (revenue[row] as number) - others * typical, exact: others === 0 });
  }
  outliers.sort((a, b) => b.value - a.value || a.row - b.row);
  return { cap, typical, sizeBiased: sum > 0 ? squares / sum : Math.max(1, cap), winsorized, outliers };
}

function count(orders: Float64Array | undefined, row: number): number {
  return orders ? Math.max(0, Math.round(orders[row] as number)) : 1;
}
