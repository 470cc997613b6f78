import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { keywordMark, type Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';

const NOT = /^(?:is|are|was|were)(?: not|n['’]?t| never)$/i;
const SENT = /^(?:sent|mailed)(?: out)?$/i;
const SENDINGS = /^(?:emails?_|mails?_|newsletters?_)?sent$|^(?:sends|sendings)$/i;

/**
 * "Which newsletter is not sent on Sundays?", "which show is not on YouTube in Denmark?": those that had nothing there or then, and
 * not the others of all days and names.
 */
export function notThere(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const [view] = views;
  const spoken = marks.filter((mark) => !isNoise(mark) && mark.type !== 'stop');
  const [which, kind, not, ...behind] = spoken;
  if (view === undefined || views.length > 1 || not === undefined || behind.length === 0) return marks;
  const isAsked = isKeyword(which, 'which') && kind?.type === 'dimension';
  if (!isAsked || !isKeyword(not, 'without') || !NOT.test(not.said)) return marks;
  const isSent = SENT.test(behind[0]?.said ?? '');
  const where = behind.filter((mark) => !isKeyword(mark, 'preposition'));
  const [joint] = behind;
  const isThere =
    isSent || (isKeyword(joint, 'preposition') && /^(?:on|in|at|available|sold)$/i.test(joint?.said ?? ''));
  const isOfOthers = where.every(
    (mark) =>
      mark.type === 'time' ||
      (mark.type === 'members' &&
        mark.candidates.every(({ dimension }) => !kind.dimensions.includes(dimension))),
  );
  const metric = isSent ? view.metricColumns.find((name) => SENDINGS.test(name)) : view.metricColumns[0];
  const noun = metric === undefined ? undefined : askMetric(view, metric)?.noun;
  if (!isThere || !isOfOthers || where.length === 0 || metric === undefined || noun === undefined)
    return marks;
  const rest = marks.slice(marks.indexOf(not) + 1);
  return [
    ...marks.slice(0, marks.indexOf(not)),
    keywordMark('none', 'had no'),
    { type: 'metric', metric, said: noun, others: [], proper: false },
    ...(isSent ? rest.filter((mark) => mark !== joint) : rest),
  ];
}
