import { z } from 'zod';
import { Filter } from './filter.ts';
import { Period } from './reading-period.ts';

/** Times, or names of one column, that the questions before had where this one has its own; the earliest first. */
export const Replaced = z.object({ periods: z.array(Period), filters: z.array(Filter) });
export type Replaced = z.infer<typeof Replaced>;
