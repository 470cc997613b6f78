import type { UnitOfTime } from './units-of-time.ts';

const DAYS: Readonly<Record<UnitOfTime, number>> = { day: 1, week: 7, month: 28, quarter: 90, year: 365 };

/** A century: whoever says more of them means no days that any data have, and calendars of four digits end. */
const MOST_DAYS = 36_525;

export const isBeyondReach = (unit: UnitOfTime, count: number): boolean => DAYS[unit] * count > MOST_DAYS;
