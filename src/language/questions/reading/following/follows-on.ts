import type { Assembled } from '../assemble.ts';
import type { Reading } from '../reading.ts';

/**
 * "Revenue by channel", of days and names that it does not say. "Cancellation rate", a number and nothing else, is told of the rows of
 * the question before; "what was the cancellation rate?" asks for one.
 */
export function namesOwnNumber({ has, isFollowOn, reading }: Assembled, text: string): boolean {
  const isWhole = !has.metric || isFollowOn || has.period || reading.isAllData;
  if (isWhole || reading.intent !== 'numbers') return false;
  return has.dimension || has.rank || has.time || has.versus || has.intent || ASKING.test(text);
}

export const ASKING = /^(?:what|how|did|do|does|is|are|was|were|has|have|had|tell|total)\b/i;

/** A question that names no number of its own, or begins like one that goes on. */
export function followsOn({ has, isFollowOn, reading, loose }: Assembled): boolean {
  // "Is position better than in September?": that of the time before it
  if (loose.isThanTime && !has.versus && reading.intent === 'numbers') return true;
  if (!has.metric)
    return has.filter || has.period || has.time || has.versus || has.rank || has.dimension
      ? true
      : // "And cumulative?": of the number before, with all that limits it
        isFollowOn ||
          reading.intent === 'why' ||
          reading.intent === 'usual' ||
          (reading.intent === 'numbers' && has.intent);
  const isNumberAlone =
    !has.period && !has.dimension && !reading.isAllData && reading.intent === 'numbers' && !has.intent;
  return isNumberAlone || (isFollowOn && !(has.period && has.dimension));
}

/** Which number a question was about: what its rows stand in order of, and of "hotels with more than 50 bookings" that of the limit. */
export const numberOf = ({ metrics, limits, orderBy }: Reading): string | undefined =>
  orderBy ?? metrics[0] ?? limits[0]?.metric;
