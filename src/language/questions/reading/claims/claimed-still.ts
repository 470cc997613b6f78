import { once } from '../../text/pattern.ts';
import type { Reading } from '../reading.ts';
import type { Claim } from './claim.ts';

/** "When did it stop" asks for the day, and takes nothing to be so. */
const ASKS_WHEN = once`^(?:when|since when|how|what|which|who|where|why|on (?:what|which)|(?:the )?(?:first|last))\b`;
const OVER = once`\b(?:no longer|any ?more|ended|finished|closed|stopped|stop|discontinued|retired|over|gone|dead|history)\b`;
const STILL = once`\b(?:still|on(?: show)?)\b`;

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
  if (OVER.test(asked)) return { of: 'still', isOver: true };
  if (STILL.test(asked)) return { of: 'still', isOver: false };
  return before?.of === 'still' ? before : null;
}
