import { addDays, type Day } from '#src/shared/week.ts';
import {
  dayOf,
  earlier,
  lastOfMonth,
  later,
  lengthOf,
  monthNumber,
  type Period,
  unitAround,
  yearOf,
} from './period.ts';
import { readFeastDays } from './read-feast.ts';
import { readSpan } from './read-span.ts';
import type { PeriodRead, TimeText } from './time-text.ts';

/** One side of a stretch that the words leave open: all days from here on, or all days up to there. */
interface Bound {
  readonly side: 'from' | 'to';
  readonly day: Day;
  /** The day in other years, where none was named. */
  readonly inYear: ((year: number) => Day | undefined) | undefined;
  readonly length: number;
}

/**
 * A stretch and a bound within it, or two bounds of one stretch: "in 2026 up to the end of March", "up to last Sunday this
 * month", "before May 3 but after April 20". They are one time, and nothing is held against anything.
 */
export function readWithin(time: TimeText, at: number): PeriodRead {
  const first = readBound(time, at);
  if (first !== undefined) return readTwoBounds(time, at, first) ?? readBoundOf(time, at, first);
  const whole = readSpan(time, at, true);
  if (whole === undefined || lengthOf(whole.value) < 3) return undefined;
  const behind = at + whole.length + (time.is(at + whole.length, ',') ? 1 : 0);
  const bound = readBound(time, behind);
  if (bound === undefined) return undefined;
  const opposite = readOpposite(time, behind + bound.length, bound);
  const inner = within(whole.value, bound);
  if (inner === undefined) return undefined;
  const both = opposite && within(inner, opposite);
  return opposite !== undefined && both !== undefined
    ? { value: both, length: behind + bound.length + opposite.length - at }
    : { value: inner, length: behind + bound.length - at };
}

/** "After April 20 and before May 3"; apart from each other they are two stretches. */
function readTwoBounds(time: TimeText, at: number, first: Bound): PeriodRead {
  const second = readOpposite(time, at + first.length, first);
  if (second === undefined) return undefined;
  const [from, to] = first.side === 'from' ? [first.day, second.day] : [second.day, first.day];
  if (from > to) return undefined;
  return { value: { from, to, unit: 'range', count: 1 }, length: first.length + second.length };
}

function readOpposite(time: TimeText, at: number, bound: Bound): Bound | undefined {
  let i = at + (time.is(at, ',') ? 1 : 0);
  if (/^(?:and|but)$/.test(time.word(i))) i++;
  const second = readBound(time, i);
  return second === undefined || second.side === bound.side
    ? undefined
    : { ...second, length: second.length + i - at };
}

/** "Up to last Sunday this month", "before June in 2026" */
function readBoundOf(time: TimeText, at: number, bound: Bound): PeriodRead {
  let i = at + bound.length;
  if (/^(?:in|of|during)$/.test(time.word(i))) i++;
  const whole = readSpan(time, i, true);
  if (whole === undefined || lengthOf(whole.value) < 3) return undefined;
  const inner = within(whole.value, bound);
  return inner && { value: inner, length: i + whole.length - at };
}

/** What of the stretch lies on this side of the bound; undefined where the bound is none of its days. */
function within(whole: Period, { side, day, inYear }: Bound): Period | undefined {
  const end =
    whole.isRunning === true && whole.unit !== 'range' ? unitAround(whole.from, whole.unit).to : whole.to;
  const isInside = (one: Day): boolean =>
    side === 'to' ? one >= whole.from && one < end : one > whole.from && one <= end;
  const years = [yearOf(whole.from), yearOf(end)].filter((year, place, all) => all.indexOf(year) === place);
  const days = inYear === undefined ? [day] : years.flatMap((year) => inYear(year) ?? []);
  const [found, other] = days.filter(isInside);
  if (found === undefined || other !== undefined) return undefined;
  const [from, to] =
    side === 'to' ? [whole.from, earlier(found, whole.to)] : [later(found, whole.from), whole.to];
  if (from > to) return undefined;
  const isRunning = to === whole.to && whole.isRunning === true;
  return { from, to, unit: 'range', count: 1, ...(isRunning && { isRunning }) };
}

const UNTIL: readonly (readonly string[])[] = [
  ['up', 'to', 'and', 'including'],
  ['up', 'to'],
  ['up', 'until'],
  ['up', 'till'],
  ['until'],
  ['till'],
  ['through'],
  ['thru'],
  ['bis'],
];

/** "Before", "up to", "since", "after" with the time that bounds. */
function readBound(time: TimeText, at: number): Bound | undefined {
  const until = UNTIL.find((words) => time.is(at, ...words));
  const word = time.word(at);
  const isBefore = word === 'before' || time.is(at, 'prior', 'to');
  const isSince = word === 'since' || word === 'seit';
  const skipped = until?.length ?? (time.is(at, 'prior', 'to') ? 2 : 1);
  if (until === undefined && !isBefore && !isSince && word !== 'after') return undefined;
  const edge = readSpan(time, at + skipped, true) ?? readFeastDays(time, at + skipped);
  if (edge === undefined) return undefined;
  const dayIn = ({ from, to }: Pick<Period, 'from' | 'to'>): Day => {
    if (isBefore) return addDays(from, -1);
    if (isSince) return from;
    return until === undefined ? addDays(to, 1) : to;
  };
  const isOfAnyYear = edge.value.reading === 'most_recent' && !/day$/.test(time.word(at + skipped));
  const { from } = edge.value;
  const { to } =
    edge.value.isRunning === true && edge.value.unit !== 'range'
      ? unitAround(from, edge.value.unit)
      : edge.value;
  return {
    side: until !== undefined || isBefore ? 'to' : 'from',
    day: dayIn({ from, to }),
    inYear: isOfAnyYear ? (year) => movedTo(year, { from, to }, dayIn) : undefined,
    length: skipped + edge.length,
  };
}

function movedTo(
  year: number,
  { from, to }: Pick<Period, 'from' | 'to'>,
  dayIn: (moved: Pick<Period, 'from' | 'to'>) => Day,
): Day | undefined {
  const moved = (day: Day): Day | undefined =>
    day === lastOfMonth(yearOf(day), monthNumber(day))
      ? lastOfMonth(year, monthNumber(day))
      : dayOf(year, monthNumber(day), Number(day.slice(8)));
  const [first, last] = [moved(from), moved(to)];
  return first === undefined || last === undefined ? undefined : dayIn({ from: first, to: last });
}
