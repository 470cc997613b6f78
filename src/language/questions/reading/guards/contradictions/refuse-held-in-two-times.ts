import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

const THAN = /\bthan$|^(?:beat|beats|outsell|outperform)$/i;

/**
 * "Did Lisbon bring more leads than Porto in Q3 and Q4?": one name is held against the other in each of the times, and not the second
 * time against the first.
 */
export function refuseHeldInTwoTimes(marks: readonly Mark[], { periods, isYesNo }: Reading): void {
  const [first = -1, second = -1] = marks.flatMap(({ type }, at) => (type === 'time' ? [at] : []));
  const isBeside = first >= 0 && second === first + 2 && isKeyword(marks[first + 1], 'and');
  const isThanName = marks.slice(0, Math.max(0, first)).some((mark, at) => {
    const lead = marks.slice(0, at).findLast(({ type }) => type !== 'noise');
    return mark.type === 'members' && THAN.test(lead?.said ?? '');
  });
  if (!isYesNo || periods.length < 2 || !isBeside || !isThanName) return;
  const without = (from: number, to: number): string =>
    inWords(marks.filter((_, at) => at < from || at > to));
  throw askedBack('held_in_two_times', [
    asChoice(without(first + 1, second)),
    asChoice(without(first, first + 1)),
  ]);
}
