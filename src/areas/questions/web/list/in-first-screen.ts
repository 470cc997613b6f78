import type { Question } from '../../contract.ts';

/** What a question takes at least, with its answer and with what is said in its place. */
const ANSWERED_PX = 200;
const OTHER_PX = 120;

/** The answered ones among those that may reach into a window of this height. */
export function inFirstScreen(questions: readonly Question[], height: number): readonly Question[] {
  let top = 0;
  const within = questions.filter(({ status }) => {
    const isWithin = top < height;
    top += status === 'answered' ? ANSWERED_PX : OTHER_PX;
    return isWithin;
  });
  return within.filter(({ status }) => status === 'answered');
}
