import { addDays, type Day, weekday } from '#src/shared/week.ts';
import { weekdayNames } from '../../../dates/calendar-words.ts';
import {
  isWeekend,
  isWholeWeek,
  lengthOf,
  type Period,
  periodBefore,
  unitAround,
  yearBefore,
} from '../../../dates/period.ts';
import { numberWord } from '../../../text/number-words.ts';
import { asChoice, askedBack, type NotAnswerable } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

export type Stepped = Reading['periods'][number];

const DAY_NAMES = weekdayNames.map((name) => name.toLowerCase());

interface Words {
  readonly unit?: string | undefined;
  readonly count?: string | undefined;
}

export const unitOf = (said: string): string =>
  said.toLowerCase().replace(/^(day|week|month|quarter|year)s$/, '$1');

const countOf = (said: string | undefined): number | undefined =>
  said === undefined ? undefined : (numberWord(said.toLowerCase()) ?? Number(said));

/** "And the month after?": of what is over already. */
export function laterThan(named: Stepped, words: Words, today: Day): Stepped | undefined {
  const unit = unitOf(words.unit ?? 'one');
  const period = asUnit(named);
  const isSame = /^(?:one|period|time|stretch)$/.test(unit) || unit === period.unit;
  if (!isSame || period.reading === 'all_data' || period.isRunning === true || isOfSeason(period))
    return undefined;
  const { count, unit: of } = period;
  const last =
    of === 'month' || of === 'quarter' || of === 'year' ? unitAround(period.to, of, count) : undefined;
  const from = addDays(period.to, 1);
  const to = last?.to ?? addDays(period.to, lengthOf(period));
  return to < today ? { from, to, unit: of, count } : undefined;
}

/** "And the month before?": as long a time, right before it. */
export function earlierThan(named: Stepped, words: Words): Stepped | undefined {
  const unit = unitOf(words.unit ?? 'one');
  const count = countOf(words.count);
  const period = asUnit(named);
  if (period.reading === 'all_data') return undefined;
  if (unit === 'one' || unit === 'period' || unit === 'time' || unit === 'stretch')
    return count === undefined ? oneBefore(period) : undefined;
  if (unit === 'weekend' || DAY_NAMES.includes(unit)) {
    const isSame =
      unit === 'weekend'
        ? isWeekend(period)
        : lengthOf(period) === 1 && DAY_NAMES[weekday(period.from)] === unit;
    return isSame && count === undefined ? moved(period, -7) : undefined;
  }
  if (unit !== 'day' && unit !== 'week' && unit !== 'month' && unit !== 'quarter' && unit !== 'year')
    return undefined;
  if (unit === 'year' && period.unit !== 'year') return count === undefined ? yearBefore(period) : undefined;
  // "The week before" of a Tuesday may be that of the Tuesday before, and that before its own week
  if (isLonger(unit, period)) throw whichDays(period, unit);
  return unitsBefore(period, unit, count ?? 1);
}

/** The same days of the unit before, and all of it. */
function whichDays({ from, to }: Period, unit: Unit): NotAnswerable {
  const back = LENGTHS[unit];
  const days = [
    [addDays(from, -back), addDays(to, -back)],
    [unitAround(from, unit, -1).from, unitAround(from, unit, -1).to],
  ].map(([first, last]) => (first === last ? `on ${first}` : `from ${first} to ${last}`));
  const choices = days.slice(unit === 'week' || unit === 'day' ? 0 : 1).map(asChoice);
  return askedBack('which_period', choices);
}

function unitsBefore({ from }: Period, unit: Unit, count: number): Stepped | undefined {
  if (count < 1) return undefined;
  const first = unit === 'day' || unit === 'week' ? addDays(from, -count * LENGTHS[unit]) : undefined;
  const start = first ?? unitAround(from, unit, -count).from;
  return { from: start, to: addDays(from, -1), unit, count };
}

type Unit = keyof typeof LENGTHS;

const LENGTHS = { day: 1, week: 7, month: 28, quarter: 90, year: 365 } as const;

const isLonger = (unit: Unit, period: Period): boolean =>
  LENGTHS[unit] > lengthOf(period) && period.isRunning !== true;

/** A season is followed by another one; "the one before" it may be that of the year before. */
const isOfSeason = ({ from, to, unit, words }: Period): boolean =>
  (words !== undefined && !/^(?:last|this|yesterday|today|the)\b/.test(words)) ||
  (unit === 'range' && /-(?:03|06|09|12)-01$/.test(from) && /-(?:02|05|08|11)-(?:28|29|30|31)$/.test(to));

function oneBefore(period: Period): Stepped | undefined {
  if (isOfSeason(period)) return undefined;
  if (period.reading === 'last_weekday') return moved(period, -7);
  // Of a month that runs the one before is whole
  return plain(periodBefore({ ...period, isRunning: false }));
}

const moved = ({ from, to, unit, count }: Period, days: number): Stepped => ({
  from: addDays(from, days),
  to: addDays(to, days),
  unit,
  count,
});

const plain = ({ from, to, unit, count }: Period): Stepped => ({ from, to, unit, count });

/** "From September 7 to 13" is a week, "from August 1 to 31" a month. */
export function asUnit(period: Period): Period {
  if (period.unit !== 'range') return period;
  if (isWholeWeek(period)) return { ...period, unit: 'week', count: 1 };
  for (const count of [1, 2, 3, 6]) {
    const { from } = unitAround(period.from, 'month');
    const { to } = unitAround(period.from, 'month', count - 1);
    if (from === period.from && to === period.to && !isOfSeason(period))
      return { ...period, unit: 'month', count };
  }
  return period;
}
