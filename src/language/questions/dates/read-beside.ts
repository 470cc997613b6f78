import { addDays, type Day } from '#src/shared/week.ts';
import { lengthOf, type Period, unitAround } from './period.ts';
import { isBeyondReach } from './reach.ts';
import { readCount } from './read-count.ts';
import { readFeastDays } from './read-feast.ts';
import { type PeriodRead, readingOf, type TimeText } from './time-text.ts';
import { unitWords } from './time-words.ts';
import type { UnitOfTime } from './units-of-time.ts';

const AFTER = /^(?:after|following)$/;
const BEFORE = /^(?:before|preceding)$/;
const RIGHT = /^(?:right|immediately|directly|just|straight)$/;

/** "The day after March 6", "two weeks before Easter", "the month leading up to May 3": so many days beside a stretch of them. */
export function readBeside(
  time: TimeText,
  at: number,
  readSpan: (time: TimeText, at: number) => PeriodRead,
): PeriodRead {
  let i = time.is(at, 'the') ? at + 1 : at;
  if (time.is(i, 'first') || time.is(i, 'last')) i++;
  const count = readCount(time, i);
  i += count?.length ?? 0;
  const many = count?.value ?? 1;
  const unit = unitWords.get(time.word(i));
  if (unit === undefined || many < 1 || isBeyondReach(unit, many)) return undefined;
  i++;
  if (RIGHT.test(time.word(i))) i++;
  const side = sideOf(time, i) ?? (count === undefined ? undefined : sideUpTo(time, i));
  if (side === undefined) return undefined;
  const anchor = readSpan(time, i + side.length) ?? readFeastDays(time, i + side.length);
  if (anchor === undefined) return undefined;
  return {
    value: {
      ...unitsBeside(
        side.isWithin ? dayBeside(anchor.value, side.isAfter) : anchor.value,
        unit,
        many,
        side.isAfter,
      ),
      ...readingOf(anchor.value.reading),
    },
    length: i + side.length + anchor.length - at,
  };
}

/** From here on the first day of it is the first that is after, or its last the last before. */
const dayBeside = ({ from, to }: Period, isAfter: boolean): Period => {
  const day = isAfter ? addDays(from, -1) : addDays(to, 1);
  return { from: day, to: day, unit: 'day', count: 1 };
};

interface Side {
  readonly isAfter: boolean;
  /** "The two weeks starting March 6" hold the day that they are counted from. */
  readonly isWithin?: true;
  readonly length: number;
}

function sideOf(time: TimeText, at: number): Side | undefined {
  const word = time.word(at);
  if (/^(?:starting|beginning)$/.test(word))
    return { isAfter: true, isWithin: true, length: /^(?:on|from)$/.test(time.word(at + 1)) ? 2 : 1 };
  if (AFTER.test(word)) return { isAfter: true, length: 1 };
  if (BEFORE.test(word)) return { isAfter: false, length: 1 };
  if (word === 'prior' && time.is(at + 1, 'to')) return { isAfter: false, length: 2 };
  if (word === 'leading' && time.is(at + 1, 'up', 'to')) return { isAfter: false, length: 3 };
  return undefined;
}

/** "The 10 days up to May 5" hold that day; "by day up to May 5" are all until then. */
const sideUpTo = (time: TimeText, at: number): Side | undefined => {
  if (time.is(at, 'up', 'to')) return { isAfter: false, isWithin: true, length: 2 };
  if (!time.is(at, 'ending')) return undefined;
  return { isAfter: false, isWithin: true, length: time.is(at + 1, 'on') ? 2 : 1 };
};

/** Beside a whole month stand whole months; beside a day or another stretch as many days, or months of the same date. */
function unitsBeside(
  { from, to, unit: of, count: ofMany }: Period,
  unit: UnitOfTime,
  many: number,
  isAfter: boolean,
): Period {
  const isWhole = of === unit && ofMany === 1 && unit !== 'day';
  const range = (first: Day, last: Day): Period => ({
    from: first,
    to: last,
    unit: isWhole || unit === 'day' ? unit : 'range',
    count: isWhole || unit === 'day' ? many : 1,
  });
  if (unit === 'day' || (unit === 'week' && !isWhole)) {
    const days = many * (unit === 'week' ? 7 : 1);
    return isAfter
      ? range(addDays(to, 1), addDays(to, days))
      : range(addDays(from, -days), addDays(from, -1));
  }
  if (isWhole)
    return isAfter
      ? range(addDays(to, 1), unitAround(to, unit, many).to)
      : range(unitAround(from, unit, -many).from, addDays(from, -1));
  return isAfter
    ? range(addDays(to, 1), sameDate(to, unit, many))
    : range(sameDate(from, unit, -many), addDays(from, -1));
}

/** The same date so many months on; the last day of a month that has fewer. */
function sameDate(day: Day, unit: UnitOfTime, moved: number): Day {
  const whole = unitAround(day, unit === 'week' || unit === 'day' ? 'month' : unit, 0);
  const offset = lengthOf({ from: whole.from, to: day }) - 1;
  const target = unitAround(day, unit, moved);
  const same = addDays(target.from, offset);
  return same > target.to ? target.to : same;
}
