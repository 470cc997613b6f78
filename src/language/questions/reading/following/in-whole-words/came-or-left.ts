import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { cameBeside, leftOf } from '../../rephrasing/numbers/beside/gained-and-lost.ts';
import { opening } from './lead-and-tail.ts';

const asked = (did: string, done: string): string =>
  `how many(?: ones| of (?:them|those))? (?:(?:did|have|do) (?:we|you|they|it) (?:${did}|${done})|(?:were|was|got|have been)? ?(?:${done}))|(?:did|have|has) (?:we|it|they) (?:${did}|${done})(?: any| some)?|(?:the |any )?(?:${done})(?: ones)?`;
const END = '(?=[ ,?.!]*$|,? (?:in|on|by|per|last|this|since|from|for|during|each|and|vs|versus)\\b)';
const LOST = opening(`(?:${asked('lose', 'lost|left|gone')}|loss(?:es)?)${END}`);
const GAINED = opening(`(?:${asked('gain|get|win', 'gained|won|joined|new')}|gains?)${END}`);

/**
 * "And how many did we lose?" behind the new followers: those who left, whom the file counts, and not how far the number of those who came
 * fell. So is "and gained?" behind those who left. Where the file does not count the others, the words stay.
 */
export function cameOrLeft(text: string, { metrics, intent }: Reading, view: SourceView): string {
  const [metric, ...more] = metrics;
  if (metric === undefined || more.length > 0 || intent !== 'numbers') return text;
  const words = LOST.test(text) ? LOST : GAINED.test(text) ? GAINED : undefined;
  if (words === undefined) return text;
  const other = words === LOST ? leftOf(metric, [view]) : cameBeside(metric, view);
  const noun = other === undefined ? undefined : askMetric(view, other)?.noun;
  return noun === undefined ? text : text.replace(words, `and ${noun}`);
}
