import { addDays, type Day, weekOf } from '#src/shared/week.ts';
import { yearOf } from './period.ts';
import { easter, thanksgiving } from './read-feast.ts';

interface Stretch {
  readonly from: Day;
  readonly to: Day;
}

const weekWith = (day: Day): Stretch => ({ from: weekOf(day), to: addDays(weekOf(day), 6) });
const from = (day: Day, first: number, last: number): Stretch => ({
  from: addDays(day, first),
  to: addDays(day, last),
});

interface Feast {
  readonly words: RegExp;
  readonly day: (year: number) => Day;
  /** Days that are meant by its name, the most usual first. */
  readonly stretches: (day: Day) => readonly Stretch[];
}

const FEASTS: readonly Feast[] = [
  {
    words: /^(?:christmas|xmas|x-mas|weihnachten)\b/i,
    day: (year) => `${year}-12-25` as Day,
    stretches: (day) => [from(day, -1, 1), weekWith(day), from(day, -24, -1)],
  },
  {
    words: /^(?:easter|ostern)\b/i,
    day: easter,
    stretches: (day) => [from(day, -2, 1), from(day, 0, 0), weekWith(day)],
  },
  {
    words: /^black friday\b/i,
    day: (year) => addDays(thanksgiving(year), 1),
    stretches: (day) => [weekWith(day), from(day, 0, 3), from(day, 0, 0)],
  },
  {
    words: /^cyber\b/i,
    day: (year) => addDays(thanksgiving(year), 4),
    stretches: (day) => [weekWith(day), from(day, -3, 0)],
  },
  {
    words: /^thanksgiving\b/i,
    day: thanksgiving,
    stretches: (day) => [from(day, 0, 3), weekWith(day)],
  },
];

/**
 * The days that a feast without days of its own may stand for, of the year that is named or of the last one that is over:
 * "Christmas" is three days for some, a week for others and a season for a shop. "The week before it" is the seven days before its
 * day. None of a feast whose days move with another calendar than ours.
 */
export function daysOfFeast(
  said: string,
  {
    today,
    year,
    isWeekBefore,
  }: { readonly today: Day; readonly year?: number | undefined; readonly isWeekBefore: boolean },
): readonly Stretch[] {
  const feast = FEASTS.find(({ words }) => words.test(said));
  if (feast === undefined) return [];
  const own = feast.day(yearOf(today));
  const day = year === undefined ? (own < today ? own : feast.day(yearOf(today) - 1)) : feast.day(year);
  return isWeekBefore ? [from(day, -7, -1)] : feast.stretches(day);
}
