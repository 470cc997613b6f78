import type { Mark } from '../mark.ts';
import { askedBack } from '../problem.ts';

/** A long question of a person has about forty words that say something. */
const MOST_SAYING = 100;

/** What is put in full says little more than it did: a text of so many is none of one question, and is not read to its end. */
export const MOST_MARKED = 2 * MOST_SAYING;

/** What a question says is weighed word against word: thousands of them would keep everybody else waiting. */
export function refuseTooLong(marks: readonly Mark[]): void {
  if (marks.filter(({ type }) => type !== 'noise' && type !== 'stop').length > MOST_SAYING)
    throw askedBack('too_long');
}
