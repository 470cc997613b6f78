import type { AskMetric } from '../../data/asked-metric.ts';
import { isOfPersons } from '../../data/is-of-persons.ts';
import { sumOf } from '../../data/sums.ts';
import type { Settled } from '../settling/settled.ts';

/** A list by position alone is one of searches: the most seen come first. */
export function withWeight(settled: Settled): Settled {
  const { metrics, view, reading, period } = settled;
  const isPosition =
    metrics.length === 1 &&
    metrics[0]?.id === 'position' &&
    reading.limits.length > 0 &&
    reading.rank === null;
  // A rate alone says nothing of how few it rests on.
  const isRate = metrics.length === 1 && reading.metrics.length === 1 && metrics[0]?.kind === 'quotient';
  const under = isRate ? metrics[0]?.columns.at(-1) : undefined;
  const column = isPosition ? settled.view.columnOf('impressions') : under;
  if (
    column === undefined ||
    metrics[0]?.columns.length === 1 ||
    // How many they were in several days is not known
    (isOfPersons(view, column) && period.from !== period.to) ||
    view.metricOf(column).kind.type !== 'additive'
  )
    return settled;
  const { label, noun, unit, desired } = view.metricOf(column);
  const weight: AskMetric = {
    id: column,
    label,
    noun,
    unit,
    desired,
    kind: 'additive',
    columns: [column],
    value: (rows) => sumOf(rows, 0),
  };
  return { ...settled, metrics: [...metrics, weight] };
}
