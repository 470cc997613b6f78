import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { soldThings } from '../../data/event-counts.ts';
import { isMoneyColumn } from '../../data/kind-of-column.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const ONE = /\b(?:an?|one|each|every|a single|an average|the average|the typical|a typical)$/i;

/**
 * "How many downloads does a new episode get on average", where the file knows new episodes only as a kind: what one of them had is not
 * known, and no mean of the days. "New episodes on average" are all of that kind on an average day.
 */
export function refuseMeanOfOne(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const { shape, metrics, grain, dimensions } = reading;
  const [metric = '', second] = metrics;
  const known = askMetric(view, metric);
  if (shape !== 'average' || second !== undefined || known?.kind !== 'additive') return;
  if (grain !== null || dimensions.length > 0 || marks.some(({ type }) => type === 'grain')) return;
  const name = marks.find((mark, at) => mark.type === 'members' && isOne(marks, at));
  if (name === undefined) return;
  const when = inWords(marks.filter(({ type }) => type === 'time'));
  const count = isMoneyColumn(metric) ? soldThings(view) : undefined;
  const questions = [
    ...(count === undefined ? [] : [`${known.noun} per ${singular(askMetric(view, count)?.noun ?? count)}`]),
    `average ${known.noun} per day`,
    known.noun,
  ];
  throw askedBack(
    'mean_of_which',
    questions.map((question) => asChoice(`${question} of ${name.said} ${when}`.trim())),
  );
}

/** "A new episode": one of that kind. "The website", "Old Town House" is the only one of its name. */
const isOne = (marks: readonly Mark[], at: number): boolean =>
  ONE.test(
    marks
      .slice(Math.max(0, at - 2), at)
      .map(({ said }) => said)
      .join(' '),
  );
