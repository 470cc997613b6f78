import { z } from 'zod';

/** Which names count, of a column of the source. */
export const Filter = z.object({
  dimension: z.string(),
  is: z.enum(['one_of', 'none_of', 'containing', 'not_containing', 'starting_with', 'not_starting_with']),
  members: z.array(z.string()),
  /** Of a share: belongs to the whole, not to the part. */
  isWhole: z.boolean().optional(),
  /** Of shares by a dimension: the part that is taken of every member. */
  isPart: z.boolean().optional(),
});
export type ReadFilter = z.infer<typeof Filter>;
