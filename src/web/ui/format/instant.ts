import { dateFormatter } from '#src/web/ui/format/date-formatter.ts';
import { displayLocale } from '#src/web/ui/format/locale.ts';

const HOUR = 3_600_000;

/**
 * When something happened, as precise as its age asks for: under 24 hours the time, under 7 days weekday and time, else
 * the date. `now` is passed in, as everywhere. Times are in the reader's zone, or the one given.
 */
export function formatInstant(
  instant: string | number,
  now: number,
  timeZone?: string,
  locale = displayLocale,
): string {
  const time = typeof instant === 'number' ? instant : Date.parse(instant);
  const age = (now - time) / HOUR;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const options: Intl.DateTimeFormatOptions =
    age < 24
      ? clock
      : age < 24 * 7
        ? { weekday: 'short', ...clock }
        : { month: 'short', day: 'numeric', year: 'numeric' };
  return dateFormatter(locale, timeZone === undefined ? options : { ...options, timeZone }).format(time);
}

/** In full, for hovering: "Mar 2, 2026, 9:14 AM". */
export function formatDateTime(instant: string | number, timeZone?: string, locale = displayLocale): string {
  const time = typeof instant === 'number' ? instant : Date.parse(instant);
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
  return dateFormatter(locale, timeZone === undefined ? options : { ...options, timeZone }).format(time);
}
