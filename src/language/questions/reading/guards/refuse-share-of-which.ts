import { inWords } from '../in-words.ts';
import { type Mark, noiseMark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { refuseShareOfAnother } from './refuse-share-of-another.ts';

const isName = ({ type }: Mark): boolean => /^(?:members|path|text)$/.test(type);
/**
 * "The share of mobile sessions from paid search": of all sessions, or of those on mobile? One name narrows the number before it
 * is named and one behind, and nothing says which of them belong to the whole.
 */
export function refuseShareOfWhich(marks: readonly Mark[], reading: Reading): void {
  refuseShareOfAnother(marks, reading);
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
  if (share < 0 || metric < 0 || isAll || !narrowing.some(isName) || !behind.some(isName)) return;
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
  if (name === undefined || !isName(name) || own?.type !== 'metric' || other?.type !== 'metric') return;
  if (!isPlain || own.metric === other.metric) return;
  const behind = marks.slice(whole + 1).filter(({ type }) => type !== 'stop');
  const choices = [other, own]
    .map((number) => inWords([name, noiseMark('share of'), number, ...behind]))
    .map(asChoice);
  throw askedBack('share_of_which', choices);
}

/** "Share of single rides at the terminal", of a number that nobody names: of all of them, or of those at the terminal? */
function refuseOfNoNumber(said: readonly Mark[], metric: string): void {
  const names = said.flatMap((mark, at) => (isName(mark) ? [at] : []));
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
