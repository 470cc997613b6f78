import { addDays, parseDay } from '#src/shared/week.ts';
import { dateFormatter } from '#src/web/ui/format/date-formatter.ts';
import { displayLocale } from '#src/web/ui/format/locale.ts';

type Options = Intl.DateTimeFormatOptions;

/** A calendar day has no zone; it is read and written in UTC so that none can move it. */
function formatDayWith(day: string, options: Options, locale: string = displayLocale): string {
  return dateFormatter(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** "Mar 2, 2026" */
export function formatDay(day: string, locale?: string): string {
  return formatDayWith(day, { day: 'numeric', month: 'short', year: 'numeric' }, locale);
}

/** "Mar 2" */
export function formatShortDay(day: string, locale?: string): string {
  return formatDayWith(day, { day: 'numeric', month: 'short' }, locale);
}

/** "Monday, March 2, 2026", for hovering and screen readers. */
export function formatLongDay(day: string, locale?: string): string {
  return formatDayWith(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, locale);
}

/** "Thu" */
export function formatWeekday(day: string, locale?: string): string {
  return formatDayWith(day, { weekday: 'short' }, locale);
}

/** "Thursday, Nov 12" */
export function formatWeekdayAndDay(day: string, locale?: string): string {
  return formatDayWith(day, { weekday: 'long', month: 'short', day: 'numeric' }, locale);
}

/** "March 2026" */
export function formatMonth(day: string, locale?: string): string {
  return formatDayWith(day, { month: 'long', year: 'numeric' }, locale);
}

/** "Mar" */
export function formatShortMonth(day: string, locale?: string): string {
  return formatDayWith(day, { month: 'short' }, locale);
}

/** "Mar 2 – 8, 2026": what the locale leaves out is what the reader would. */
export function formatDayRange(from: string, to: string, locale: string = displayLocale): string {
  const options: Options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' };
  const format = dateFormatter(locale, options);
  return format.formatRange(Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`));
}

/** The Monday to Sunday that start on this Monday. */
export function formatWeek(monday: string, locale?: string): string {
  const start = parseDay(monday);
  return start === undefined ? monday : formatDayRange(start, addDays(start, 6), locale);
}
