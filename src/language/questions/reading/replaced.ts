import { z } from 'zod';
import { Filter } from './filter.ts';
import { Period } from './reading-period.ts';

/** Days of each week that count; 0 = Monday. */
export const Weekdays = z.object({ days: z.array(z.number()), words: z.string() });

/** Times, names of one column, or days of the week that the questions before had where this one has its own; the earliest first. */
export const Replaced = z.object({
  periods: z.array(Period),
  filters: z.array(Filter),
  weekdays: z.array(Weekdays),
  /** The number in whose place another one came: "how many of those were cancelled" behind the bookings. */
  metrics: z.array(z.string()).default([]),
});
export type Replaced = z.infer<typeof Replaced>;
