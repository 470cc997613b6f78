import { isMetricId } from '#src/semantics/metric.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import type { Mark } from '../../../mark.ts';
import { isRank } from '../../../piece.ts';

const LONG = /^(?:shortest|longest|quickest|slowest)$/i;
const TIME = /(?:^|_)(?:minutes|mins|hours|seconds|duration)(?:_|$)/i;

/**
 * "Shortest appointments by dentist": how long one of them took, and not who had the fewest of them. Where the file does not say how
 * long, or says it of several things, the word stays open and is asked about.
 */
export function lengthsOfEvents(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  return marks.flatMap((mark, at): readonly Mark[] => {
    const [lead, behind] = [marks[at - 1], marks[at + 1]];
    if (isOrder(mark) && isCount(behind, views))
      return [lengthOf(views) === undefined ? { ...mark, type: 'unknown' } : mark];
    if (!isOrder(lead) || !isCount(mark, views) || mark.type !== 'metric') return [mark];
    const length = lengthOf(views);
    return [length === undefined ? mark : { ...mark, metric: `ratio:${length}:${mark.metric}` }];
  });
}

const isOrder = (mark: Mark | undefined): boolean => isRank(mark) && LONG.test(mark?.said ?? '');

/** Of a file's own: what visits lasted is a number of the catalogue. */
const isCount = (mark: Mark | undefined, views: readonly SourceView[]): boolean =>
  mark?.type === 'metric' &&
  !isMetricId(mark.metric) &&
  !TIME.test(mark.metric) &&
  views.some((view) => {
    const known = askMetric(view, mark.metric);
    return known?.kind === 'additive' && known.unit === 'count';
  });

function lengthOf(views: readonly SourceView[]): string | undefined {
  const [only, ...others] = views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((name) => TIME.test(name));
  return others.length === 0 ? only : undefined;
}
