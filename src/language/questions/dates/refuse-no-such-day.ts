import type { Day } from '#src/shared/week.ts';
import { asChoice, NotAnswerable } from '../reading/problem.ts';
import type { Token } from '../text/tokenize.ts';
import { asTyped } from './as-typed.ts';
import { monthOf } from './calendar-words.ts';
import { dayOf, lastOfMonth } from './period.ts';
import { readDateNumber, readYear } from './read-count.ts';
import { readDay } from './read-day.ts';
import { type Calendar, type Read, TimeText } from './time-text.ts';

/**
 * "On 2026-02-30", "February 29, 2025": what no calendar has is no day, and before anything is looked for by its words: a variant
 * may be called "2026", and the thirtieth be a size.
 */
export function refuseNoSuchDay(tokens: readonly Token[], calendar: Calendar): void {
  const time = new TimeText(tokens, calendar);
  for (const at of tokens.keys()) {
    const none = readNoDay(time, at);
    if (none === undefined) continue;
    const [before, behind] = [tokens.slice(0, at), tokens.slice(at + none.length)];
    const written = (meant: string): string =>
      [...before.map(asTyped), meant, ...behind.map(asTyped)].join('').trim();
    throw new NotAnswerable({
      type: 'no_such_day',
      said: tokens
        .slice(at, at + none.length)
        .map(asTyped)
        .join('')
        .trim(),
      isInWords: time.tokens[at]?.kind !== 'date',
      choices: none.value === undefined ? [] : [asChoice(written(` ${none.value}`))],
    });
  }
}

/** A date that the calendar does not have, with the last day of its month where it names a month. */
const readNoDay = (time: TimeText, at: number): Read<Day | undefined> | undefined => {
  const token = time.tokens[at];
  if (token?.kind !== 'date') return readDateInMonth(time, at);
  if (readDay(time, at) !== undefined) return undefined;
  const [year, month] = token.word.split('-').map(Number);
  const hasMonth = month !== undefined && month >= 1 && month <= 12;
  return { value: hasMonth ? lastDayOf(year, month) : undefined, length: 1 };
};

/** Nothing of a year that no data can be of. */
const lastDayOf = (year = 0, month: number): Day | undefined =>
  dayOf(year, month, 1) && lastOfMonth(year, month);

/** A date of a month that the month does not have in that year: the 31st of April 2026, February 29, 2025. */
function readDateInMonth(time: TimeText, at: number): Read<Day | undefined> | undefined {
  const isMonthFirst = time.tokens[at]?.kind === 'word' && monthOf(time.word(at)) !== undefined;
  const date = readDateNumber(time, isMonthFirst ? at + 1 : at);
  if (date === undefined || date.value <= SHORTEST_MONTH) return undefined;
  let next = at + date.length;
  if (isMonthFirst) next++;
  else if (time.is(next, 'of')) next++;
  const month = monthOf(time.word(isMonthFirst ? at : next));
  if (month === undefined) return undefined;
  if (!isMonthFirst) next++;
  if (time.is(next, ',')) next++;
  const year = readYear(time, next);
  if (year === undefined || readDay(time, at) !== undefined) return undefined;
  return { value: lastDayOf(year.value, month), length: next + year.length - at };
}

const SHORTEST_MONTH = 28;
