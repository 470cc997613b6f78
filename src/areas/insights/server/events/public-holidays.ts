import type { KnownEvent } from '#src/engine/finding.ts';
import { addDays, type Day, parseDay } from '#src/shared/week.ts';

const DAY_MS = 86_400_000;
const years = new Map<string, readonly KnownEvent[]>();

/** Public and bank holidays of a country that touch some days, with their English names. Offline; no country, no holidays. */
export async function publicHolidays(country: string | null, from: Day, to: Day): Promise<KnownEvent[]> {
  if (country === null) return [];
  const found: KnownEvent[] = [];
  // A holiday of several days may begin in the year before.
  for (let year = Number(addDays(from, -10).slice(0, 4)); year <= Number(to.slice(0, 4)); year++)
    found.push(...(await holidaysOf(country, year)).filter((day) => day.from <= to && day.to >= from));
  return found;
}

async function holidaysOf(country: string, year: number): Promise<readonly KnownEvent[]> {
  const key = `${country} ${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  // Large, and of no use before the first week is analysed.
  const { default: Holidays } = await import('date-holidays');
  const read = new Holidays(country, { types: ['public', 'bank'], languages: ['en'] })
    .getHolidays(year, 'en')
    .flatMap(({ date, name, start, end }): KnownEvent[] => {
      const from = parseDay(date.slice(0, 10));
      if (from === undefined) return [];
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
      return [{ type: 'holiday', label: name, from, to: addDays(from, length - 1), segment: {} }];
    });
  years.set(key, read);
  return read;
}
