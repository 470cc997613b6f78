import { weekdayNames, weekdayOf } from '../../../dates/calendar-words.ts';
import { lengthOf } from '../../../dates/period.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isLight, isPeriod, isRank } from '../../piece.ts';

/**
 * "Saturday revenue in October", "Saturday bookings by month", "revenue on Saturday only": all Saturdays, and not the last one
 * beside another time. Where it is held against something ("Saturday against October") it stays the last one.
 */
export function weekdaysWithin(marks: readonly Mark[]): readonly Mark[] {
  const bare = marks.flatMap((_, at) => (isBareWeekday(marks, at) ? [at] : []));
  if (bare.length === 0) return marks;
  const sides = sidesOf(marks);
  const isWithin = bare.some((at) => {
    const side = sides.find(([from, to]) => at >= from && at < to) ?? [0, marks.length];
    return (
      !isOneOfThem(marks, at) &&
      !isRankedItself(marks, at) &&
      marks.slice(...side).some((_, place) => isOfWeeks(marks, side[0] + place))
    );
  });
  const isOnly = bare.length === 1 && !marks.some((mark, at) => isPeriod(mark) && !bare.includes(at));
  return marks.map((mark, at) =>
    bare.includes(at) && (isWithin || (isOnly && isSaidAlone(marks, at))) ? asEachWeek(mark) : mark,
  );
}

/** "Saturday", "the Sat": no date, and nothing that says which one it is. */
function isBareWeekday(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  return (
    mark?.type === 'time' &&
    mark.time.type === 'period' &&
    mark.time.period.reading === 'most_recent' &&
    weekdayOf(weekdaySaid(mark)) !== undefined &&
    !/^(?:this|that|past|coming|next|last|same|before|after)$/i.test(marks[at - 1]?.said ?? '')
  );
}

const weekdaySaid = ({ said }: Mark): string => said.toLowerCase().replace(/^the /, '');

/** "For the Saturday in October" is one of several; "the Saturday revenue in October" is not. */
const isOneOfThem = (marks: readonly Mark[], at: number): boolean => {
  const next = marks[at + 1];
  return /^the /i.test(marks[at]?.said ?? '') && (next === undefined || isKeyword(next, 'preposition'));
};

/** "Is Saturday our best day in October?" asks for the place of a weekday, and not for the best of all Saturdays. */
const isRankedItself = (marks: readonly Mark[], at: number): boolean =>
  at === 1 && /^(?:is|was)$/i.test(marks[0]?.said ?? '') && marks.slice(at).some(isRank);

/** A stretch of weeks, or a course of them: "in October", "by month", "which month". */
function isOfWeeks(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  if (mark?.type === 'time' && mark.time.type === 'period') {
    const { period } = mark.time;
    return (period.unit !== 'day' && period.unit !== 'range') || lengthOf(period) >= 7;
  }
  if (mark?.type === 'grain') return /^(?:week|month|quarter|year)$/.test(mark.grain);
  return (
    mark?.type === 'unit' &&
    /^(?:week|month|quarter|year)$/.test(mark.unit) &&
    marks.slice(0, at).some((one) => isKeyword(one, 'which') || isRank(one))
  );
}

/** What is held against each other: the stretches between the words that hold, first and last place of each. */
function sidesOf(marks: readonly Mark[]): readonly (readonly [from: number, to: number])[] {
  const isCompared = marks.some((mark) => isKeyword(mark, 'compare', 'gain', 'loss', 'change'));
  const joints = marks.flatMap((mark, at) => {
    const isHeld = isKeyword(mark, 'versus', 'compare') || mark.type === 'stop';
    const isFromTo = isCompared && /^(?:with|to|from)(?: the)?$/i.test(mark.said);
    const isAnd = isKeyword(mark, 'and', 'or') || (isKeyword(mark, 'follow_on') && /^and\b/i.test(mark.said));
    const isJoined = isAnd && isOtherTime(marks, at);
    return isHeld || isFromTo || isJoined ? [at] : [];
  });
  return [-1, ...joints].map((joint, place) => [joint + 1, joints[place] ?? marks.length] as const);
}

/** "On Saturday and in October": two times side by side; "Saturday and Sunday" are days of the same weeks. */
function isOtherTime(marks: readonly Mark[], at: number): boolean {
  const before = marks.slice(0, at).findLastIndex((mark) => !isLight(mark));
  const behind = at + 1 + marks.slice(at + 1).findIndex((mark) => !isLight(mark));
  return (
    isPeriod(marks[before]) &&
    isPeriod(marks[behind]) &&
    !(isBareWeekday(marks, before) && isBareWeekday(marks, behind))
  );
}

/** "Saturday only", "only on Saturday" */
const isSaidAlone = (marks: readonly Mark[], at: number): boolean => {
  const lead = isLight(marks[at - 1]) ? marks[at - 2] : marks[at - 1];
  return isKeyword(lead, 'only') || isKeyword(marks[at + 1], 'only');
};

function asEachWeek(mark: Mark): Mark {
  const word = weekdaySaid(mark);
  const day = weekdayOf(word) ?? 0;
  return {
    ...mark,
    type: 'time',
    time: { type: 'weekdays', days: [day], words: `${weekdayNames[day]}s` },
  };
}
