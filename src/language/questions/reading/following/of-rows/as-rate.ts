import { askMetric, isQuotient } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';

const AS_RATE = wholly('(?:as|in) (?:an? )?(?:rates?|conversion rate)');

interface Known {
  readonly views: readonly SourceView[];
  readonly read: (text: string) => Reading | undefined;
}

/** "As a rate" behind the key events by channel: their rate, as it is said where nothing stands before it. */
export function asRate(text: string, before: Reading, { views, read }: Known): Reading | undefined {
  const [metric, ...others] = before.metrics;
  if (!AS_RATE.test(text) || metric === undefined || others.length > 0 || before.shape !== 'value')
    return undefined;
  const view = views.find(({ source }) => source.id === before.sourceId);
  if (view === undefined || isQuotient(view, metric) || metric.includes(':')) return undefined;
  const rate = read(`${(askMetric(view, metric)?.noun ?? metric).replace(/s$/, '')} rate`);
  // What has no rate of its own would be told as it is
  return rate !== undefined && rate.metrics.length === 1 && rate.metrics[0] !== metric ? rate : undefined;
}
