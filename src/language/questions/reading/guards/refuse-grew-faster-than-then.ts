import { allBefore, type Period } from '../../dates/period.ts';
import { isComparative } from '../../vocabulary/moving-words.ts';
import { periodAsked } from '../../wording/as-question-when.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isLight, isMove } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const FASTER =
  '(?:faster|quicker|slower|more|less|stronger|harder)(?: (?:quickly|rapidly|slowly|strongly|steeply))?';
const THAN = 'than(?: in| on| during)?';
const MORE = new RegExp(`^${FASTER}(?: ${THAN})?$`, 'i');
const TO_THEN = new RegExp(`^(?:${FASTER} )?${THAN}$`, 'i');

/**
 * "Which hotels grew faster in September than in August?" holds the growth of one month against that of another, and the growth of
 * September is told where nobody stops it.
 * @throws NotAnswerable with the growth of each of the two times
 */
export function refuseGrewFasterThanThen(marks: readonly Mark[], { periods, versus }: Reading): void {
  const verb = marks.findIndex((mark) => isMove(mark) && !isComparative(mark));
  const more = next(marks, verb);
  if (verb < 0 || !MORE.test(marks[more]?.said ?? '')) return;
  const than = marks.findIndex(({ said }, at) => at >= more && TO_THEN.test(said));
  if (than < 0 || marks[next(marks, than)]?.type !== 'time') return;
  const core = inWords(withoutTimes(marks).filter((mark) => mark !== marks[more] && mark !== marks[than]));
  throw askedBack(
    'grew_faster_than_then',
    timesOf(periods, versus).map((period) => asChoice(`${core} ${periodAsked(period)}`)),
  );
}

const next = (marks: readonly Mark[], at: number): number =>
  at < 0 ? -1 : marks.findIndex((mark, place) => place > at && !isLight(mark));

const withoutTimes = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter(
    (mark, at) =>
      mark.type !== 'time' &&
      mark.type !== 'stop' &&
      !/^[?.!]+$/.test(mark.said) &&
      !(isKeyword(mark, 'preposition') && marks[at + 1]?.type === 'time'),
  );

function timesOf(periods: readonly Period[], versus: Reading['versus']): readonly Period[] {
  const [first, ...others] = periods;
  return first === undefined || others.length > 0 || versus !== 'before'
    ? periods
    : [first, allBefore(first)];
}
