import { z } from 'zod';
import { dayText } from '#src/shared/wire.ts';

/** A weekday (0 = Monday), or any other time by the day that it begins with. */
const ClaimedTime = z.discriminatedUnion('is', [
  z.object({ is: z.literal('weekday'), weekday: z.number() }),
  z.object({ is: z.literal('from'), day: dayText }),
]);
export type ClaimedTime = z.infer<typeof ClaimedTime>;

/**
 * What a question of yes or no takes to be so, by the words it is asked in; the rest of a reading says of which numbers.
 *
 * - `some`: "did any day have more than 50 purchases?", "are there countries with …"; `isEver`: on any day, and not in all
 * - `every`: "is every route above 1000 tickets?", where those are listed of which it is not so
 * - `each`: "did sessions grow in every month?", where those are listed that did
 * - `anything`: "did YouTube send traffic?", of one number whether there is any of it
 * - `count`: "are there exactly three hotels with …", of how many are listed
 * - `ratio`: "did Email have less than half the revenue of Referral?", of one number divided by the other
 * - `place`: "is India in the top 5 countries?" stands at `from` to `to`, "our worst channel" at 1 from the bottom; `time` is the
 *   one that is said to hold it ("was March our best month?", "is Monday the best weekday?"), null of a name and of several
 * - `still`: "is the kiosk still open?", of the last day that it was there whether it is not over; `isOver`: "has it ended?"
 */
export const Claim = z.discriminatedUnion('of', [
  z.object({ of: z.literal('some'), isEver: z.boolean() }),
  z.object({ of: z.literal('every') }),
  z.object({ of: z.literal('each') }),
  z.object({ of: z.literal('anything') }),
  z.object({
    of: z.literal('count'),
    is: z.enum(['above', 'below', 'at_least', 'at_most', 'equal', 'so_many']),
    value: z.number(),
  }),
  z.object({
    of: z.literal('ratio'),
    is: z.enum(['above', 'below', 'at_least', 'at_most']),
    value: z.number(),
  }),
  z.object({
    of: z.literal('place'),
    end: z.enum(['top', 'bottom']),
    from: z.number(),
    to: z.number(),
    time: ClaimedTime.nullable().default(null),
  }),
  z.object({ of: z.literal('still'), isOver: z.boolean() }),
]);
export type Claim = z.infer<typeof Claim>;
