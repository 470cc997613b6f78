import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';

/** What is counted instead where a source lacks a number, the nearest first; the answer says so. */
const SUBSTITUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['key_events', ['purchases', 'leads']],
  ['revenue', ['purchases']],
  ['leads', ['key_events']],
  ['ratio:leads:sessions', ['conversion_rate']],
  // "Traffic" of searches alone; sessions by their own name are no clicks.
  ['sessions', ['clicks']],
]);

export const substituteOf = (metric: string, view: SourceView): string | undefined =>
  SUBSTITUTES.get(metric)?.find((id) => askMetric(view, id) !== undefined);
