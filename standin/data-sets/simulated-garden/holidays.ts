import { type CivilDay, civilDay, formatCivilDay, partsOf } from '../../calendar/civil-day.ts';
import type { Country } from './catalogue/countries.ts';

/** Easter Sunday by Gauss's rule as corrected by Butcher (Nature, 1876). */
export function easterOf(year: number): CivilDay {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return civilDay(year, Math.floor(f / 31), (f % 31) + 1);
}

/** What a public holiday leaves of a country's sessions; 1 on other days. */
export function holidayFactor(day: CivilDay, country: Country): number {
  const date = formatCivilDay(day).slice(5);
  const isHoliday =
    country.holidays.includes(date) || country.easterDays.includes(day - easterOf(partsOf(day).year));
  if (!isHoliday) return 1;
  return date === '12-24' || date === '12-25' ? 0.55 : 0.82;
}
