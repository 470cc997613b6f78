import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { USUAL_COUNT } from '../../usual-count.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const COST = wholly(
  'how (?:many|much) (?<number>\\p{L}+(?: \\p{L}+)?) (?:did|has|have|does) (?:that|this|it|they|these|those)(?: all)? (?:cost|lose)(?: us| me)?',
);

/** "How many clicks did that cost us?" behind who lost places: their clicks together, in both times; what did what is not told by it. */
export function costOfMove(
  text: string,
  before: Reading,
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const number = COST.exec(text)?.groups?.['number'];
  const isOfMoves = before.shape === 'change' || before.moves.length > 0 || before.versus !== null;
  const isHeld =
    isOfMoves || before.periods.length === 2 || (before.rank !== null && before.rank.by !== 'value');
  if (number === undefined || !isHeld) return undefined;
  // Of a list that was cut nobody knows whether all of them are meant or those that were told
  if (before.rank?.count === null && (before.found?.members.length ?? 0) >= USUAL_COUNT)
    throw askedBack('points_back');
  const theirs = read(`their ${number}`);
  const isNamed = theirs?.filters.some(({ is, members }) => is === 'one_of' && members.length > 0) === true;
  if (theirs === undefined || theirs.dimensions.length !== 1 || !isNamed) return undefined;
  const together = {
    ...theirs,
    dimensions: [],
    rank: null,
    order: null,
    orderBy: null,
    moves: [],
    isTogether: true,
  };
  return toldAnew({ ...together, shape: 'change', versus: theirs.periods.length === 2 ? null : 'before' });
}
