import { z } from 'zod';
import { Quantity } from './quantity.ts';

/** Two members of one dimension, held against each other in every row. */
export const Gap = z.object({
  dimension: z.string(),
  members: z.array(z.array(z.string())),
  names: z.array(z.string()),
  /** What holds of the first; null: all are told, with their difference. */
  is: z.enum(['above', 'below', 'better', 'worse']).nullable(),
  /** "Less than half of": how many times the second one it is held against. */
  factor: z.number().optional(),
  /** "The ratio of mobile to desktop by month": the first divided by the second, where it is their difference otherwise. */
  isRatio: z.boolean().optional(),
  /** "Did any city", "on most days", "ever": of how many of them it is asked; not said of "do cities have more". */
  quantity: Quantity.optional(),
  /** Limits hold for each of the two, and not for everything together. */
  isLimitOfBoth: z.boolean(),
});
