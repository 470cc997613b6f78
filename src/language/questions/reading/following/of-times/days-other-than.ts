import type { Reading } from '../../reading.ts';

const OTHER = 'days other than ';

/** "Except Tuesdays" behind "except Mondays": neither of them, for the days of the one before were chosen already. */
export function daysOtherThan(before: Reading['weekdays'], now: Reading['weekdays']): Reading['weekdays'] {
  const [first, ...more] = before;
  const [second, ...others] = now;
  if (second === undefined) return before;
  if (first === undefined || more.length > 0 || others.length > 0) return now;
  if (!first.words?.startsWith(OTHER) || !second.words?.startsWith(OTHER)) return now;
  const days = second.days.filter((day) => first.days.includes(day));
  return [{ ...second, days, words: `${first.words} and ${second.words.slice(OTHER.length)}` }];
}
