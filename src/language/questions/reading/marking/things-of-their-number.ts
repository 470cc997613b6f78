import type { Mark } from '../mark.ts';
import { isKeyword, isPlural, isRank } from '../piece.ts';

/** "Most items sold" may be of a day; what is the top of several things is one of them. */
const OF_THINGS = /^(?:top|best|worst|bottom|leading)$/i;

/**
 * "Top 10 items sold", "which 3 items sold best" where items are told apart and items sold are counted: the name of the number has swallowed whose place it
 * is, and stands for both. "The best items sold day" is a day.
 * @param alone what a word means by itself
 */
export function thingsOfTheirNumber(
  marks: readonly Mark[],
  alone: (word: string) => readonly Mark[],
): readonly Mark[] {
  return marks.flatMap((mark, at) => {
    const isCounted = marks[at - 1]?.type === 'number';
    const before = isCounted ? marks[at - 2] : marks[at - 1];
    const [, things, done] = /^(\S+) (.+)$/.exec(mark.said) ?? [];
    const isPlace = isCounted
      ? isRank(before) || isKeyword(before, 'which')
      : isRank(before) && OF_THINGS.test(before?.said ?? '');
    const isOfOther = /^(?:dimension|unit)$/.test(marks[at + 1]?.type ?? '');
    if (mark.type !== 'metric' || !isPlace || isOfOther || things === undefined || done === undefined)
      return [mark];
    const kind = isPlural(things) ? kindOf(alone(things)) : undefined;
    return kind === undefined
      ? [mark]
      : [
          { ...kind, said: things, others: [], proper: mark.proper },
          { ...mark, said: done, others: [] },
        ];
  });
}

/** "Tickets" may be their number, and their kinds as well. */
function kindOf([mark, second]: readonly Mark[]) {
  if (mark === undefined || second !== undefined) return undefined;
  return [mark, ...mark.others].flatMap((one) =>
    one.type === 'dimension' ? [{ type: one.type, dimensions: one.dimensions }] : [],
  )[0];
}
