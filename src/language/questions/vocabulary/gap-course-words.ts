import type { GapCourse } from '../reading/gap.ts';

/** What each course of a gap is put as in full (`in-full/two/`) and read by: nobody says it in these words, and nothing else is said by them. */
export const GAP_COURSE_WORDS: Readonly<Record<GapCourse, string>> = {
  told: 'course of the gap between',
  moved: 'gap moving between',
  narrowing: 'gap narrowing between',
  widening: 'gap widening between',
  gaining: 'former gaining on the latter',
  losing: 'former losing ground to the latter',
  leaving: 'former pulling away from the latter',
  trailing: 'former falling behind the latter',
};
