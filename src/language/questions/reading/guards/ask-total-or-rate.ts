import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { mailColumns } from '../../data/mail-columns.ts';
import type { SourceView } from '../../data/source-view.ts';
import { eventVerbs } from '../../vocabulary/event-verbs.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { mailUnder } from '../rephrasing/numbers/rates/mail-rates.ts';
import { rateUnder } from '../rephrasing/numbers/rates/own-rates.ts';
import { withoutNoise } from './spoken.ts';

const JUDGED = /^(?:better|worse)(?: than)?$/i;
const MORE = /^(?:more|less)(?: (?:often|frequently|likely))?(?: than)?$/i;
const VERBS: ReadonlySet<string> = new Set(eventVerbs.flatMap(({ verbs }) => verbs));

/**
 * "Is the late shift worse when it comes to rewashes": whoever has more of everything has more of this, too, so both are offered, how
 * many there were and how many of those it could have become of.
 */
export function askTotalOrRate(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const { each, metrics, periods } = reading;
  const [metric = ''] = metrics;
  if (each === null || periods.length > 1 || !marks.some((mark) => JUDGED.test(mark.said))) return;
  const whole = wholeOfEach(marks, reading, view);
  const wholeNoun = whole === undefined ? undefined : askMetric(view, whole)?.noun;
  if (wholeNoun === undefined) return;
  const noun = askMetric(view, metric)?.noun ?? metric;
  const of = `of ${each.names.join(' vs ')}`;
  const isNarrowing = (mark: Mark): boolean =>
    mark.type === 'members' && !mark.candidates.some(({ dimension }) => dimension === each.dimension);
  const narrowed = inWords(marks.filter(isNarrowing));
  const time = inWords(marks.filter(({ type }) => type === 'time'));
  const then = `${narrowed === '' ? '' : `for ${narrowed} `}${time}`;
  throw askedBack(
    'total_or_rate',
    [`${noun} per ${singular(wholeNoun)}`, noun].map((number) => asChoice(`${number} ${of} ${then}`.trim())),
  );
}

/**
 * "Do app users book more than …": whoever has more of everything does more of this, too, so what there was for each of those stands
 * beside it, and neither alone is a yes or a no.
 */
export function rateBeside(marks: readonly Mark[], reading: Reading, view: SourceView): Reading {
  const [metric = ''] = reading.metrics;
  const isDone = reading.periods.length < 2 && isDoneMore(marks, metric, isCount(view, metric));
  const whole = isDone ? wholeOfEach(marks, reading, view) : undefined;
  if (whole === undefined) return reading;
  const rate = `ratio:${metric}:${whole}`;
  return {
    ...reading,
    metrics: [metric, rate],
    asks: null,
    isYesNo: false,
    assumptions: [...reading.assumptions, { code: 'total_and_rate', said: '', read: rate }],
  };
}

const isCount = (view: SourceView, metric: string): boolean => askMetric(view, metric)?.unit === 'count';

/** What those are of that two names are held against each other by, where it is one number that adds up. */
function wholeOfEach(
  marks: readonly Mark[],
  { each, isYesNo, metrics }: Reading,
  view: SourceView,
): string | undefined {
  const [metric = '', second] = metrics;
  const isOne = isYesNo && each !== null && second === undefined;
  if (!isOne || askMetric(view, metric)?.kind !== 'additive') return undefined;
  const noun = askMetric(view, metric)?.noun ?? metric;
  const whole = wholeFor(noun, metric, view, isDoneMore(marks, metric, isCount(view, metric)));
  const isCounted = whole !== undefined && askMetric(view, whole) !== undefined;
  return isCounted && !(whole === 'sessions' && isDoneTo(marks)) ? whole : undefined;
}

/** What it is one of: the letters that were delivered, its own column, the visits; undefined where nothing says of what. */
function wholeFor(noun: string, metric: string, view: SourceView, isDone: boolean): string | undefined {
  const own = mailUnder(metric, [view]) ?? rateUnder(noun, metric, [view]);
  if (own !== undefined || !isDone || !isCount(view, metric)) return own;
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
