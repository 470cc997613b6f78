import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise, isPlural } from '../../piece.ts';
import { isOfKinds, isThingOfKind } from './things-of-kinds.ts';

const CAME = /^(?:readers|viewers|visitors|users)$/i;

/**
 * "How many readers did Maya have" of a file with reader_type: who came is counted by the visits, as where no column tells their
 * kinds, and no kinds are asked for.
 */
export function readersAsVisits(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const [view] = views;
  const isCounted = marks.some(({ type }) => type === 'metric');
  if (view === undefined || views.length > 1 || isCounted || askMetric(view, 'sessions') === undefined)
    return marks;
  return marks.map((mark, at) => {
    if (mark.type !== 'dimension' || !CAME.test(mark.said) || !isPlural(mark.said)) return mark;
    const lead = marks.slice(0, at).findLast((one) => !isNoise(one));
    const isListed =
      isKeyword(lead, 'by', 'per', 'each', 'breakdown', 'distinct', 'which') || isOfKinds(marks, at);
    return isListed || !isThingOfKind(mark, view) ? mark : { ...mark, type: 'metric', metric: 'visitors' };
  });
}
