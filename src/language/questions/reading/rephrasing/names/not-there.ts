import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { inWords } from '../../in-words.ts';
import { keywordMark, type Mark } from '../../mark.ts';
import { thingsSold } from '../../parts/things-sold.ts';
import { usualMetric } from '../../parts/usual-metric.ts';
import { isKeyword, isNoise } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import { areOfOneKind } from './are-of-one-kind.ts';

const IS_NOT = /^(?:is|are|was|were)(?: not|n['’]?t| never)$/i;
const DID_NOT = /^(?:not|never|(?:did|do|does)(?: not|n['’]?t| never))$/i;
const SENT = /^(?:sent|mailed)(?: out)?$/i;
const THERE = /^(?:on|in|at|available|sold)$/i;
/** "Go to the United Kingdom" */
const GO = /^(?:go|goes|went|going|get|reach|reached|reaching)(?: to)?$/i;
/** "Use lockers", "do Camping": to have any of it. */
const HAVE =
  /^(?:use|used|using|do|did|doing|have|had|having|offer|offered|offering|see|saw|run|ran|sell|sold|selling|carry|carried|stock|stocked|serve|served|take|took)$/i;
const EVER = /^(?:ever|even)$/i;
const SENDINGS = /^(?:emails?_|mails?_|newsletters?_)?sent$|^(?:sends|sendings)$/i;

/**
 * "Which newsletter is not sent on Sundays?", "which show is not on YouTube in Denmark?", "which depots did not use lockers?": those that
 * had nothing there or then, and not the others of all days and names.
 */
export function notThere(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const [view] = views;
  const [which, kind, not] = marks.filter((mark) => !isNoise(mark));
  if (view === undefined || views.length > 1 || not === undefined) return marks;
  if (!isKeyword(which, 'which') || kind?.type !== 'dimension') return marks;
  const behind = marks.slice(marks.indexOf(not) + 1).filter(({ said }) => !EVER.test(said));
  const [verb] = behind;
  const way = wayOf(not, verb);
  if (way === undefined) return marks;
  const rest = way === 'there' ? behind : behind.slice(1);
  const where = rest.filter((mark) => mark.type !== 'stop' && !isLink(mark));
  if (!areOfOthers(where, kind.dimensions)) return marks;
  const number = where.some(({ type }) => type === 'metric')
    ? []
    : (soldMark(verb, kind, view) ?? numberMark(view, way));
  if (number === undefined) return marks;
  const before = marks.slice(0, marks.indexOf(not));
  refuseTwoNames([...before, not, ...behind], where);
  return [...before, keywordMark('none', 'had no'), ...number, ...rest];
}

/** "Did not use lockers or cargo bikes": of each of them by itself, or of both. */
function refuseTwoNames(marks: readonly Mark[], where: readonly Mark[]): void {
  const names = where.filter(({ type }) => type === 'members');
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined || first === last) return;
  const [from, to] = [marks.indexOf(first), marks.indexOf(last)];
  const ofOne = names.map((name) => inWords([...marks.slice(0, from), name, ...marks.slice(to + 1)]));
  throw askedBack('both_names', ofOne.map(asChoice));
}

/** "Which ticket type was never sold at the kiosk": what is sold in pieces has none of them, and may have been free. */
function soldMark(
  verb: Mark | undefined,
  kind: Mark & { readonly type: 'dimension' },
  view: SourceView,
): readonly Mark[] | undefined {
  const things = thingsSold(view);
  const isOne = kind.dimensions.some((name) => things?.columns.includes(view.dimensionOf(name) ?? ''));
  if (verb === undefined || things === undefined || !isOne || !/^(?:sell|sold|selling)$/i.test(verb.said))
    return undefined;
  return [{ type: 'metric', metric: things.pieces, said: verb.said, others: [], proper: false }];
}

function numberMark(view: SourceView, way: Way): readonly Mark[] | undefined {
  const metric = numberOf(view, way);
  const noun = metric === undefined ? undefined : askMetric(view, metric)?.noun;
  if (metric === undefined || noun === undefined) return undefined;
  return [{ type: 'metric', metric, said: noun, others: [], proper: false }];
}

type Way = 'sent' | 'there' | 'gone' | 'had';

/** What is not so: that it is there, that it is sent or goes there, that it has any of it. */
function wayOf(not: Mark, verb: Mark | undefined): Way | undefined {
  const said = verb?.said ?? '';
  const isNot = isKeyword(not, 'without', 'none') || not.type === 'unknown';
  if (isKeyword(not, 'without') && IS_NOT.test(not.said))
    return SENT.test(said)
      ? 'sent'
      : isKeyword(verb, 'preposition') && THERE.test(said)
        ? 'there'
        : undefined;
  if (!isNot || !DID_NOT.test(not.said)) return undefined;
  return HAVE.test(said) ? 'had' : GO.test(said) ? 'gone' : undefined;
}

/** Of what goes somewhere how much was sent, of what is there the first number of the file. */
function numberOf(view: SourceView, way: Way): string | undefined {
  const sent = view.metricColumns.find((name) => SENDINGS.test(name));
  if (way === 'sent') return sent;
  if (way === 'there') return view.metricColumns[0];
  return (way === 'gone' ? sent : undefined) ?? usualMetric(view);
}

const isLink = (mark: Mark): boolean => isNoise(mark) || isKeyword(mark, 'preposition', 'and', 'or');

/** Days and names of other kinds than those that are asked for, and behind names perhaps what is counted of them. */
function areOfOthers(where: readonly Mark[], asked: readonly string[]): boolean {
  const names = where.filter((mark) => mark.type === 'members');
  const numbers = where.filter(({ type }) => type === 'metric');
  return (
    where.length > numbers.length &&
    numbers.length <= (names.length > 0 ? 1 : 0) &&
    names.every((name) => name === names[0] || areOfOneKind(name, names[0])) &&
    where.every(
      (mark) =>
        mark.type === 'time' ||
        mark.type === 'metric' ||
        (mark.type === 'members' && mark.candidates.every(({ dimension }) => !asked.includes(dimension))),
    )
  );
}
