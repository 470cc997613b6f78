import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack, NotAnswerable } from '../problem.ts';

const EVERYONE = /^(?:everyone|everybody|them all|all of them|every(?: single)? one)$/i;
const DONE = /(?:ed|sold|won)$/i;

const ASKING = /^(?:do|does|did|has|have|had|is|are|was|were|can|could)$/i;

interface Done {
  /** Where "everyone" stands. */
  readonly at: number;
  readonly done: Extract<Mark, { readonly type: 'metric' }>;
}

/** "Passed everyone": done to them all. */
const doneToAll = (marks: readonly Mark[]): Done | undefined => {
  const at = marks.findIndex(
    (mark, place) =>
      EVERYONE.test(mark.said) &&
      marks[place - 1]?.type === 'metric' &&
      DONE.test(marks[place - 1]?.said ?? ''),
  );
  const done = marks[at - 1];
  return done?.type === 'metric' ? { at, done } : undefined;
};

/** "Did everyone pass", "did all pass": done by them all. A word that is not known is asked about first. */
function doneByAll(marks: readonly Mark[], nounOf: (id: string) => string): Done | undefined {
  if (marks.some(({ type }) => type === 'unknown')) return undefined;
  const at = marks.findIndex(({ said }, place) => {
    const next = marks[place + 1];
    const isAll = /^all$/i.test(said) && next?.type === 'metric' && next.said !== nounOf(next.metric);
    return (isAll || EVERYONE.test(said)) && ASKING.test(marks[place - 1]?.said ?? '');
  });
  const done = marks.slice(at + 1).findLast(({ type }) => type === 'metric');
  return at > 0 && done?.type === 'metric' ? { at, done } : undefined;
}

/** "Which instructors passed everyone": those of whom nobody failed, and not all that had any pass at all. */
export function refuseDoneToEveryone(marks: readonly Mark[], view: SourceView): void {
  const toAll = doneToAll(marks);
  const nounOf = (id: string): string => askMetric(view, id)?.noun ?? id.replaceAll('_', ' ');
  const found = toAll ?? doneByAll(marks, nounOf);
  if (found === undefined) return;
  const { at, done } = found;
  const kind = marks.find(({ type }) => type === 'dimension');
  const times = marks.slice(at + 1).filter(({ type }) => type === 'time' || type === 'members');
  const behind = toAll ? inWords(marks.slice(at + 1).filter(({ type }) => type !== 'stop')) : inWords(times);
  if (toAll && kind === undefined)
    throw new NotAnswerable({
      type: 'unknown_words',
      said: [marks[at]?.said ?? ''],
      rest: inWords(marks.filter((_, place) => place !== at)),
      isName: false,
    });
  const wholes = view.source.wholes?.[done.metric] ?? [];
  const [whole] = wholes.filter(
    (one) => view.metricColumns.indexOf(one) === view.metricColumns.indexOf(done.metric) - 1,
  );
  const by = kind === undefined ? behind : `by ${kind.said} ${behind}`;
  throw askedBack(
    'done_to_everyone',
    [
      ...(whole === undefined ? [] : [`${nounOf(whole)} and ${nounOf(done.metric)} ${by}`]),
      `${nounOf(done.metric)} ${by}`,
    ].map((words) => asChoice(words.trim())),
  );
}
