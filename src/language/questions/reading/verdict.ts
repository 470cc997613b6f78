import { z } from 'zod';

/**
 * What a question of yes or no says of all of a kind: "did none of the sources grow?", "were all sessions mobile?", "did only
 * google grow?"; `members` are those who alone are to have done it.
 */
export const Verdict = z.object({
  of: z.enum(['none', 'any', 'all', 'only']),
  members: z.array(z.string()),
});
export type Verdict = z.infer<typeof Verdict>;
