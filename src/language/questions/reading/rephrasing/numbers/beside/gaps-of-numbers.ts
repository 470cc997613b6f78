import { keywordMark, type Mark } from '../../../mark.ts';
import { gapCourseSaid } from '../../../parts/gap-course-said.ts';
import { isKeyword } from '../../../piece.ts';
import { askedBack } from '../../../problem.ts';

/**
 * "Are hires gaining on breakages", "the difference between sales and refunds by month": of numbers that have no two names both courses
 * are told, and what one of them is less the other.
 * @throws NotAnswerable where it is asked how the gap of two numbers moved, which may count different things
 */
export function gapsOfNumbers(marks: readonly Mark[]): readonly Mark[] {
  const asking = marks.find((mark) => isKeyword(mark, 'gap_course'));
  const numbers = new Set(marks.flatMap((mark) => (mark.type === 'metric' ? [mark.metric] : [])));
  const isOfNames = marks.filter(({ type }) => type === 'members').length > 1;
  const course = asking && gapCourseSaid(asking);
  if (course === undefined || isOfNames || numbers.size < 2) return marks;
  if (/^(?:moved|narrowing|widening)$/.test(course)) throw askedBack('two_numbers');
  const isTold = course === 'told';
  return marks.map((mark) => {
    if (mark === asking)
      return isTold ? keywordMark('compare', 'difference between') : keywordMark('trend', 'trend of');
    return isTold && isKeyword(mark, 'versus') ? keywordMark('and', 'and') : mark;
  });
}
