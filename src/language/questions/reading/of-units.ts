import { z } from 'zod';
import { dayText } from '#src/shared/wire.ts';

/** What is asked of units of time that stand in an order, or that lie within limits, beyond telling which they are. */
export const OfUnits = z.discriminatedUnion('asks', [
  /** "Where does March rank among all months": the place of the one that begins on this day. */
  z.object({ asks: z.literal('place'), unit: dayText }),
  /** "The average of our 5 best days": the mean or the middle one of the first ones. */
  z.object({ asks: z.enum(['average', 'median']) }),
  /**
   * "The longest streak of days above 100 orders": how many of them stand behind each other. `direction`: each against the one
   * before it; null: the limits of the question hold in each. `isNow`: the run that reaches to the last day is asked for.
   */
  z.object({ asks: z.literal('run'), direction: z.enum(['up', 'down']).nullable(), isNow: z.boolean() }),
]);
export type OfUnits = z.infer<typeof OfUnits>;
