import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isNoise } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { wholesOf } from '../rephrasing/numbers/rates/own-rates.ts';
import { isOfThem, limitOfRows } from '../rephrasing/numbers/shares/shares-within-rows.ts';
import { refuseUnheard } from './heard/refuse-unknown.ts';
import { refuseShareDoneTo } from './refuse-share-done-to.ts';

const MOST = 3;
const STEM = 3;
const PEOPLE = /(?:ors|ers|ees|people|persons|guests|patients|clients|students)$/;
const DOING = /^(\p{L}+) (?:who|that) /iu;

/**
 * "Share of visitors who donate, by medium", "share of culled shells in what we lifted": one number over another, and no share that a
 * medium has of the donations. Which two is asked.
 */
export function refuseShareWithinRows(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  if (reading.shape !== 'share') return;
  refuseShareDoneTo(marks, reading, view);
  const limit = limitOfRows(marks);
  if (limit >= 0) askOfLimit(marks, limit, view);
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const places = marks.flatMap(({ type }, at) => (type === 'metric' && at > share ? [at] : []));
  const [first = -1, second] = places;
  if (share < 0 || first < 0) return;
  const isDone = DOING.test(marks[first]?.said ?? '') || isOfThem(marks, share, first);
  if (isDone) ask(marks, share, first, view);
  const who = doingUnknown(marks, first);
  if (who >= 0) refuseUnheard(marks.slice(who, who + 2), marks);
  if (second !== undefined && reading.metrics.length > 1 && isOneOfOther(marks, first, second))
    askOfTwo(marks, share, [first, second], view);
}

/** "Share of donors who give monthly": nothing counts who does so. "Who came from Italy" goes on with what is known. */
function doingUnknown(marks: readonly Mark[], metric: number): number {
  const who = metric + 1;
  const [verb, behind] = [marks[who + 1], marks[who + 2]];
  const isOpen =
    behind === undefined ||
    /^(?:grain|unit|time|stop)$/.test(behind.type) ||
    isKeyword(behind, 'by') ||
    /^[,.;]$/.test(behind.said);
  const isVerb =
    isNoise(verb) &&
    !/^(?:we|are|were|is|was|do|did|have|had|came|come|visit|visited|happen(?:s|ed)?|occur(?:s|red)?|fall|fell|took|take)$/i.test(
      verb?.said ?? '',
    );
  return /^(?:who|that)$/i.test(marks[who]?.said ?? '') && isVerb && verb !== undefined && isOpen ? who : -1;
}

/** Nothing between them makes them two: "share of bookings and revenue". */
function isOneOfOther(marks: readonly Mark[], first: number, second: number): boolean {
  const [a, b] = [marks[first], marks[second]];
  const isJoined = marks
    .slice(first + 1, second)
    .some((mark) => !isNoise(mark) && !isKeyword(mark, 'preposition') && mark.type !== 'metric');
  const isListed = marks.slice(first + 1, second).some(({ said }) => /^[,;]$/.test(said));
  return a?.type === 'metric' && b?.type === 'metric' && a.metric !== b.metric && !isJoined && !isListed;
}

/** Who does it, by each number that it can be one of. */
function ask(marks: readonly Mark[], share: number, at: number, view: SourceView): never {
  const mark = marks[at] as Mark & { type: 'metric' };
  const of = namesBetween(marks, share, at);
  const lead = inWords(marks.slice(0, share));
  refuse(ratiosOf(mark.metric, view), view, (ratio) => [lead, ratio, of, inWords(marks.slice(at + 1))]);
}

/** "Channels with more than 10 % bookings": of their own visits, or of all bookings? */
function askOfLimit(marks: readonly Mark[], number: number, view: SourceView): never {
  const metric = marks[number + 1] as Mark & { type: 'metric' };
  const who = inWords(marks.slice(0, number - 1)).replace(
    / (?:with|having|that (?:have|had|get|got)|have|had)$/i,
    '',
  );
  const behind = inWords(marks.slice(number + 2));
  const whole = `${inWords(marks.slice(0, number + 1))} of the ${metric.said} ${behind}`.trim();
  refuse(ratiosOf(metric.metric, view), view, (ratio) => [who, 'by', ratio, behind], [whole]);
}

/** Who gave counts people where gifts count what they gave: both are told of those who came. */
function ratiosOf(metric: string, view: SourceView): readonly (readonly [part: string, whole: string])[] {
  const column = view.columnOf(metric) ?? metric;
  const wholes = wholesIn(view, column);
  const doers = view.metricColumns.filter(
    (one) =>
      one !== column && one.slice(0, STEM) === column.slice(0, STEM) && wholesOf(one, view).includes(column),
  );
  return [...doers.filter((one) => PEOPLE.test(one)), column].flatMap((part) =>
    wholes.map((whole) => [part, whole] as const),
  );
}

function askOfTwo(
  marks: readonly Mark[],
  share: number,
  [a, b]: readonly [number, number],
  view: SourceView,
): never {
  const [first, second] = [a, b].map((at) => {
    const { metric } = marks[at] as Mark & { type: 'metric' };
    return view.columnOf(metric) ?? metric;
  }) as [string, string];
  const isFirstWhole = wholesOf(second, view).includes(first) || !wholesOf(first, view).includes(second);
  const [part, whole] = isFirstWhole ? [second, first] : [first, second];
  const others = wholesIn(view, part).filter((one) => one !== whole);
  const ratios = [whole, ...others].map((one) => [part, one] as const);
  // "Return late" are two words of one
  const rest = marks.slice(b + 1).filter(({ type }, at) => at > 0 || type !== 'metric');
  refuse(ratios, view, (ratio) => [
    inWords(marks.slice(0, share)),
    ratio,
    namesBetween(marks, share, a),
    inWords(rest),
  ]);
}

/** "Of urgent": names that narrow what the share is of. */
function namesBetween(marks: readonly Mark[], share: number, metric: number): string {
  const names = marks.slice(share, metric).filter(({ type }) => type === 'members');
  return names.length === 0 ? '' : `of ${names.map(({ said }) => said).join(' ')}`;
}

/** What a number is never more than; visits and visitors where the rows say nothing. */
function wholesIn(view: SourceView, column: string): readonly string[] {
  const own = wholesOf(column, view);
  const visits = ['sessions', 'users'].flatMap((name) => view.columnOf(name) ?? []);
  const came = visits.filter((one) => own.includes(one) || own.length === 0);
  return came.length > 0 ? came : own;
}

function refuse(
  ratios: readonly (readonly [part: string, whole: string])[],
  view: SourceView,
  question: (ratio: string) => readonly string[],
  others: readonly string[] = [],
): never {
  const nounOf = (column: string): string => askMetric(view, column)?.noun ?? column.replaceAll('_', ' ');
  const questions = ratios.slice(0, MOST).map(([part, whole]) => {
    return question(`${nounOf(part)} per ${singular(nounOf(whole))}`)
      .filter((words) => words !== '')
      .join(' ')
      .replaceAll(/^what (?=.* per )| ,|[?!. ]+$/gi, '');
  });
  const choices = [...questions, ...others].map(asChoice);
  throw askedBack('share_within', choices);
}
