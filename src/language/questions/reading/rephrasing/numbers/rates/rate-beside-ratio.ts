import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { type Mark, noiseMark } from '../../../mark.ts';
import { isKeyword } from '../../../piece.ts';

/** "Engagement rate and trials per session": a rate is per session already, so what is told per session are the trials alone. */
export const rateBesideRatio = (marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] =>
  marks.map((mark, at) => {
    const [rate, over, per, under] = [marks[at - 1], marks[at + 1], marks[at + 2], marks[at + 3]];
    const isBeside =
      isKeyword(mark, 'and') &&
      mark.said === 'and' &&
      rate?.type === 'metric' &&
      over?.type === 'metric' &&
      isKeyword(per, 'per') &&
      under?.type === 'metric' &&
      isRate(rate.metric, views) &&
      !isRate(over.metric, views);
    return isBeside ? noiseMark(',') : mark;
  });

const isRate = (metric: string, views: readonly SourceView[]): boolean =>
  views.some((view) => askMetric(view, metric)?.kind === 'quotient');
