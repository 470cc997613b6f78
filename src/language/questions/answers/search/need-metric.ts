import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { NotAnswerable } from '../../reading/problem.ts';

export const needMetric = (view: SourceView, id: string): AskMetric => {
  const metric = askMetric(view, id);
  if (metric === undefined) throw new NotAnswerable({ type: 'metric_missing', metric: id });
  return metric;
};
