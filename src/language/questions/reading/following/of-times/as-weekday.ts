import { weekday } from '#src/shared/week.ts';
import { weekdayNames } from '../../../dates/calendar-words.ts';
import type { Assembled } from '../../assemble.ts';
import type { Reading } from '../../reading.ts';

/** "Sunday?" behind the Saturdays of March: its Sundays, and not the last one. */
export function asWeekday(before: Reading, assembled: Assembled): Assembled {
  const { reading, has } = assembled;
  const [period, ...others] = reading.periods;
  const isDay = period?.reading === 'last_weekday' && others.length === 0;
  if (!isDay || before.weekdays.length !== 1 || reading.weekdays.length > 0) return assembled;
  const day = weekday(period.from);
  const weekdays = [{ days: [day], words: `${weekdayNames[day] ?? ''}s` }];
  return {
    ...assembled,
    reading: { ...reading, periods: [], weekdays },
    has: { ...has, period: false, time: true },
  };
}
