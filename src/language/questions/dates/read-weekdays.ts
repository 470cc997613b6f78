import { weekdayOf } from './calendar-words.ts';
import type { Read, TimeText, TimeWords } from './time-text.ts';
import { WEEKDAYS, WEEKEND } from './time-words.ts';

/** "on Mondays", "at weekends": of each week, so a filter of days. */
export function readWeekdays(time: TimeText, at: number): Read<TimeWords> | undefined {
  let i = at;
  if (/^(?:on|at|during|over|every|each|only)$/.test(time.word(i))) i++;
  if (time.is(i, 'the')) i++;
  const every = i > at && /^(?:every|each)$/.test(time.word(at));
  const text = time.tokens[i]?.text.toLowerCase() ?? '';
  if (text === 'weekend' && isNear(time, i, 'weekday'))
    return { value: { type: 'weekdays', days: WEEKEND, words: 'weekends' }, length: i + 1 - at };
  if (text === 'weekday' && isNear(time, i, 'weekend'))
    return { value: { type: 'weekdays', days: WEEKDAYS, words: 'weekdays' }, length: i + 1 - at };
  const done = (days: readonly number[], words: string): Read<TimeWords> => ({
    value: { type: 'weekdays', days, words },
    length: i + 1 - at,
  });
  if (text === 'weekends' || (every && text === 'weekend')) return done(WEEKEND, 'weekends');
  if (
    text === 'weekdays' ||
    text === 'workdays' ||
    ((text === 'business' || text === 'working') && time.is(i + 1, 'day'))
  ) {
    const found = done(WEEKDAYS, 'weekdays');
    return text.startsWith('w') && text.endsWith('days') ? found : { ...found, length: found.length + 1 };
  }
  const day = weekdayOf(time.word(i));
  // "On an average Monday", "on a Saturday in July"
  const isUsual = /^(?:average|avg|typical|normal|usual|a|any)$/.test(time.word(i - 1));
  // "date = Wednesday", "where the weekday is Friday"
  const isEqual =
    /^(?:=|equal|equals|is)$/.test(time.word(i - 1)) &&
    [-2, -3].some((offset) => /^(?:date|day|weekday|week|dow)$/.test(time.word(i + offset)));
  if (day !== undefined && (every || isUsual || isEqual || isHeldAgainst(time, i) || /days$/.test(text)))
    return done([day], `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/s$/, '')}s`);
  return undefined;
}

const BETWEEN = /^(?:or|vs|versus|than|against)$/;
const OF_ONE_WEEK = /^(?:last|this|next|past|previous|since|until|from)$/;

/** "Is Monday or Friday busier?" is about such days, and not about the last two of them. */
function isHeldAgainst(time: TimeText, at: number): boolean {
  return [1, -1].some(
    (step) =>
      BETWEEN.test(time.word(at + step)) &&
      weekdayOf(time.word(at + 2 * step)) !== undefined &&
      ![at, at + 2 * step].some((place) => OF_ONE_WEEK.test(time.word(place - 1))),
  );
}

function isNear(time: TimeText, at: number, word: string): boolean {
  return [-4, -3, -2, -1, 1, 2, 3, 4].some((offset) => time.word(at + offset) === word);
}
