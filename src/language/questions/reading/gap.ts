import { z } from 'zod';
import { Quantity } from './quantity.ts';

/**
 * What is asked of how far two lie apart from one unit of time to the next. `told`: from the first of them to the last. Of all others the
 * later half against the earlier one, where the first one is held to be: `gaining` behind and nearer than it was, `leaving` ahead and
 * further away, `trailing` behind and further away, `losing` less far ahead, or further behind.
 */
export const GapCourse = z.enum([
  'told',
  'moved',
  'narrowing',
  'widening',
  'gaining',
  'losing',
  'leaving',
  'trailing',
]);
export type GapCourse = z.infer<typeof GapCourse>;

/** Two members of one dimension, held against each other in every row. */
export const Gap = z.object({
  dimension: z.string(),
  members: z.array(z.array(z.string())),
  names: z.array(z.string()),
  /** What holds of the first; null: all are told, with their difference. */
  is: z.enum(['above', 'below', 'better', 'worse']).nullable(),
  /** "Where suites do not sell better": that it does not hold of the first. */
  isDenied: z.boolean().optional(),
  /** "Less than half of": how many times the second one it is held against. */
  factor: z.number().optional(),
  /** "The ratio of mobile to desktop by month": the first divided by the second, where it is their difference otherwise. */
  isRatio: z.boolean().optional(),
  /** "Did any city", "on most days", "ever": of how many of them it is asked; not said of "do cities have more". */
  quantity: Quantity.optional(),
  /** "Is mobile catching up with desktop?", "the gap by month": how far they lie apart over time. */
  course: GapCourse.optional(),
  /** Limits hold for each of the two, and not for everything together. */
  isLimitOfBoth: z.boolean(),
});
