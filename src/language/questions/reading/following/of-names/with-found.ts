import { onlyChosen } from '../../only-chosen.ts';
import type { Reading } from '../../reading.ts';

/**
 * "Did it rise?" behind "its revenue", of the hotel that had the most bookings: those that were found stand by their names in
 * what follows, as if they had been named, so that whatever is asked next is asked of them and of nobody else.
 */
export function withFound(before: Reading): Reading {
  const { chosen, filters } = before;
  if (chosen?.found === undefined) return before;
  const only = onlyChosen(before, chosen.dimension, chosen.found);
  return { ...before, chosen: null, filters: [...filters, only] };
}
