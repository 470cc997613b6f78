import { addDays, type Day } from '#src/shared/week.ts';
import { earlier, firstOfMonth, lastOfMonth, yearOf } from './period.ts';
import { readRelativeYear, readYear } from './read-count.ts';
import { latestDay, type PeriodRead, type TimeText } from './time-text.ts';

/** The month that each begins with, of the three that meteorologists count (in the north). */
const FIRST_MONTHS: ReadonlyMap<string, number> = new Map([
  ['spring', 3],
  ['summer', 6],
  ['autumn', 9],
  ['fall', 9],
  ['winter', 12],
]);

/** "Last summer", "this winter", "in spring 2025": the most recent that has begun, where no year is named. */
export function readSeason(time: TimeText, at: number): PeriodRead {
  const isNamed = RELATIVE.test(time.word(at));
  const place = isNamed ? at + 1 : at;
  const month = FIRST_MONTHS.get(time.word(place));
  if (month === undefined) return undefined;
  const behind = place + (time.is(place + 1, 'of') ? 2 : 1);
  const year = readYear(time, behind) ?? readRelativeYear(time, behind);
  if (year !== undefined)
    return { value: seasonOf(time, month, year.value), length: behind + year.length - at };
  if (!isNamed && !isBehindPreposition(time, place)) return undefined;
  return {
    value: seasonOf(time, month, begunLast(time, month, isNamed && time.word(at) !== 'this')),
    length: place + 1 - at,
  };
}

const RELATIVE = /^(?:last|this|past|previou|previous)$/;
const PREPOSITION = /^(?:in|during|over|for|since|and|to|versus|versu|vs|v|than|from|until)$/;

/** "Spring" is in "in the spring", and neither in "spring sale" nor, as a fall, in "the fall of sessions". */
const isBehindPreposition = (time: TimeText, at: number): boolean => {
  const lead = at - (time.is(at - 1, 'the') ? 2 : 1);
  return (time.is(at, 'fall') ? /^(?:in|during)$/ : PREPOSITION).test(time.word(lead));
};

/** The year in which the last of these began; of "last summer" in July the one before this. */
function begunLast({ calendar: { today } }: TimeText, month: number, isOver: boolean): number {
  const year = yearOf(today);
  const begun = firstOfMonth(year, month) <= today ? year : year - 1;
  return isOver && endOf(begun, month) >= today ? begun - 1 : begun;
}

/** Of winters the year that they begin in. */
const endOf = (year: number, month: number): Day =>
  month === 12 ? addDays(firstOfMonth(year + 1, 3), -1) : lastOfMonth(year, month + 2);

function seasonOf(time: TimeText, month: number, year: number) {
  const [from, to] = [firstOfMonth(year, month), endOf(year, month)];
  const latest = latestDay(time, from);
  return {
    from,
    to: earlier(to, latest),
    unit: 'range' as const,
    count: 1,
    ...(latest < to && { isRunning: true }),
  };
}
