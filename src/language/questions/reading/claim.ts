import { z } from 'zod';

/**
 * What a question of yes or no takes to be so, by the words it is asked in; the rest of a reading says of which numbers.
 *
 * - `some`: "did any day have more than 50 purchases?", "are there countries with …"; `isEver`: on any day, and not in all
 * - `every`: "is every route above 1000 tickets?", where those are listed of which it is not so
 * - `anything`: "did YouTube send traffic?", of one number whether there is any of it
 * - `place`: "is India in the top 5 countries?" stands at `from` to `to`, "our worst channel" at 1 from the bottom; of a time
 *   ("was March our best month?") `times` are the days that it begins with, or weekdays by their numbers
 */
export const Claim = z.discriminatedUnion('of', [
  z.object({ of: z.literal('some'), isEver: z.boolean() }),
  z.object({ of: z.literal('every') }),
  z.object({ of: z.literal('anything') }),
  z.object({
    of: z.literal('place'),
    end: z.enum(['top', 'bottom']),
    from: z.number(),
    to: z.number(),
    times: z.array(z.string()),
  }),
]);
export type Claim = z.infer<typeof Claim>;
