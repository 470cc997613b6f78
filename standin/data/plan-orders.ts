import { orderByText } from '../assumptions.ts';
import { invalidArgument } from '../google-error.ts';
import type { Order, PlannedDimension, PlannedMetric } from './report-plan.ts';
import type { OrderBy } from './report-request.ts';

/** Without an order Google sorts by the first metric, highest first: daily reports come back unsorted by day. */
export function planOrders(
  asked: readonly OrderBy[] | undefined,
  dimensions: readonly PlannedDimension[],
  metrics: readonly PlannedMetric[],
): Order[] {
  if (asked === undefined || asked.length === 0) {
    return metrics.length > 0 ? [{ kind: 'metric', index: 0, descending: true }] : [];
  }
  return asked.map(({ metric, dimension, desc = false }): Order => {
    if (metric !== undefined) {
      const name = metric.metricName ?? '';
      return { kind: 'metric', index: placeOf(metrics, name), descending: desc };
    }
    if (dimension === undefined) throw invalidArgument(orderByText(''));
    const { dimensionName = '', orderType = 'ALPHANUMERIC' } = dimension;
    return { kind: 'dimension', index: placeOf(dimensions, dimensionName), descending: desc, orderType };
  });
}

export function placeOf(fields: readonly { name: string }[], name: string): number {
  const index = fields.findIndex((field) => field.name === name);
  if (index === -1) throw invalidArgument(orderByText(name));
  return index;
}

