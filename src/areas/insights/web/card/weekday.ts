import { displayLocale } from '#src/web/ui/format/locale.ts';

const write = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(displayLocale, { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** "Thursday, Nov 12" */
export const formatWeekdayAndDay = (day: string): string =>
  write(day, { weekday: 'long', month: 'short', day: 'numeric' });

/** "Thu" */
export const formatWeekday = (day: string): string => write(day, { weekday: 'short' });
