import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched } from '../../data/inquiry.ts';
import { type ChangeInTotal, valuesOfBoth } from './change-in-total.ts';
import { type BothValues, standoutMetrics } from './standout-metric.ts';

/** Of an overview the places of the numbers that moved beyond chance, the clearest first. */
export function standoutsOf(change: ChangeInTotal): readonly number[] {
  const { settled, asked, days } = change;
  if (settled.reading.intent !== 'overview') return [];
  return standoutMetrics(
    asked.map((metric): BothValues => {
      const [now, before] = valuesOfBoth(change, metric);
      return { metric, now, before, base: baseOf(change, metric) };
    }),
    days,
  );
}

/** How many a rate is made of, and how many orders a sum of money. */
function baseOf(
  { settled: { view }, now, before }: ChangeInTotal,
  { kind, unit, columns }: AskMetric,
): BothValues['base'] {
  const column =
    kind === 'quotient' ? columns.at(-1) : unit === 'currency' ? view.columnOf('purchases') : undefined;
  const sum = ({ rows }: Fetched) => rows.reduce((all, { cells }) => all + (cells[column ?? ''] ?? 0), 0);
  return column === undefined ? undefined : [sum(now), sum(before)];
}
