import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { eventVerbs, eventsOfThings as nouns } from '../../../../vocabulary/event-verbs.ts';
import { type Mark, noiseMark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';
import { wholesOf } from '../rates/own-rates.ts';

type MetricMark = Mark & { readonly type: 'metric' };

const PARTICIPLE = /ed$/i;
const WERE = /^(?:is|are|was|were|been|be|being|get|gets|got|has|have|had|that|which|who)$/i;

/**
 * "Tickets breached the SLA", "urgent tickets that breached" of the column sla_breaches: its verb and its thing are one number, which
 * is of those who did it where the rows say that there are no more of it.
 */
export function eventsOfThings(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => columnsOf(mark, views).length > 0);
  const verb = marks[at];
  if (verb === undefined) return marks;
  const columns = columnsOf(verb, views);
  const thing = thingOf(marks, at, columns);
  const named = marks[thing];
  const column = named?.type === 'metric' ? named.metric : columns.length === 1 ? columns[0] : undefined;
  if (column === undefined) return marks;
  const [from, to] = thing < 0 ? [at, at] : [Math.min(at, thing), Math.max(at, thing)];
  const said = thing < 0 ? verb.said : `${verb.said} ${named?.said}`;
  const done: Mark = { ...verb, type: 'metric', metric: column, said };
  const before = withoutDoers(marks.slice(0, from), column, views);
  return [...before, done, ...marks.slice(to + 1)];
}

/** The columns whose name ends with the noun of a verb. */
function columnsOf({ type, said }: Mark, views: readonly SourceView[]): readonly string[] {
  if (type !== 'unknown' && type !== 'metric') return [];
  const word = said.toLowerCase();
  const ends = eventVerbs
    .filter(({ verbs }) => verbs.includes(word))
    .flatMap((one) =>
      one.nouns.filter((noun) => nouns.includes(noun)).map((noun) => wordsOf(noun).join(' ')),
    );
  return ends.length === 0
    ? []
    : views
        .flatMap(({ metricColumns }) => metricColumns)
        .filter((column) => wordsOf(column).length > 1 && ends.includes(wordsOf(column).at(-1) ?? ''));
}

/** Where the thing stands that is called like the rest of such a column: behind the verb, or before its participle; -1 where it does not. */
function thingOf(marks: readonly Mark[], verb: number, columns: readonly string[]): number {
  const behind = marks.findIndex((mark, place) => place > verb && !isNoise(mark));
  const before = marks.findLastIndex(
    ({ type, said }, place) => place < verb && !(type === 'noise' && WERE.test(said)),
  );
  const isThing = (mark: Mark | undefined): boolean => {
    const metric = mark?.type === 'metric' ? mark.metric : '';
    const words = wordsOf(metric).slice(0, -1).join(' ');
    return columns.includes(metric) && wordsOf(mark?.said ?? '').join(' ') === words;
  };
  if (isThing(marks[behind])) return behind;
  return PARTICIPLE.test(marks[verb]?.said ?? '') && isThing(marks[before]) ? before : -1;
}

/** "Urgent tickets" that did it are no number beside it; of a share they are its whole. */
function withoutDoers(
  before: readonly Mark[],
  column: string,
  views: readonly SourceView[],
): readonly Mark[] {
  const doer = before.findLastIndex((mark) => !isNoise(mark));
  const mark = before[doer];
  const isOfShare = before.some((one) => isKeyword(one, 'share', 'per'));
  if (mark?.type !== 'metric' || isOfShare || !isWhole(mark, column, views)) return before;
  return before.map((one, place) => (place >= doer ? noiseMark(one.said) : one));
}

const isWhole = ({ metric }: MetricMark, column: string, views: readonly SourceView[]): boolean =>
  views.some((view) => wholesOf(column, view).includes(view.columnOf(metric) ?? metric));
