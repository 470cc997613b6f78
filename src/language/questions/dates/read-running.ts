import { addDays, weekday, weekOf } from '#src/shared/week.ts';
import { monthOf } from './calendar-words.ts';
import { earlier, unitAround, yearOf } from './period.ts';
import { readDay } from './read-day.ts';
import { monthIn } from './read-month.ts';
import { latestDay, type PeriodRead, type TimeText } from './time-text.ts';
import { THIS, unitWords } from './time-words.ts';
import type { UnitOfTime } from './units-of-time.ts';

export function readRunning(time: TimeText, at: number): PeriodRead {
  const { today } = time.calendar;
  const word = time.word(at);
  const until = (unit: UnitOfTime, length: number): PeriodRead => {
    const { from, to } = unitAround(today, unit);
    const latest = latestDay(time, from);
    return {
      value: {
        from,
        to: earlier(latest, to),
        unit,
        count: 1,
        isRunning: latest < to,
        words: `this ${unit}`,
      },
      length,
    };
  };
  if (THIS.has(word)) {
    const unit = unitWords.get(time.word(at + 1));
    if (time.is(at + 1, 'weekend')) {
      const saturday = addDays(weekOf(today), 5);
      return {
        value: { from: saturday, to: addDays(saturday, 1), unit: 'range', count: 1, words: 'this weekend' },
        length: 2,
      };
    }
    const month = monthOf(time.word(at + 1));
    if (month !== undefined) return monthIn(time, month, yearOf(today), 2);
    if (unit === undefined) return undefined;
    const soFar =
      time.is(at + 2, 'so', 'far') || time.is(at + 2, 'to', 'date') || time.is(at + 2, 'until', 'now')
        ? 2
        : 0;
    return until(unit, 2 + soFar);
  }
  const toDate = new Map<string, UnitOfTime>([
    ['ytd', 'year'],
    ['mtd', 'month'],
    ['qtd', 'quarter'],
    ['wtd', 'week'],
  ]);
  const short = toDate.get(word);
  if (short !== undefined) return until(short, 1);
  const unit = unitWords.get(word);
  if (unit !== undefined && time.is(at + 1, 'to', 'date')) return until(unit, 3);
  if (word === 'today' || word === 'heute')
    return {
      value: { from: today, to: today, unit: 'day', count: 1, isRunning: true, words: 'today' },
      length: 1,
    };
  if (word === 'yesterday' || word === 'gestern') {
    const day = addDays(today, -1);
    return { value: { from: day, to: day, unit: 'day', count: 1, words: 'yesterday' }, length: 1 };
  }
  if (word === 'day' && time.is(at + 1, 'before', 'yesterday')) {
    const day = addDays(today, -2);
    return {
      value: { from: day, to: day, unit: 'day', count: 1, words: 'the day before yesterday' },
      length: 3,
    };
  }
  const dated =
    word === 'weekend' && time.is(at + 1, 'of')
      ? readDay(time, time.is(at + 2, 'the') ? at + 3 : at + 2)
      : undefined;
  if (dated) {
    const monday = weekOf(dated.value.from);
    const length = (time.is(at + 2, 'the') ? 3 : 2) + dated.length;
    return { value: { from: addDays(monday, 5), to: addDays(monday, 6), unit: 'range', count: 1 }, length };
  }
  if (word === 'weekend' || word === 'wochenende') {
    const saturday = addDays(weekOf(today), weekday(today) >= 6 ? 5 : -2);
    return {
      value: { from: saturday, to: addDays(saturday, 1), unit: 'range', count: 1, words: 'last weekend' },
      length: 1,
    };
  }
  return undefined;
}
