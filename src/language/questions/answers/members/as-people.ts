import { askMetric } from '../../data/ask-metric.ts';
import { isOfPersons } from '../../data/is-of-persons.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isUnnamed } from '../../reading/is-unnamed.ts';
import type { Reading } from '../../reading/reading.ts';

/** What a file may call one coming of somebody. */
const COMING =
  /^(?:sessions|visits|admissions|entries|check_?ins|footfall|downloads|bookings|hires|loans|orders|purchases)$/;

/** "Who visits us?" is told of comings, where nobody named a number: money tells who pays, and persons of days do not add up. */
export function asPeople(reading: Reading, view: SourceView): Partial<Reading> {
  if (!isUnnamed(reading)) return {};
  const counts = (name: string): boolean => {
    const metric = askMetric(view, name);
    return metric?.kind === 'additive' && metric.unit === 'count' && !isOfPersons(view, name);
  };
  if (reading.metrics.every(counts)) return {};
  const counted = view.metricColumns.filter(counts);
  const metric = counted.find((name) => COMING.test(name)) ?? counted[0];
  if (metric === undefined) return {};
  return {
    metrics: [metric],
    assumptions: reading.assumptions.map((one) =>
      one.code === 'metric_default' ? { ...one, read: metric } : one,
    ),
  };
}
