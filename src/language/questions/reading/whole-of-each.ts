import { askMetric } from '../data/ask-metric.ts';
import { mailColumns } from '../data/mail-columns.ts';
import type { SourceView } from '../data/source-view.ts';
import { eventVerbs } from '../vocabulary/event-verbs.ts';
import { withoutNoise } from './guards/spoken.ts';
import type { Mark } from './mark.ts';
import { isKeyword } from './piece.ts';
import type { Reading } from './reading.ts';
import { mailUnder } from './rephrasing/numbers/rates/mail-rates.ts';
import { rateUnder } from './rephrasing/numbers/rates/own-rates.ts';

const MORE = /^(?:more|less)(?: (?:often|frequently|likely))?(?: than)?$/i;
const VERBS: ReadonlySet<string> = new Set(eventVerbs.flatMap(({ verbs }) => verbs));

const isCount = (view: SourceView, metric: string): boolean => askMetric(view, metric)?.unit === 'count';

/** What those are of that two names are held against each other by, where it is one number that adds up. */
export function wholeOfEach(
  marks: readonly Mark[],
  { each, isYesNo, metrics }: Reading,
  view: SourceView,
): string | undefined {
  const [metric = '', second] = metrics;
  const isOne = isYesNo && each !== null && second === undefined;
  if (!isOne || askMetric(view, metric)?.kind !== 'additive') return undefined;
  const noun = askMetric(view, metric)?.noun ?? metric;
  const whole = wholeFor(noun, metric, view, isDone(marks, metric, view));
  const isCounted = whole !== undefined && askMetric(view, whole) !== undefined;
  return isCounted && !(whole === 'sessions' && isDoneTo(marks)) ? whole : undefined;
}

/** What it is one of: the letters that were delivered, its own column, the visits; undefined where nothing says of what. */
function wholeFor(noun: string, metric: string, view: SourceView, isOfDoing: boolean): string | undefined {
  const own = mailUnder(metric, [view]) ?? rateUnder(noun, metric, [view]);
  if (own !== undefined || !isOfDoing || !isCount(view, metric)) return own;
  const { delivered, sent } = mailColumns(view.metricColumns);
  const letters = [delivered, sent].find((column) => column !== undefined && column !== metric);
  return visitsOf(metric, view) ?? letters;
}

/** Where several could be what it is one of, whoever does something does it on a visit. */
const visitsOf = (metric: string, view: SourceView): string | undefined =>
  metric !== 'sessions' && isCount(view, metric) && askMetric(view, 'sessions')?.kind === 'additive'
    ? 'sessions'
    : undefined;

/** "Is Vienna booked more than Salzburg": of a thing nobody asks how many visits it took. */
const isDoneTo = (marks: readonly Mark[]): boolean =>
  /^(?:is|are|was|were|gets?|got)$/i.test(marks[0]?.said ?? '') &&
  marks.some(({ type, said }) => type === 'metric' && /ed$/i.test(said));

/** Whether what is counted is said of whoever does it. */
export const isDone = (marks: readonly Mark[], metric: string, view: SourceView): boolean =>
  isDoneMore(marks, metric, isCount(view, metric));

/** "Book more than": said of what each one does; "more bookings than" counts them. */
function isDoneMore(marks: readonly Mark[], metric: string, isCounted: boolean): boolean {
  const spoken = withoutNoise(marks);
  const at = spoken.findIndex((mark) => mark.type === 'metric' && mark.metric === metric);
  const verb = spoken[at]?.said.toLowerCase().split(' ').at(-1) ?? '';
  const next = spoken[at + 1];
  const isMore = isKeyword(next, 'gain', 'loss', 'more', 'less') && MORE.test(next?.said ?? '');
  return (
    isMore && (VERBS.has(verb) || (isCounted && isDoing(marks, spoken[at - 1], verb) && !SOLD.test(verb)))
  );
}

/** "Do paying members open": between who it is and "more" stands what they do, whatever it is called. */
const isDoing = (marks: readonly Mark[], who: Mark | undefined, verb: string): boolean =>
  who?.type === 'members' && marks.some((mark) => (/ing$/.test(verb) ? ARE : DO).test(mark.said));

const DO = /^(?:do|does|did)$/i;
const ARE = /^(?:is|are|was|were)$/i;

/** What is done with a thing, and what it brings, is no doing of whoever it is counted for. */
const SOLD =
  /^(?:sell|sold|make|made|earn|get|bring|have|had|cost|send|drive|generate|spend|spent|give|giving|pay|see|receive|grow)$/;
