import { once } from '../../text/pattern.ts';
import type { Reading } from '../reading.ts';
import type { Claim } from './claim.ts';

/** "When did it stop" asks for the day, and takes nothing to be so. */
const ASKS_WHEN = once`^(?:when|since when|how|what|which|who|where|why|on (?:what|which)|(?:the )?(?:first|last))\b`;
const STILL = once`\bstill\b|\bon(?: show)?[ ?.!]*$`;
/** By the place that it has in the question: a name may be called "Over" or "History". */
const OVER = once`^(?:has|have|did)\b.*\b(?:stop(?:ped)?|end(?:ed)?|closed?|finish(?:ed)?|discontinued|retired)\b|\b(?:no longer|not) \p{L}+(?: \p{L}+){0,3}[ ?.!]*$|\bany ?more[ ?.!]*$|\b(?:gone|discontinued|retired|closed|over)(?: now| already)?[ ?.!]*$`;

/**
 * "Is the kiosk still open?", "has the tour ended?": whether something that is told by its last day is still there.
 * @param before what the question before took to be so: "and the kiosk?" asks the same of another
 */
export function claimedStill(
  asked: string,
  { endOfTime, grain, limits }: Reading,
  before: Claim | null,
): Claim | null {
  const [only, second] = limits;
  const isAny = only?.is === 'above' && only.value === 0 && second === undefined;
  if (endOfTime !== 'last' || grain !== 'day' || !isAny || ASKS_WHEN.test(asked)) return null;
  if (STILL.test(asked)) return { of: 'still', isOver: false };
  if (OVER.test(asked)) return { of: 'still', isOver: true };
  return before?.of === 'still' ? before : null;
}
