import type { Mark } from '../mark.ts';
import { askedBack } from '../problem.ts';

const TELLER = /^(?:we|our|our \p{L}+|i|my|they|google)$/iu;

/**
 * "We only sell in Germany since March 6. How many orders last week?": whether a name or a day that is told of before the
 * question limits it is not known; read together, two stretches of time would be compared.
 */
export function refuseToldAside(marks: readonly Mark[]): void {
  const end = marks.findIndex(({ type, said }) => type === 'stop' && /^[.!;]$/.test(said));
  if (end < 0) return;
  const told = marks.slice(0, end);
  const asked = marks.slice(end + 1);
  const isTold = TELLER.test(told.find(({ said }) => !/^[,\s]$/.test(said))?.said ?? '');
  const names = (among: readonly Mark[], type: Mark['type']): boolean =>
    among.some((mark) => mark.type === type);
  // "The Tuesday before" is told from the day of the story.
  const isOwnTime = asked.some(
    ({ type, said }) => type === 'time' && !/\b(?:before|after|prior)\b/i.test(said),
  );
  const isLimit = names(told, 'time') && isOwnTime;
  if (isTold && isLimit && names(asked, 'metric')) throw askedBack('which_part');
}
