import { type CivilDay, formatCivilDay } from '../calendar/civil-day.ts';
import { localTime } from '../calendar/local-time.ts';
import { pacific } from './search-table.ts';

/** An hour of a Pacific day as Search Console writes it: 2026-06-08T13:00:00-07:00. */
export function pacificHourText(day: CivilDay, hour: number): string {
  // Pacific time is seven or eight hours behind; the clock itself says which.
  const instant = (offset: number): number => (day * 24 + hour + offset) * 3_600_000;
  const { day: local, second } = localTime(instant(7), pacific);
  const isSummer = local === day && Math.floor(second / 3600) === hour;
  return `${formatCivilDay(day)}T${String(hour).padStart(2, '0')}:00:00-0${isSummer ? 7 : 8}:00`;
}
