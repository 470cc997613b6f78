import { type Mark, noiseMark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

/**
 * "Over Christmas (Dec 24–26)", "Giving Tuesday (December 3, 2024)", "during Oktoberfest (19 Sep – 4 Oct)": the days stand
 * behind their name, and the name says nothing more.
 */
export function namedByTheirDays(marks: readonly Mark[]): readonly Mark[] {
  const open = marks.findIndex((mark, at) => mark.said === '(' && isPeriod(marks[at + 1]));
  if (open < 1 || marks[open + 2]?.said !== ')') return marks;
  let first = open;
  while (first > 0 && isPartOfName(marks, first - 1)) first--;
  const name = marks.slice(first, open);
  const lead = marks[first - 1];
  if (!isNameOfDays(name, lead) || !isOnlyTime(marks, first, open)) return marks;
  const from = isKeyword(lead, 'over', 'preposition') ? first - 1 : first;
  return marks.map((mark, at) =>
    at >= from && at <= open + 2 && at !== open + 1 ? noiseMark(mark.said) : mark,
  );
}

/** "During Oktoberfest" is a time, "from Narnia" a place, "of whales" a thing; a feast, a day and a week with a name are times. */
const isNameOfDays = (name: readonly Mark[], lead: Mark | undefined): boolean =>
  name.some(isFeast) ||
  (name.some(({ type }) => type === 'unknown') &&
    (name.some((mark) => mark.type !== 'unknown' && mark.type !== 'noise') ||
      /^(?:during|over|around|throughout)(?: the)?$/i.test(lead?.said ?? '')));

const isPeriod = (mark: Mark | undefined): boolean => mark?.type === 'time' && mark.time.type === 'period';

const isFeast = (mark: Mark): boolean => mark.type === 'time' && mark.time.type === 'feast';

/** "Presidents' Day weekend", "the run-up to Christmas", "Black Friday weekend 2025" */
function isPartOfName(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  if (mark === undefined) return false;
  if (mark.type === 'unknown' || mark.type === 'unit' || isFeast(mark)) return true;
  if (isPeriod(mark)) return /^(?:\p{L}+day|weekend|week|(?:19|20)\d\d)$/iu.test(mark.said);
  if (mark.type === 'noise') return /^(?:the|our|a|'|’|-|–|day|of)$/i.test(mark.said);
  // "The run-up to"
  return isKeyword(mark, 'at_most') && /^up to$/i.test(mark.said) && /^run$/i.test(marks[at - 1]?.said ?? '');
}

/** No other days are named: these are the ones that are meant. */
const isOnlyTime = (marks: readonly Mark[], first: number, open: number): boolean =>
  marks.every((mark, at) => mark.type !== 'time' || (at >= first && at <= open + 1));
