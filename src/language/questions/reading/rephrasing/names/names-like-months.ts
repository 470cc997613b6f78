import type { SourceView } from '../../../data/source-view.ts';
import { monthOf } from '../../../dates/calendar-words.ts';
import type { Period } from '../../../dates/period.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';
import { partCandidate } from './part-candidate.ts';

const WITHIN = /^(?:in|during|over|within)$/i;
const RUNNING = /^(?:last|this|yesterday|today)\b/i;

/**
 * "April vs June in Q1", "Grace vs June in March" where April Dawson and June Carter are people of these data: beside the days that are
 * asked of, and beside another of them, a month that is none of those days is somebody's first name.
 */
export function namesLikeMonths(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  if (!marks.some((mark) => firstNames(mark, views).length > 0)) return marks;
  return marks.map((mark, at) => {
    const candidates = firstNames(mark, views);
    if (candidates.length === 0 || isInTime(marks, at)) return mark;
    const joined = joinedTo(marks, at);
    const isBesideName = joined.some(
      (one) => monthIn(one) === undefined && firstNames(one, views, true).length > 0,
    );
    const areMonths = joined.every((one) => firstNames(one, views).length > 0);
    const others = marks.filter(
      (one, place) => one !== mark && !joined.includes(one) && isTimeOfAll(marks, place),
    );
    const isOfOtherDays =
      areMonths &&
      others.length > 0 &&
      others.every((one) => [mark, ...joined].some((month) => !holds(one, month)));
    if (!isBesideName && !isOfOtherDays) return mark;
    return { type: 'members', candidates, said: mark.said, others: [], proper: true };
  });
}

/** The one person who is called so, by one word of a time or, where any word is asked about, of nothing known. */
function firstNames(mark: Mark, views: readonly SourceView[], isAny = false): readonly MemberCandidate[] {
  if (!isAny && monthIn(mark) === undefined) return [];
  if (isAny && !/^(?:unknown|members)$/.test(mark.type)) return [];
  const first = mark.said.toLowerCase();
  const found = views.flatMap((view) =>
    view.dimensionColumns.flatMap((dimension) =>
      view
        .membersOf(dimension)
        .filter(({ name }) => /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+$/u.test(name) && beginsWith(name, first))
        .map((one) => partCandidate(view, dimension, [one])),
    ),
  );
  return found.length === 1 ? found : [];
}

const beginsWith = (name: string, first: string): boolean =>
  name.toLowerCase().startsWith(`${first} `) || name.toLowerCase() === first;

/** 1 for January where the mark is the bare word of a month. */
const monthIn = (mark: Mark): number | undefined =>
  mark.type === 'time' ? monthOf(mark.said.toLowerCase()) : undefined;

const isJoint = (mark: Mark | undefined): boolean =>
  isKeyword(mark, 'versus', 'and', 'or') && mark?.said !== ',';

/** What stands on the other side of "vs", "and", "or", and so on. */
function joinedTo(marks: readonly Mark[], at: number): readonly Mark[] {
  const spoken = marks.filter((mark) => !isNoise(mark));
  const place = spoken.indexOf(marks[at] as Mark);
  return ([-1, 1] as const).flatMap((step) => {
    const side: Mark[] = [];
    for (let next = place; isJoint(spoken[next + step]); next += 2 * step) {
      const other = spoken[next + 2 * step];
      if (other === undefined) break;
      side.push(other);
    }
    return side;
  });
}

/** "In April", "since June", "last May" are times. */
const isInTime = (marks: readonly Mark[], at: number): boolean => {
  const before = marks[at - 1];
  return (
    /^(?:in|during|over|within|since|until|till|from|to|through|of|for|by|before|after|between|last|this|next|mid|early|late)$/i.test(
      before?.said ?? '',
    ) || before?.type === 'number'
  );
};

/** "… in March", "… last week": the days of the whole question, held against nothing. */
function isTimeOfAll(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  if (mark?.type !== 'time' || mark.time.type !== 'period') return false;
  const isWithin = WITHIN.test(marks[at - 1]?.said ?? '');
  const before = marks[at - (isWithin ? 2 : 1)];
  return (
    (isWithin || RUNNING.test(mark.said)) &&
    !isKeyword(before, 'versus', 'and', 'or', 'compare') &&
    !isKeyword(marks[at + 1], 'versus', 'and', 'or', 'compare')
  );
}

/** Whether the month may lie in these days, of whatever year. */
function holds(time: Mark, month: Mark): boolean {
  const place = monthIn(month);
  if (time.type !== 'time' || time.time.type !== 'period' || place === undefined) return false;
  return monthsOf(time.time.period).includes(place);
}

function monthsOf({ from, to }: Period): readonly number[] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  const count = Math.min(12, (last ?? 0) - (first ?? 0) + 1);
  return Array.from({ length: count }, (_, at) => (((first ?? 1) - 1 + at) % 12) + 1);
}
