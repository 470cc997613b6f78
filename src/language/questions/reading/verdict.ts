import { z } from 'zod';

/**
 * What a question of yes or no says of all of a kind: "did none of the sources grow?", "were all sessions mobile?", "did only
 * google grow?"; `members` are those who alone are to have done it.
 *
 * It is no `Claim`, which is read of the text as it is typed and decides nothing but how an answer begins: a verdict makes the
 * rows (those that moved, or a share), so it is a demand that a way has to tell and that belongs to the form of a question.
 */
export const Verdict = z.object({
  of: z.enum(['none', 'any', 'most', 'all', 'only']),
  members: z.array(z.string()),
});
export type Verdict = z.infer<typeof Verdict>;
