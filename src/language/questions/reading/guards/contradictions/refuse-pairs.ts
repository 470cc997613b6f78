import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

const EACH_ITS_OWN = /^respectively$/i;

/** The places of those that one list names. */
type List = readonly number[];

/**
 * "Sessions of Direct and Email in India and Germany respectively" goes through two lists side by side, where a table would tell all of the
 * one with all of the other.
 * @throws NotAnswerable with each pair as a question of its own
 */
export function refusePairs(marks: readonly Mark[]): void {
  if (!marks.some(({ said }) => EACH_ITS_OWN.test(said))) return;
  const lists = listsIn(marks);
  const [first, second] = lists;
  if (first === undefined || second === undefined) return;
  const areEven = lists.every(({ length }) => length === first.length);
  throw askedBack(
    'not_at_once',
    areEven ? first.map((_, place) => asChoice(pairAt(marks, lists, place))) : [],
  );
}

const isItem = ({ type }: Mark): boolean => /^(?:metric|members|path|text|time)$/.test(type);

const isJoint = (mark: Mark): boolean =>
  isKeyword(mark, 'and', 'follow_on') || /^(?:and|&|,)$/i.test(mark.said);

/** Things of one kind that an "and" or a comma joins, with no more than a preposition between. */
function listsIn(marks: readonly Mark[]): readonly List[] {
  const lists: number[][] = [];
  let isJoined = false;
  for (const [at, mark] of marks.entries()) {
    if (isJoint(mark)) isJoined = true;
    else if (isItem(mark)) {
      const list = lists.at(-1);
      const last = marks[list?.at(-1) ?? -1];
      if (isJoined && list !== undefined && last?.type === mark.type) list.push(at);
      else lists.push([at]);
      isJoined = false;
    } else if (!(isNoise(mark) || isKeyword(mark, 'preposition'))) isJoined = false;
  }
  return lists.filter(({ length }) => length > 1);
}

/** The question with one of each list. */
function pairAt(marks: readonly Mark[], lists: readonly List[], place: number): string {
  const isOut = (at: number): boolean =>
    lists.some((list) => {
      const [first = 0] = list;
      return at >= first && at <= (list.at(-1) ?? first) && at !== list[place];
    });
  return inWords(marks.filter(({ said }, at) => !isOut(at) && !EACH_ITS_OWN.test(said)));
}
