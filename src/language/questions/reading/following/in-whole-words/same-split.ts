import type { SourceView } from '../../../data/source-view.ts';
import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';
import { TAIL } from './lead-and-tail.ts';

const SAME_SPLIT = once`(?: (?:over|because of|for) (?:it|that|this))?[ ,]+(?:(?:with|in|by|using) )?(?:the )?same (?:split|breakdown|grouping|columns?)(?=${TAIL})`;
const AND = once`^(?:(?:and|plus|also|now)[ ,]+)+`;

/** "And the refunds, same split" behind a list by destination is by destination, too. Behind none the words stay, and are asked back. */
export function sameSplit(text: string, { dimensions }: Reading, view: SourceView): string {
  const [dimension, ...others] = dimensions;
  if (dimension === undefined || others.length > 0) return text;
  if (!SAME_SPLIT.test(text)) return text;
  // "And" would go on from the one that was found first
  const asked = text.replace(AND, '');
  return asked.replace(SAME_SPLIT, () => ` by ${view.labelOf(dimension).toLowerCase()}`);
}
