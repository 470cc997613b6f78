import { z } from 'zod';

/** What a question of yes or no asks of what moved. */
export const Ways = z.enum(['up', 'down', 'better', 'worse']);

/** Members that are compared with each other, in the order of the question. */
export const Each = z.object({
  dimension: z.string(),
  members: z.array(z.array(z.string())),
  names: z.array(z.string()),
  /** "Did iOS grow and Web fall?": what is asked of each of them, in their order; none: the same of all. */
  ways: z.array(Ways).optional(),
});
