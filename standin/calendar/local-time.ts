import { type CivilDay, civilDay } from './civil-day.ts';

export interface LocalTime {
  readonly day: CivilDay;
  /** Seconds since local midnight by the wall clock, 0 to 86,399. */
  readonly second: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** What the wall clock of `zone` shows at `instant` (milliseconds since 1970). */
export function localTime(instant: number, zone: string): LocalTime {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part;
  return { day: civilDay(year, month, day), second: hour * 3600 + minute * 60 + second };
}
