import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { keywordMark, type Mark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';

/** "Clicks vs sessions" of two sources: they stand side by side, and are not held against each other. */
export function besideOfTwoSources(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => isKeyword(mark, 'versus'));
  const spoken = (one: Mark): boolean => !isNoise(one);
  const [before, behind] = [marks.slice(0, at).findLast(spoken), marks.slice(at + 1).find(spoken)];
  if (at < 0 || before?.type !== 'metric' || behind?.type !== 'metric') return marks;
  const has = (view: SourceView, { metric }: Mark & { type: 'metric' }): boolean =>
    askMetric(view, metric) !== undefined;
  const areApart =
    views.some((view) => has(view, before)) &&
    views.some((view) => has(view, behind)) &&
    !views.some((view) => has(view, before) && has(view, behind));
  return areApart ? marks.with(at, keywordMark('and', marks[at]?.said ?? 'and')) : marks;
}
