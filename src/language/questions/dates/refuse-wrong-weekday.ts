import { addDays, type Day, weekday } from '#src/shared/week.ts';
import { asChoice, askedBack } from '../reading/problem.ts';
import type { Token } from '../text/tokenize.ts';
import { asTyped } from './as-typed.ts';
import { weekdayOf } from './calendar-words.ts';
import { lengthOf } from './period.ts';
import { readDay } from './read-day.ts';
import { type Calendar, TimeText } from './time-text.ts';

/** "Monday, September 8, 2026" was a Tuesday: the day or the weekday is a slip, and which is for the asker to say. */
export function refuseWrongWeekday(tokens: readonly Token[], calendar: Calendar): void {
  const time = new TimeText(tokens, calendar);
  for (const [at, token] of tokens.entries()) {
    const named = token.kind === 'word' ? weekdayOf(token.word) : undefined;
    // "On Mondays, January 5" names no single one
    if (named === undefined || /days$/i.test(token.text)) continue;
    let next = at + 1;
    if (time.is(next, ',')) next++;
    if (time.is(next, 'the')) next++;
    const dated = weekdayOf(time.word(next)) === undefined ? readDay(time, next) : undefined;
    if (dated === undefined || lengthOf(dated.value) !== 1) continue;
    const day = dated.value.from;
    if (weekday(day) === named) continue;
    const end = next + dated.length;
    const written = (meant: Day): string =>
      [...tokens.slice(0, at).map(asTyped), ` ${meant}`, ...tokens.slice(end).map(asTyped)].join('').trim();
    throw askedBack('day_or_weekday', [day, nearest(day, named, calendar.today)].map(written).map(asChoice));
  }
}

/** The weekday of that name that lies next to the day, and not ahead of today. */
function nearest(day: Day, named: number, today: Day): Day {
  const ahead = (named - weekday(day) + 7) % 7;
  const after = addDays(day, ahead);
  return ahead > 3 || after > today ? addDays(after, -7) : after;
}
