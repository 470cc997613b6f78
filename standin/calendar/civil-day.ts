/** A calendar day as the number of days since 1970-01-01, whatever the zone. */
export type CivilDay = number;

const millisecondsPerDay = 86_400_000;

export function civilDay(year: number, month: number, day: number): CivilDay {
  return Date.UTC(year, month - 1, day) / millisecondsPerDay;
}

/** Reads `YYYY-MM-DD`; undefined for anything else, 31 February included. */
export function parseCivilDay(text: string): CivilDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const [, year, month, day] = match;
  const value = civilDay(Number(year), Number(month), Number(day));
  return formatCivilDay(value) === text ? value : undefined;
}

export function formatCivilDay(day: CivilDay): string {
  return Number.isFinite(day) ? new Date(day * millisecondsPerDay).toISOString().slice(0, 10) : '';
}

export function partsOf(day: CivilDay): { year: number; month: number; day: number } {
  const date = new Date(day * millisecondsPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 0 is Sunday, as in the Data API. */
export function weekdayOf(day: CivilDay): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function mondayOf(day: CivilDay): CivilDay {
  return day - ((weekdayOf(day) + 6) % 7);
}

/** ISO 8601: a week belongs to the year of its Thursday. */
export function isoWeekOf(day: CivilDay): { year: number; week: number } {
  const thursday = mondayOf(day) + 3;
  const { year } = partsOf(thursday);
  return { year, week: Math.floor((thursday - civilDay(year, 1, 1)) / 7) + 1 };
}

/** The Data API's `week`: starts on Sunday, 1 January is always in week 1. */
export function sundayWeekOf(day: CivilDay): number {
  const newYear = civilDay(partsOf(day).year, 1, 1);
  return Math.floor((day - newYear + weekdayOf(newYear)) / 7) + 1;
}
