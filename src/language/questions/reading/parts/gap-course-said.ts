import { wordsOf } from '../../text/tokenize.ts';
import { GAP_COURSE_WORDS } from '../../vocabulary/gap-course-words.ts';
import { GapCourse } from '../gap.ts';
import type { Mark } from '../mark.ts';

/** By stems, as they are found: "gaps narrowing between" is one of them, too. */
const stems = (words: string): string => wordsOf(words).join(' ');

/** What a keyword of the kind `gap_course` asks of the two; undefined of words that are none of them. */
export const gapCourseSaid = ({ said }: Pick<Mark, 'said'>): GapCourse | undefined =>
  GapCourse.options.find((course) => stems(GAP_COURSE_WORDS[course]) === stems(said));
