import { isMetricId } from '#src/semantics/metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { camelCaseApart } from '../../../../text/camel-case-apart.ts';
import type { Mark } from '../../../mark.ts';

/** "Slowest at answering": how long one of them takes, which `timeOfOneEvent` reads. */
const HOW_FAST = /\b(?:slow|fast|quick|long|short)(?:er|est)?$/i;
const GERUND = /^(\p{L}{3,20})ing$/iu;

/** "Rewashing", "culling", "late returning": what a file counts of an event, by its verb, where one column alone is called after it. */
export function eventsByGerunds(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  if (marks.some(({ said }) => HOW_FAST.test(said))) return marks;
  const columns = [...new Set(views.flatMap(({ metricColumns }) => metricColumns))].filter(
    (column) => !isMetricId(column),
  );
  return marks.flatMap((mark, at): readonly Mark[] => {
    const next = marks[at + 1];
    // Its first word was taken for the whole name
    if (mark.type === 'metric' && next?.type === 'unknown' && columnOf(next.said, columns) === mark.metric)
      return [];
    const metric = mark.type === 'unknown' ? columnOf(mark.said, columns) : undefined;
    if (metric === undefined) return [mark];
    const before = marks[at - 1];
    const said =
      before?.type === 'metric' && before.metric === metric ? `${before.said} ${mark.said}` : mark.said;
    return [{ ...mark, said, type: 'metric', metric }];
  });
}

function columnOf(said: string, columns: readonly string[]): string | undefined {
  const [, stem] = GERUND.exec(said.toLowerCase()) ?? [];
  if (stem === undefined) return undefined;
  const stems = new Set([stem, `${stem}e`, /(\p{L})\1$/u.test(stem) ? stem.slice(0, -1) : stem]);
  const found = columns.filter((column) =>
    camelCaseApart(column)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => formsOf(word).some((form) => stems.has(form))),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** "Rewashes", "culled", "breakage": the verbs that a word of a name may be made of. */
const formsOf = (word: string): readonly string[] => [
  word,
  ...['s', 'es', 'd', 'ed', 'al', 'als', 'ment', 'ments'].flatMap((end) =>
    word.endsWith(end) && word.length - end.length >= 3 ? [word.slice(0, -end.length)] : [],
  ),
];
