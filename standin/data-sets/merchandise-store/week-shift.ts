import { type CivilDay, civilDay, mondayOf } from '../../calendar/civil-day.ts';

/** The Monday of the last full week of the data. */
export const lastFullWeek: CivilDay = civilDay(2017, 3, 20);

/**
 * How many days to move the data so that its last full week becomes the last complete Monday-to-Sunday week
 * before `today`. Always whole weeks, so Mondays stay Mondays.
 */
export function weekShift(today: CivilDay): number {
  return mondayOf(today) - 7 - lastFullWeek;
}
