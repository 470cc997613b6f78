import { z } from 'zod';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import type { Day } from '#src/shared/week.ts';

/** What a finished week was made from. With it, the same engine gives the same findings again. */
export const FrozenInputs = z.object({
  visible: z.custom<VisibleFacts>(
    (value) => typeof value === 'object' && value !== null && 'slices' in value,
  ),
  from: z.custom<Day>((value) => typeof value === 'string'),
  currency: z.string().nullable(),
  seed: z.number().int(),
});
export type FrozenInputs = z.infer<typeof FrozenInputs>;
