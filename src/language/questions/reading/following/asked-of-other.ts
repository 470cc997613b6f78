import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { wholly } from './in-whole-words/lead-and-tail.ts';

/** "And in the other store?": its name, which is taken out of the text, was all that this says. */
export const SAYS_NOTHING_MORE = wholly('(?:and|but|what|how|the same|same)?');

/** A question that goes on from one of another source asks only for what this one has. */
export function refuseWhatOtherLacks({ metrics, dimensions, filters }: Reading, view: SourceView): void {
  const metric = metrics.find((id) => askMetric(view, id) === undefined);
  if (metric !== undefined) throw new NotAnswerable({ type: 'metric_missing', metric });
  const dimension = [...dimensions, ...filters.map((filter) => filter.dimension)].find(
    (name) => view.dimensionOf(name) === undefined,
  );
  if (dimension !== undefined)
    throw new NotAnswerable({ type: 'dimension_missing', said: dimension.replaceAll('_', ' ') });
}
