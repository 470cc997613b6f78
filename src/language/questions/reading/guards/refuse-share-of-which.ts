import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { inWords } from '../in-words.ts';
import { type Mark, noiseMark } from '../mark.ts';
import { begunOf } from '../marking/rate-of-fates.ts';
import { isKeyword, isNamed, isNoise } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/**
 * "The share of mobile sessions from paid search": of all sessions, or of those on mobile? One name narrows the number before it
 * is named and one behind, and nothing says which of them belong to the whole.
 */
export function refuseShareOfWhich(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  refuseShareOfDoneBy(marks, reading, view);
  const { shape, dimensions, filters, rank, metrics } = reading;
  if (shape === 'share' && dimensions.length > 0) refuseOfAnotherNumber(marks);
  const isTold = filters.length < 2 || filters.some(({ isWhole, isPart }) => (isWhole ?? isPart) === true);
  if (shape !== 'share' || dimensions.length > 0 || rank !== null || isTold) return;
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const metric = marks.findIndex(({ type }, at) => at > share && type === 'metric');
  if (share >= 0 && metric < 0) refuseOfNoNumber(marks.slice(share), metrics[0] ?? '');
  const narrowing = marks.slice(share + 1, Math.max(share + 1, metric));
  const behind = marks.slice(metric + 1).filter(({ type }) => type !== 'stop');
  const isAll = marks.some((mark) => isKeyword(mark, 'total'));
  if (share < 0 || metric < 0 || isAll || !narrowing.some(isNamed) || !behind.some(isNamed)) return;
  const [lead, number] = [marks.slice(0, share + 1), marks[metric] as Mark];
  const choices = [
    [...lead, ...narrowing, number, noiseMark('came'), ...behind],
    [...lead, noiseMark('all'), number, noiseMark('came from'), ...narrowing, ...behind],
  ].map((said) => ({ label: inWords(said), question: inWords(said) }));
  throw askedBack('share_of_which', choices);
}

/** "Member tickets share of admissions per site": one number is no part of another, so it is the share of members of one of both. */
function refuseOfAnotherNumber(marks: readonly Mark[]): void {
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const [name, own] = [marks[share - 2], marks[share - 1]];
  const whole = marks.findIndex(({ type }, at) => at > share && type === 'metric');
  const isPlain = marks.slice(share + 1, Math.max(share + 1, whole)).every(({ type }) => type === 'noise');
  const other = marks[whole];
  if (name === undefined || !isNamed(name) || own?.type !== 'metric' || other?.type !== 'metric') return;
  if (!isPlain || own.metric === other.metric) return;
  const behind = marks.slice(whole + 1).filter(({ type }) => type !== 'stop');
  const choices = [other, own]
    .map((number) => inWords([name, noiseMark('share of'), number, ...behind]))
    .map(asChoice);
  throw askedBack('share_of_which', choices);
}

/** "Share of single rides at the terminal", of a number that nobody names: of all of them, or of those at the terminal? */
function refuseOfNoNumber(said: readonly Mark[], metric: string): void {
  const names = said.flatMap((mark, at) => (isNamed(mark) ? [at] : []));
  const [first, second] = names;
  if (first === undefined || second === undefined || names.length > 2) return;
  const between = said.slice(first + 1, second);
  // "Mobile and tablet", "mobile vs desktop" are parts beside each other
  const isWithin = between.some((mark) => isKeyword(mark, 'preposition')) && !between.some(isJoint);
  if (!isWithin) return;
  const part = inWords(said.slice(1, first + 1));
  const whole = inWords(said.slice(first + 1).filter(({ type }) => type !== 'stop'));
  const number = metric.replaceAll('_', ' ');
  const choices = [`share of ${number} ${whole} that came from ${part}`, `${number} of ${part} ${whole}`].map(
    asChoice,
  );
  throw askedBack('share_of_which', choices);
}

const isJoint = (mark: Mark): boolean => isKeyword(mark, 'and', 'or', 'versus', 'without');

/** "Share of cancelled orders by city": which part of each city's orders was cancelled, or how the cancelled ones spread. */
function refuseShareOfDoneBy(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const { shape, dimensions, filters } = reading;
  if (shape !== 'share' || dimensions.length === 0 || filters.length > 0) return;
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const [of, by] = marks.slice(share + 1).filter((mark) => !isNoise(mark));
  if (share < 0 || of?.type !== 'metric' || by === undefined || !isKeyword(by, 'by')) return;
  const [, things] = /^\p{L}+[^e]ed (\p{L}+)$/iu.exec(of.said) ?? [];
  if (things === undefined) return;
  const under =
    view.metricColumns.find(
      (column) => column !== of.metric && wordsOf(column).join() === wordsOf(things).join(),
    ) ?? begunOf(of.metric, view.metricColumns);
  const [part, whole] = [of.metric, under ?? ''].map((column) => askMetric(view, column)?.noun);
  if (part === undefined || whole === undefined) return;
  const behind = marks.slice(marks.indexOf(by)).filter(({ type }) => type !== 'stop');
  const choices = [`${part} per ${singular(whole)}`, `share of all ${part}`]
    .map((said) => inWords([noiseMark(said), ...behind]))
    .map(asChoice);
  throw askedBack('share_of_which', choices);
}
