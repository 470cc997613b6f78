import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack, NotAnswerable } from '../problem.ts';

const EVERYONE = /^(?:everyone|everybody|them all|all of them|every(?: single)? one)$/i;
const DONE = /(?:ed|sold|won)$/i;

/** "Which instructors passed everyone": those of whom nobody failed, and not all that had any pass at all. */
export function refuseDoneToEveryone(marks: readonly Mark[], view: SourceView): void {
  const at = marks.findIndex(
    (mark, place) =>
      EVERYONE.test(mark.said) &&
      marks[place - 1]?.type === 'metric' &&
      DONE.test(marks[place - 1]?.said ?? ''),
  );
  const done = marks[at - 1];
  const kind = marks.find(({ type }) => type === 'dimension');
  if (done?.type !== 'metric') return;
  const behind = inWords(marks.slice(at + 1).filter(({ type }) => type !== 'stop'));
  if (kind === undefined)
    throw new NotAnswerable({
      type: 'unknown_words',
      said: [marks[at]?.said ?? ''],
      rest: inWords(marks.filter((_, place) => place !== at)),
      isName: false,
    });
  const wholes = view.source.wholes?.[done.metric] ?? [];
  const nounOf = (id: string): string => askMetric(view, id)?.noun ?? id.replaceAll('_', ' ');
  const [whole] = wholes.filter(
    (one) => view.metricColumns.indexOf(one) === view.metricColumns.indexOf(done.metric) - 1,
  );
  throw askedBack(
    'done_to_everyone',
    [
      ...(whole === undefined
        ? []
        : [`${nounOf(whole)} and ${nounOf(done.metric)} by ${kind.said} ${behind}`]),
      `${nounOf(done.metric)} by ${kind.said} ${behind}`,
    ].map((words) => asChoice(words.trim())),
  );
}
