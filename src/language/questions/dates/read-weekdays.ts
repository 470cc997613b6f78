import { weekdayNames, weekdayOf } from './calendar-words.ts';
import type { Read, TimeText, TimeWords } from './time-text.ts';
import { WEEKDAYS, WEEKEND } from './time-words.ts';
import { WEEK, weekdaysBut } from './weekdays-but.ts';

/** "on Mondays", "at weekends": of each week, so a filter of days. */
export function readWeekdays(time: TimeText, at: number): Read<TimeWords> | undefined {
  const others = readOtherDays(time, at);
  if (others !== undefined) return others;
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

/** "Every day but Sunday", "on all days except Saturday and Sunday": of each week the days that are left. */
function readOtherDays(time: TimeText, at: number): Read<TimeWords> | undefined {
  let i = time.is(at, 'on') || time.is(at, 'for') ? at + 1 : at;
  if (!/^(?:every|each|any|all)$/.test(time.word(i))) return undefined;
  i += time.is(i + 1, 'the') ? 2 : 1;
  // "Every weekday but Monday": of the five days from Monday on, unless one of the other two is left out
  const isOfWork = time.is(i, 'weekday') || time.is(i, 'workday');
  if (!time.is(i, 'day') && !isOfWork) return undefined;
  if (time.is(i + 1, 'of', 'the', 'week')) i += 3;
  i++;
  const but = BUT.find((words) => time.is(i, ...words));
  if (but === undefined) return undefined;
  i += but.length;
  const left: number[] = [];
  let end = i;
  while (true) {
    if (time.is(i, 'on') || time.is(i, 'for')) i++;
    if (time.is(i, 'the') || time.is(i, 'a')) i++;
    const days = daysNamed(time, i);
    if (days === undefined) break;
    left.push(...days);
    end = i + 1;
    const isListed = /^(?:and|or|,|&)$/.test(time.word(end));
    if (!isListed) break;
    i = end + (time.is(end, ',') && /^(?:and|or)$/.test(time.word(end + 1)) ? 2 : 1);
  }
  const all = isOfWork && left.every((day) => WEEKDAYS.includes(day)) ? WEEKDAYS : WEEK;
  const days = all.filter((day) => !left.includes(day));
  if (left.length === 0 || days.length === 0) return undefined;
  const names = left.map((day) => `${weekdayNames[day]}s`);
  const words = weekdaysBut(all === WEEK ? 'days' : 'weekdays', names);
  return { value: { type: 'weekdays', days, words }, length: end - at };
}

const BUT: readonly (readonly string[])[] = [
  ['but', 'not'],
  ['but'],
  ['except', 'for'],
  ['except'],
  ['excepting'],
  ['excluding'],
  ['without'],
  ['other', 'than'],
  ['apart', 'from'],
  ['aside', 'from'],
  ['besides'],
  ['bar'],
  ['save'],
];

function daysNamed(time: TimeText, at: number): readonly number[] | undefined {
  if (time.is(at, 'weekend')) return WEEKEND;
  if (time.is(at, 'weekday') || time.is(at, 'workday')) return WEEKDAYS;
  const day = weekdayOf(time.word(at));
  return day === undefined ? undefined : [day];
}
