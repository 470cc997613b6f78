import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { eventVerbs } from '../../vocabulary/event-verbs.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { rateUnder } from '../rephrasing/numbers/rates/own-rates.ts';
import { withoutNoise } from './spoken.ts';

const JUDGED = /^(?:better|worse)(?: than)?$/i;
const MORE = /^(?:more|less)(?: (?:often|frequently|likely))?(?: than)?$/i;
const VERBS: ReadonlySet<string> = new Set(eventVerbs.flatMap(({ verbs }) => verbs));

/**
 * "Is the late shift worse when it comes to rewashes", "do app users book more than …": whoever has more of everything has more of
 * this, too, so both are offered, how many there were and how many of those it could have become of.
 */
export function askTotalOrRate(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const { each, isYesNo, metrics, periods } = reading;
  const [metric = '', second] = metrics;
  if (!isYesNo || each === null || second !== undefined || periods.length > 1) return;
  if (askMetric(view, metric)?.kind !== 'additive') return;
  const isDone = isDoneMore(marks, metric);
  if (!marks.some((mark) => JUDGED.test(mark.said)) && !isDone) return;
  const noun = askMetric(view, metric)?.noun ?? metric;
  const whole = rateUnder(noun, metric, [view]) ?? (isDone ? visitsOf(metric, view) : undefined);
  const wholeNoun = whole === undefined ? undefined : askMetric(view, whole)?.noun;
  if (wholeNoun === undefined || (whole === 'sessions' && isDoneTo(marks))) return;
  const of = `of ${each.names.join(' vs ')}`;
  const isNarrowing = (mark: Mark): boolean =>
    mark.type === 'members' && !mark.candidates.some(({ dimension }) => dimension === each.dimension);
  const narrowed = inWords(marks.filter(isNarrowing));
  const time = inWords(marks.filter(({ type }) => type === 'time'));
  const then = `${narrowed === '' ? '' : `for ${narrowed} `}${time}`;
  throw askedBack(
    'total_or_rate',
    [`${noun} per ${singular(wholeNoun)} ${of} ${then}`, `${noun} ${of} ${then}`].map((question) =>
      asChoice(question.trim()),
    ),
  );
}

/** Where several could be what it is one of, whoever does something does it on a visit. */
const visitsOf = (metric: string, view: SourceView): string | undefined =>
  metric !== 'sessions' &&
  askMetric(view, metric)?.unit === 'count' &&
  askMetric(view, 'sessions')?.kind === 'additive'
    ? 'sessions'
    : undefined;

/** "Is Vienna booked more than Salzburg": of a thing nobody asks how many visits it took. */
const isDoneTo = (marks: readonly Mark[]): boolean =>
  /^(?:is|are|was|were|gets?|got)$/i.test(marks[0]?.said ?? '') &&
  marks.some(({ type, said }) => type === 'metric' && /ed$/i.test(said));

/** "Book more than": said of what each one does; "more bookings than" counts them. */
function isDoneMore(marks: readonly Mark[], metric: string): boolean {
  const spoken = withoutNoise(marks);
  const at = spoken.findIndex((mark) => mark.type === 'metric' && mark.metric === metric);
  const verb = spoken[at]?.said.toLowerCase().split(' ').at(-1) ?? '';
  const next = spoken[at + 1];
  return VERBS.has(verb) && isKeyword(next, 'gain', 'loss', 'more', 'less') && MORE.test(next?.said ?? '');
}
