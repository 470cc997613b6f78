import type { Guard } from '../finding.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import { studentTwoSided } from '../tests/student-t.ts';
import { expectedValue, observedValue, viewSegment } from './segment-view.ts';

/** An order with this share of the change, or of the week's revenue, is worth a word. */
const SHARE_OF_CHANGE = 0.5;
const SHARE_OF_REVENUE = 0.25;
/** More orders than these are a fact about customers, not about an order. */
const MOST_ORDERS = 3;

/**
 * Whether a rise of revenue hangs on a few outlying orders of the week: the fewest of them (at most three) without which
 * less than half of the change is left. Null when it does not.
 *
 * @param relativeDeviation standard deviation of revenue over its expectation, of the test that was made
 */
export function guardSingleOrders(
  run: Run,
  panel: RunPanel,
  segment: number,
  relativeDeviation: number,
  degreesOfFreedom: number,
): Extract<Guard, { type: 'single_order' }> | null {
  const view = viewSegment(run, panel, segment);
  const [observed, expected] = [observedValue(view), expectedValue(view)];
  const change = observed - expected;
  if (!panel.orders || panel.plan.type !== 'money' || change <= 0) return null;
  const { current } = run.calendar;
  const own = panel.orders.outliers.filter(
    ({ row }) =>
      Math.floor((run.facts.day[row] as number) / 7) === current &&
      view.set[run.table.leafOfRow[row] as number],
  );
  let value = 0;
  for (const [place, order] of own.slice(0, MOST_ORDERS).entries()) {
    value += order.value;
    const matters = value >= SHARE_OF_CHANGE * change || value >= SHARE_OF_REVENUE * observed;
    if (!matters) continue;
    const changeWithout = change - value;
    const statistic = changeWithout / (expected * relativeDeviation);
    return {
      type: 'single_order',
      orders: place + 1,
      value: Math.round(value * 100) / 100,
      exact: own.slice(0, place + 1).every(({ exact }) => exact),
      share: value / observed,
      changeWithout,
      pWithout: studentTwoSided(statistic, degreesOfFreedom),
    };
  }
  return null;
}
