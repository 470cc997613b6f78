import type { ReadFilter } from './filter.ts';
import type { Reading } from './reading.ts';

/**
 * Those that were chosen first, by their names. Of "how much of its revenue is direct?", "what share of its visits fell on weekends?"
 * they are the whole, for something else is the part; "what share of all is that?" takes themselves as the part.
 */
export const onlyChosen = (reading: Reading, dimension: string, members: readonly string[]): ReadFilter => ({
  dimension,
  is: 'one_of',
  members: [...members],
  ...(hasPartOfItsOwn(reading) && { isWhole: true }),
});

/** Whether a share names what it is a part: a name, days of the week, names that are told beside each other. */
export const hasPartOfItsOwn = ({ shape, filters, weekdays, each }: Reading): boolean =>
  shape === 'share' &&
  (filters.some(({ isWhole }) => isWhole !== true) || weekdays.length > 0 || each !== null);
