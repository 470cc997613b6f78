import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const AS_PART = wholly(
  '(?:(?:as|in)(?: a| an)? |(?:what|which) )?(?:%|percent(?:age)?s?|per ?cent|share|rate|proportion)(?: of (?:that|those|them|it|these))?(?: (?:is|was|are|were) (?:that|it|those|they))?',
);

/**
 * "As a %?" behind "how many of those were cancelled?", behind the bookings: what part of them it was, in each row. Undefined where the
 * rows do not say that the one number is a part of the other: then it may be of anything.
 */
export function asPartOfWhole(
  text: string,
  before: Reading,
  views: readonly SourceView[],
): Reading | undefined {
  const [part, ...others] = before.metrics;
  const [whole, ...more] = before.replaced?.metrics ?? [];
  if (!AS_PART.test(text) || part === undefined || whole === undefined || others.length + more.length > 0)
    return undefined;
  const view = views.find(({ source }) => source.id === before.sourceId);
  const isPart = view?.source.wholes?.[part]?.includes(whole) === true;
  return isPart && before.shape === 'value'
    ? toldAnew({ ...before, metrics: [`ratio:${part}:${whole}`] })
    : undefined;
}
