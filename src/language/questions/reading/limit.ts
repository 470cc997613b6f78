import { z } from 'zod';

/** What a number has to be to be told. */
export const Limit = z.object({
  metric: z.string(),
  is: z.enum(['above', 'below', 'at_least', 'at_most', 'equal']),
  value: z.number(),
  /** "Less than 1 % of sessions": of all of them, where the value itself is no percentage. */
  isShare: z.boolean().optional(),
  /** "Above average": the value is that of everything together, and is found when it is answered. */
  isMean: z.boolean().optional(),
  /** "More than Sales": of an `isMean` the value is that of this one name, and not of everything. */
  ofName: z.object({ dimension: z.string(), member: z.string() }).optional(),
  /** "20 % above average": how many times the mean the value is. */
  factor: z.number().optional(),
  /** Of two periods, it is about the earlier one. */
  isBefore: z.boolean().optional(),
  /** Of a ranking within every member of this dimension: so many has that member as a whole. */
  of: z.string().optional(),
});
export type ReadLimit = z.infer<typeof Limit>;
