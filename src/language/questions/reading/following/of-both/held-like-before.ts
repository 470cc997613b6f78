import { everywhere, once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';
import { LEAD, TAIL } from '../in-whole-words/lead-and-tail.ts';

const SAME =
  '(?:(?:(?:do|run|show|make) )?(?:the |that )?same(?: (?:thing|comparison|question|again))?(?: (?:for|with|of|in|on|between|from))?[ ,:]+)?';
const NAMES = once`^${LEAD}${SAME}(?<names>[^?]+ (?:and|&) [^?]+?)${TAIL}`;
const JOINT = everywhere`,? (?:and|&) |, `;
const OTHERWISE = once`\b(?:together|combined|total|sum|both|only|vs\.?|versus|against|than|compared?)\b`;

/**
 * "Same for Germany and the Netherlands" behind "the United States vs the United Kingdom": the one against the other, and no sum of
 * both. Undefined where the names are of another column than those that were held against each other.
 */
export function heldLikeBefore(
  text: string,
  { each, intent }: Reading,
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const names = each === null || OTHERWISE.test(text) ? undefined : NAMES.exec(text)?.groups?.['names'];
  if (names === undefined || intent !== 'numbers') return undefined;
  const held = read(names.replace(JOINT, ' vs '));
  return held?.each?.dimension === each?.dimension && held?.intent === intent ? held : undefined;
}
