import type { Reading } from '../reading.ts';
import { wholly } from './in-whole-words/lead-and-tail.ts';

const AS_SHARE =
  'as (?:an? )?(?:share|percentage|percent|proportion)s?(?: of (?:the )?(?:total|whole|all))?|in (?:percent|per cent|percentages|%)';
const TO_ONE = '(?:only |just )?(?:for|from|in|on|with|without|excluding|only|just) .{2,60}?';
const NARROWED = [
  wholly(`(?<limit>${TO_ONE}),? (?:and )?(?<share>${AS_SHARE})`),
  wholly(`(?<share>${AS_SHARE}),? (?:and )?(?<limit>${TO_ONE})`),
];

/**
 * "For Politics only, as a share" behind the visits by reader type: those of Politics first, and of these the share of each type. In one
 * sentence of its own it would be the part of Politics in each.
 */
export function narrowedAsShare(
  text: string,
  before: Reading,
  read: (text: string, before: Reading) => Reading | undefined,
): Reading | undefined {
  if (before.dimensions.length === 0 || before.shape !== 'value') return undefined;
  const groups = NARROWED.map((words) => words.exec(text)?.groups).find((one) => one !== undefined);
  const [limit, share] = [groups?.['limit'], groups?.['share']];
  if (limit === undefined || share === undefined) return undefined;
  const limited = read(limit, before);
  return limited && read(share, limited);
}
