import { askMetric } from '../../data/ask-metric.ts';
import { kindOfMetric } from '../../data/kind-of-column.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isMove, isPlural } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { isStable, saysStable } from '../shape/stable-move.ts';

const BEFORE =
  /^(?:how much (?:money|revenue|income|cash)|what)(?: did| do| does| have| has)?(?: the| our| all)*$/i;
const WITH =
  /\b(?:make|made|earn|earned|take|took|get|got|bring in|brought in) (?:with|from|on|by|through)(?: the| our)?$/i;
const BROUGHT = /^(?:make|made|earn|earned|bring|brought|generate|generated|produce|produced|bring in)\b/i;
/** "How much money did audio guides make?": all the money is told, and none of it as theirs. */
export function refuseMoneyOfNumber(marks: readonly Mark[], { metrics }: Reading, view: SourceView): void {
  const counted = metrics.find((id) => kindIn(view, id) === 'count');
  const money = metrics.find((id) => kindIn(view, id) === 'money');
  if (metrics.length !== 2 || counted === undefined || money === undefined) return;
  const at = marks.findIndex((mark) => mark.type === 'metric' && mark.metric === counted);
  const [before, behind] = [inWords(marks.slice(0, at)), inWords(marks.slice(at + 1))];
  const next = marks[at + 1];
  // "Audio guide revenue"
  const isTheirs = next?.type === 'metric' && next.metric === money && !isPlural(marks[at]?.said ?? '');
  if (at < 0 || !((BEFORE.test(before) && BROUGHT.test(behind)) || WITH.test(before) || isTheirs)) return;
  // "Ticket sales" in "did ticket sales through agents go down": either by its whole name, or nothing would be left to count
  const rest = inWords(marks.slice(at + 2));
  if (isTheirs)
    throw askedBack(
      'money_of_number',
      [counted, money].map((id) => asChoice(`${before} ${askMetric(view, id)?.noun ?? id} ${rest}`.trim())),
    );
  const then = inWords(marks.filter(({ type }) => type === 'time'));
  throw askedBack(
    'money_of_number',
    [counted, money].map((id) => asChoice(`${askMetric(view, id)?.noun ?? id} ${then}`.trim())),
  );
}

function kindIn(view: SourceView, id: string): string | undefined {
  const metric = askMetric(view, id);
  if (metric?.kind !== 'additive') return undefined;
  return kindOfMetric(metric) === 'money' ? 'money' : metric.unit === 'count' ? 'count' : undefined;
}

/** "Stable impressions" beside a number that moves: what counts as stable is known of names alone, where each has its own move. */
export function refuseStable(marks: readonly Mark[], { metrics, moves }: Reading): void {
  if (moves.some(isStable)) return;
  const saysSo = marks.some(
    (mark, at) => saysStable(mark) && (marks[at + 1]?.type === 'metric' || marks[at - 1]?.type === 'metric'),
  );
  if (saysSo && metrics.length > 1 && marks.some(isMove)) throw askedBack('how_stable');
}
