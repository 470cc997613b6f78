import { type Day, daysBetween } from '#src/shared/week.ts';

/** The same week always draws the same random numbers. */
export const seedOf = (week: Day): number => daysBetween('2000-01-03' as Day, week);
