import { wordsOf } from '../../text/tokenize.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';

/**
 * "How many web orders" where an outlet is called so and no other number is named: its orders, whatever else the file counts first. How all
 * of it went, and names that are held against each other, are asked for without a number.
 * @param alone what a word means by itself
 * @param isCounted of a number that the data hold
 */
export function numberInName(
  marks: readonly Mark[],
  alone: (word: string) => readonly Mark[],
  isCounted: (metric: string) => boolean,
): readonly Mark[] {
  const names = marks.filter(({ type }) => type === 'members');
  if (names.length === 0 || marks.some((mark) => mark.type === 'metric' || isKeyword(mark, 'overview')))
    return marks;
  const [found, ...others] = names.flatMap((mark) => {
    const number = numberOf(mark, alone);
    return number !== undefined && isCounted(number.metric) ? [{ mark, number }] : [];
  });
  const isAgainst = names.length > 1 && marks.some((mark) => isKeyword(mark, 'versus', 'compare', 'or'));
  if (found === undefined || others.length > 0 || isAgainst) return marks;
  return marks.flatMap((mark) => (mark === found.mark ? [found.number, mark] : [mark]));
}

/** What the last word of a whole name counts: the orders of Web orders. */
function numberOf(mark: Mark, alone: (word: string) => readonly Mark[]) {
  if (mark.type !== 'members' || mark.candidates.some(({ how }) => how !== 'name')) return undefined;
  const words = wordsOf(mark.said);
  const said = mark.said
    .trim()
    .split(/[\s_-]+/)
    .at(-1);
  if (words.length < 2 || said === undefined) return undefined;
  const [number, ...rest] = alone(said);
  return number?.type === 'metric' && rest.length === 0 ? number : undefined;
}
