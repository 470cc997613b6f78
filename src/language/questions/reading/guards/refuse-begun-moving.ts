import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isMove } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { refuseMovedSince } from './refuse-moved-since.ts';

const WHEN = /^(?:and |so )?(?:(?:since )?when|(?:in |on |since )?(?:what|which) (?:day|week|month|date))\b/i;
const BEGIN = /^(?:starts?|started|starting|begins?|began|begun|beginning)$/i;

/** "When did revenue start to fall?": of a course that goes up and down every week no row says where its fall began. */
export function refuseBegunMoving(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  refuseMovedSince(marks, reading, view);
  const text = marks.map(({ said }) => said).join(' ');
  if (!WHEN.test(text)) return;
  const begin = marks.findIndex(({ said }) => BEGIN.test(said));
  const moves = marks.slice(begin + 1).some(isMove);
  const isSinceWhen =
    /^(?:and |so )?since when\b/i.test(text) && marks.some((mark) => isKeyword(mark, 'gain', 'loss'));
  if ((begin >= 0 && moves) || isSinceWhen || isWhenItMoved(text, marks, reading))
    throw askedBack(marks.some((mark) => isKeyword(mark, 'loss')) ? 'begun_falling' : 'begun_moving');
}

/** "When did roses drop?", "when did sessions take off?": neither the first day below a limit nor the day of the largest fall. */
const isWhenItMoved = (
  text: string,
  marks: readonly Mark[],
  { intent, limits, rank, grain, isStepwise, endOfTime }: Reading,
): boolean =>
  /^(?:and |so )?when (?:did|do|does|has|have)\b/i.test(text) &&
  marks.some((mark) => isKeyword(mark, 'gain', 'loss')) &&
  !marks.some(({ said }) => /^last$/i.test(said)) &&
  intent === 'numbers' &&
  grain === 'day' &&
  limits.length === 0 &&
  rank === null &&
  endOfTime === null &&
  !isStepwise;
