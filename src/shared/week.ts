/**
 * Days, Monday-to-Sunday weeks and time zones. The only place that does calendar arithmetic.
 *
 * A `Day` is a calendar day without a zone, written YYYY-MM-DD. Arithmetic happens on the number of days since
 * 1970-01-01, so daylight saving never plays a part; a zone matters only when an instant becomes a day (`dayAt`).
 */
export type Day = string & { readonly __brand: 'Day' };

export const MS_PER_DAY = 86_400_000;
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Rows of facts name the same few thousand days over and over, and a date takes long to be read and to be written. */
const MOST_KEPT = 20_000;
const numbers = new Map<Day, number>();
const written = new Map<number, Day>();

function kept<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value {
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, value);
  return value;
}

/** Days since 1970-01-01 (a Thursday). */
export const epochDay = (day: Day): number =>
  numbers.get(day) ?? kept(numbers, day, Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);

export const dayFromEpoch = (days: number): Day =>
  written.get(days) ?? kept(written, days, new Date(days * MS_PER_DAY).toISOString().slice(0, 10) as Day);

/** Days outside these years are slips of the pen, and further out calendars end: Postgres has no year 0, `Day` no year 10000. */
const FIRST_YEAR = '1900';
const LAST_YEAR = '2199';

/** No site has data of an earlier day: the first one went on the air in this year. A Monday. */
export const FIRST_DAY_OF_SITES = '1990-01-01' as Day;

/** The day a text names, or undefined when it is not YYYY-MM-DD or no such day exists (2026-02-30, 0000-01-03). */
export function parseDay(text: string): Day | undefined {
  if (!DAY_PATTERN.test(text)) return undefined;
  const year = text.slice(0, 4);
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  const day = dayFromEpoch(time / MS_PER_DAY);
  return day === text ? day : undefined;
}

export function addDays(day: Day, count: number): Day {
  return dayFromEpoch(epochDay(day) + count);
}

export function addWeeks(day: Day, count: number): Day {
  return addDays(day, count * 7);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return epochDay(to) - epochDay(from);
}

/** 0 = Monday … 6 = Sunday. */
export function weekday(day: Day): number {
  return (((epochDay(day) + 3) % 7) + 7) % 7;
}

export function isMonday(day: Day): boolean {
  return weekday(day) === 0;
}

/** The Monday of the week a day belongs to. */
export function weekOf(day: Day): Day {
  return addDays(day, -weekday(day));
}

/** The seven days of the week that starts on this Monday. */
export function daysOfWeek(monday: Day): Day[] {
  return Array.from({ length: 7 }, (_, offset) => addDays(monday, offset));
}

/** Every day from `from` to `to`, both included; empty when `to` is earlier. */
export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, offset) => addDays(from, offset));
}

/** The `count` Mondays before `monday`, oldest first. */
export function weeksBefore(monday: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addWeeks(monday, index - count));
}

/** A day as people of the zone see it at this instant. `instant` in milliseconds since 1970 UTC. */
export function dayAt(instant: number, timeZone: string): Day {
  // The Canadian English locale writes dates as YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.format(instant) as Day;
}

/** The Monday of the newest week that is over in the zone at this instant. */
export function lastCompleteWeek(instant: number, timeZone: string): Day {
  return addWeeks(weekOf(dayAt(instant, timeZone)), -1);
}
