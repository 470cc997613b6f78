import type { Assembled } from '../assemble.ts';

/** "Revenue by channel", of days and names that it does not say. */
export const namesOwnNumber = ({ has, isFollowOn, reading }: Assembled): boolean =>
  has.metric && !isFollowOn && !has.period && !reading.isAllData && reading.intent === 'numbers';

/** A question that names no number of its own, or begins like one that goes on. */
export function followsOn({ has, isFollowOn, reading }: Assembled): boolean {
  if (!has.metric)
    return has.filter || has.period || has.time || has.versus || has.rank || has.dimension
      ? true
      : // "And cumulative?": of the number before, with all that limits it
        isFollowOn ||
          reading.intent === 'why' ||
          reading.intent === 'usual' ||
          (reading.intent === 'numbers' && has.intent);
  return isFollowOn && !(has.period && has.metric && has.dimension);
}
