import { askMetric } from './ask-metric.ts';
import type { SourceView } from './source-view.ts';

/** Whether one of the sources counts it, so that it adds up. */
export const isCounted = (metric: string, views: readonly SourceView[]): boolean =>
  views.some((view) => askMetric(view, metric)?.kind === 'additive');
