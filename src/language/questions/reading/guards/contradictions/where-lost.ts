import { plural, singular } from '../../../../plural.ts';
import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isNoise } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

const WHERE = /^where$/i;
const VERB = /^(?:do|did|does|is|am|are|was|were|have|has|come|came)/i;
const FROM = /^(?:come|came|coming)(?: from)?$/i;

/** "And where did it come from?", "where do drop-ins book?": they were counted, and nobody said where. */
export function whereLost(
  marks: readonly Mark[],
  { intent, dimensions, filters, limits, each, shape, metrics }: Reading,
  view: SourceView,
): About | undefined {
  // "Where do we rank for raised beds?" is answered by the place
  if (metrics[0] === 'position') return undefined;
  // "Where are my quick wins?"
  if (intent === 'advice' || intent === 'findings' || intent === 'striking') return undefined;
  const where = marks.findIndex(
    ({ said }, at) =>
      WHERE.test(said) &&
      (marks.slice(0, at).every(isNoise) ||
        /^(?:and|,|from)$/i.test(marks[at - 1]?.said ?? '') ||
        marks[at - 1]?.type === 'stop') &&
      VERB.test(marks[at + 1]?.said ?? ''),
  );
  if (where < 0 || dimensions.length > 0 || each !== null) return undefined;
  const isDone = marks.slice(where + 1).some(({ type, said }) => type === 'metric' || FROM.test(said));
  const isOfSome = filters.length + limits.length > 0;
  // "Where was the drop?" behind how one of them did: its numbers told again would not say where
  if (intent === 'overview' && isOfSome) askWhoseLoss(metrics[0] ?? '', filters, view);
  if (isOfSome && !(intent === 'numbers' && shape === 'value' && isDone)) return undefined;
  // "Where am I losing clicks?"
  if (shape === 'change') return 'whose_change';
  if (isDone) askWhereOf(marks, where, metrics[0] ?? '', view);
  return 'where_from';
}

/** Columns that say where something is, or on which way it came; the catalogue's own first. */
const PLACE =
  /(?:^|_)(?:source|channel|via|country|city|town|region|market|studio|station|site|store|shop|branch|depot|venue|location|hotel)(?:_|$)/;

/** Of each other column who lost the most, of the names and in the days of the question before. */
function askWhoseLoss(metric: string, filters: Reading['filters'], view: SourceView): never {
  const noun = askMetric(view, metric)?.noun ?? metric.replaceAll('_', ' ');
  const columns = view.dimensionColumns.filter((column) =>
    filters.every(({ dimension }) => dimension !== column),
  );
  throw askedBack(
    'by_which_part',
    columns.map((column) =>
      asChoice(`which ${plural(view.labelOf(column).toLowerCase())} lost the most ${noun}`),
    ),
  );
}

/** "Where do visitors to the privacy page come from?": by which columns that can be told, of the same ones in the same time. */
export function askWhereOf(marks: readonly Mark[], where: number, metric: string, view: SourceView): void {
  const noun = askMetric(view, metric)?.noun ?? metric.replaceAll('_', ' ');
  const [time] = marks.filter(({ type }) => type === 'time');
  const when =
    time === undefined ? '' : ` ${/^(?!yesterday|today)\w+ ?\d*$/i.test(time.said) ? 'in ' : ''}${time.said}`;
  const own = marks.slice(0, where).find(({ type }) => type === 'metric');
  const said = own === undefined ? noun : own.said;
  // One channel "by channel" would be told once more, Germans by their own country are one row
  const named = marks.flatMap((mark) => (mark.type === 'members' ? mark.candidates.slice(0, 1) : []));
  const choices = view.dimensionColumns
    .filter((column) => PLACE.test(column) && named.every(({ dimension }) => dimension !== column))
    .map((column) =>
      asChoice(`${said}${ofNames(marks)}${when} by ${singular(view.labelOf(column).toLowerCase())}`),
    );
  if (choices.length > 0) throw askedBack('where_from', choices);
}

/** " for "Canada"": the names of a question, as a choice keeps them. */
export function ofNames(marks: readonly Mark[]): string {
  const names = marks.flatMap((mark) =>
    mark.type === 'members'
      ? [`"${mark.candidates[0]?.members[0] ?? mark.said}"`]
      : mark.type === 'path'
        ? [mark.said]
        : [],
  );
  return names.length === 0 ? '' : ` for ${names.join(' and ')}`;
}
