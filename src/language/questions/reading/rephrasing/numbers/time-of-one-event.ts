import { isMetricId } from '#src/semantics/metric.ts';
import { askMetric } from '../../../data/ask-metric.ts';
import { countsOfTime } from '../../../data/event-counts.ts';
import { kindOfColumn } from '../../../data/kind-of-column.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';
import { askOfWhich } from './ask-of-which.ts';

/** Times that one of them takes; what was watched, heard or flown adds up. */
const OF_ONE =
  /deliver|repl(?:y|ies)|respon[sd]|wait|resol(?:ution|ve)|handling|preparation|prep(?:_|$)|turnaround|pick_?up/i;
const NAMED = /\btimes?$|^(?:minutes|hours|time) to \p{L}/iu;
const SLOW = /^(?:slow|slower|slowest|longest)$/i;
const FAST = /^(?:fast|faster|fastest|quicker|quickest|shortest)$/i;

type MetricMark = Extract<Mark, { type: 'metric' }>;

/**
 * "Delivery time by city", "the slowest replies": how long one of them took, where a sum of minutes grows with how many there were.
 * Where one thing alone is counted it is that of each of them, else it is asked of which. The slowest one took the longest.
 */
export function timeOfOneEvent(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark, place) => isTimeOfOne(marks, place, mark, views));
  const time = marks[at];
  if (time?.type !== 'metric' || isOfOther(marks, at)) return marks;
  const view = views.find(({ metricColumns }) => metricColumns.includes(time.metric));
  if (view === undefined || askMetric(view, time.metric)?.kind !== 'additive') return marks;
  const [only, ...others] = countsOfTime(view);
  if (only === undefined) return marks;
  if (others.length > 0) {
    const says = (words: string): string =>
      inWords(marks.map((mark, place) => (place === at ? { ...mark, said: words } : mark)));
    askOfWhich({ says, metric: time.metric, counts: [only, ...others], view });
  }
  return marks.map((mark, place) => {
    if (mark.type === 'metric' && mark.metric === time.metric) {
      // "Under 34 minutes": the unit of the limit
      if (marks[place - 1]?.type === 'number') return { ...mark, type: 'noise' };
      return { ...mark, metric: `ratio:${time.metric}:${only}` };
    }
    return ordered(mark);
  });
}

const ordered = (mark: Mark): Mark => {
  if (isKeyword(mark, 'top', 'bottom', 'best', 'worst', 'fast') && SLOW.test(mark.said))
    return { ...mark, type: 'keyword', keyword: 'top' };
  if (isKeyword(mark, 'top', 'bottom', 'best', 'worst', 'fast') && FAST.test(mark.said))
    return { ...mark, type: 'keyword', keyword: 'bottom' };
  return mark;
};

function isTimeOfOne(
  marks: readonly Mark[],
  at: number,
  mark: Mark,
  views: readonly SourceView[],
): mark is MetricMark {
  if (mark.type !== 'metric' || isMetricId(mark.metric) || kindOfColumn(mark.metric) !== 'time') return false;
  if (!OF_ONE.test(mark.metric) || !views.some((view) => view.metricColumns.includes(mark.metric)))
    return false;
  const before = marks.slice(0, at).findLast((one) => !isNoise(one));
  const isOrdered = SLOW.test(before?.said ?? '') || FAST.test(before?.said ?? '');
  return NAMED.test(mark.said) || isOrdered;
}

/** "Total delivery time", "delivery time per driver", "how many minutes of delivery time": said of what already. */
const isOfOther = (marks: readonly Mark[], at: number): boolean => {
  const time = marks[at] as MetricMark;
  return (
    marks.slice(0, at).some(({ said }) => /^(?:how )?much(?: of)?$/i.test(said)) ||
    marks.some(
      (mark, place) =>
        mark.type === 'metric' &&
        mark.metric === time.metric &&
        isKeyword(
          marks.slice(0, place).findLast((one) => !isNoise(one)),
          'total',
          'count',
          'cumulative',
        ),
    ) ||
    marks.some((mark) => isKeyword(mark, 'per', 'each', 'ratio', 'share', 'average', 'median', 'rolling'))
  );
};
