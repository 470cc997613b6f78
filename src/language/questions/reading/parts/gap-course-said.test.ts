import { expect, test } from 'vitest';
import { GAP_COURSE_WORDS } from '../../vocabulary/gap-course-words.ts';
import { GapCourse } from '../gap.ts';
import { gapCourseSaid } from './gap-course-said.ts';

test.each(GapCourse.options)('%s is read by the words that it is put as', (course) => {
  expect(gapCourseSaid({ said: GAP_COURSE_WORDS[course] })).toBe(course);
});

test.each([
  ['Gaps narrowing between', 'narrowing'],
  ['the gap', undefined],
])('%s: %s', (said, course) => {
  expect(gapCourseSaid({ said })).toBe(course);
});
