import type { AskMetric } from './asked-metric.ts';

/**
 * Columns that count who came: of two days, or of two rows of one day, they add up to more than there were. Everybody is new once,
 * and passengers, guests and attendees are counted as often as they come.
 */
const PERSONS =
  /(?<!(?:^|_)new_?)(?:^|_|(?<=\p{Ll}))(?:users|visitors|persons|people|riders|borrowers|donors|customers|clients|readers|listeners|viewers|players|patients|students|learners|renters|shoppers|buyers)$/iu;

export const isOfPersons = (column: string): boolean => PERSONS.test(column);

/** A count of them, of which no sum over several days is told. */
export const countsPersons = ({ kind, columns }: AskMetric): boolean =>
  kind === 'additive' && columns.some(isOfPersons);
