import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

/** "Mobile sessions excluding mobile", "desktop sessions on mobile", "on weekends only on weekdays": nothing is both at once. */
export function refuseAgainstItself(marks: readonly Mark[], { filters, weekdays }: Reading): void {
  for (const [first, last] of pairsOf(marks)) {
    const [before, between, mark] = [marks[first] as Mark, marks.slice(first + 1, last), marks[last] as Mark];
    const choices = [without(marks, last), without(marks, first)].map(asChoice);
    if (isLeftOut(before, between, mark, filters)) throw askedBack('left_out_itself', choices);
    if (weekdays.length > 1 && isPartLeftOut(before, between, mark))
      throw askedBack('part_of_weekdays', choices);
    if (areApart(before, between, mark, filters)) throw askedBack('both_at_once', choices);
  }
}

/** Places of two names or two weekdays, one behind the other. */
const pairsOf = (marks: readonly Mark[]): readonly (readonly [number, number])[] =>
  marks.flatMap((mark, last) =>
    marks
      .slice(0, last)
      .flatMap(({ type }, first): (readonly [number, number])[] =>
        type === mark.type && /^(?:members|time)$/.test(type) ? [[first, last]] : [],
      ),
  );

/** "At weekends excluding Saturdays" are Sundays, and not weekends beside all other days. */
const isPartLeftOut = (before: Mark, between: readonly Mark[], mark: Mark): boolean =>
  isDays(before) &&
  isDays(mark) &&
  isLeft(between) &&
  !between.some(joins) &&
  mark.time.days.every((day) => before.time.days.includes(day));

const isLeft = (between: readonly Mark[]): boolean => between.some((one) => isKeyword(one, 'without'));

/** What is asked for stands before what is left out, and is the same. */
function isLeftOut(before: Mark, between: readonly Mark[], mark: Mark, filters: Reading['filters']): boolean {
  if (!isLeft(between) || between.some(joins)) return false;
  if (isDays(before) && isDays(mark)) return before.time.days.join() === mark.time.days.join();
  const kind = kindOf(before, filters, 'one_of');
  const [names, others] = [namesOf(kind, filters, 'one_of'), namesOf(kind, filters, 'none_of')];
  const isSame = kind !== undefined && kind === kindOf(mark, filters, 'none_of');
  return isSame && names.length > 0 && names.every((name) => others.includes(name));
}

/** Two names of one kind, the second of which says where the first one was, and no word that puts both together. */
function areApart(before: Mark, between: readonly Mark[], mark: Mark, filters: Reading['filters']): boolean {
  if (isDays(before) && isDays(mark)) {
    const { days } = mark.time;
    const isOnly = between.length > 0 && between.every((one) => isKeyword(one, 'only', 'preposition'));
    return isOnly && !before.time.days.some((day) => days.includes(day));
  }
  const isWithin =
    /^(?:in|on|from|at|within|inside|came)$/i.test(between.findLast((one) => !isThe(one))?.said ?? '') &&
    between.every(
      (one) => /^(?:metric|members)$/.test(one.type) || isKeyword(one, 'preposition') || isArticle(one),
    );
  const kind = kindOf(before, filters, 'one_of');
  const isSame = said(before) === said(mark);
  return isWithin && !isSame && kind !== undefined && kind === kindOf(mark, filters, 'one_of');
}

const said = (mark: Mark): string => mark.said.toLowerCase();

/** "The share of Vienna in Salzburg bookings" is said as that of Salzburg bookings that came from Vienna. */
const isArticle = (mark: Mark): boolean => mark.type === 'noise' && /^(?:the|our|came)$/i.test(mark.said);

const isThe = (mark: Mark): boolean => /^(?:the|our)$/i.test(mark.said);

const joins = (mark: Mark): boolean =>
  isKeyword(mark, 'and', 'or', 'versus', 'compare') || mark.said === ',' || mark.type === 'stop';

type Days = Mark & { type: 'time'; time: { type: 'weekdays' } };

const isDays = (mark: Mark): mark is Days => mark.type === 'time' && mark.time.type === 'weekdays';

/** The kind that a name is kept by so. */
const kindOf = (mark: Mark, filters: Reading['filters'], is: 'one_of' | 'none_of'): string | undefined =>
  mark.type !== 'members'
    ? undefined
    : mark.candidates.find(({ dimension, members }) =>
        members.some((name) => namesOf(dimension, filters, is).includes(name)),
      )?.dimension;

const namesOf = (kind: string | undefined, filters: Reading['filters'], is: 'one_of' | 'none_of') =>
  filters
    .filter((one) => one.dimension === kind && one.is === is && one.isWhole !== true)
    .flatMap(({ members }) => members);

/** The question without the mark and the word that puts it there. */
function without(marks: readonly Mark[], at: number): string {
  const isPlaced = (mark: Mark | undefined): boolean => isKeyword(mark, 'preposition', 'without', 'only');
  let from = at;
  while (isPlaced(marks[from - 1])) from--;
  let end = at + 1;
  if (from === at && marks[end + 1]?.type === 'members') while (isPlaced(marks[end])) end++;
  const left = [...marks.slice(0, from), ...marks.slice(end)];
  return inWords(left.filter(({ said }) => !/^came$/i.test(said))).trim();
}
