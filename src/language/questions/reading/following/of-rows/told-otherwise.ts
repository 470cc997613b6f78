import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { toldAnew } from '../told-anew.ts';
import { asMean } from './as-mean.ts';
import { asTotal } from './as-total.ts';
import { atOtherEnd, atPlace } from './at-place.ts';
import { asCount, asCountOfMoved, asList, asNumberOfOne } from './how-many-rows.ts';
import { inOrder } from './in-order.ts';

/**
 * The question before told in another way, by words that name nothing of their own: in another order ("lowest first"), in one
 * number ("in total", "on average per day"), or at another place of its ranking ("and the second?"). Undefined where the words
 * are others, or where the question before has no such way.
 */
export function toldOtherwise(
  text: string,
  before: Reading,
  views: readonly SourceView[],
): Reading | undefined {
  if (before.intent !== 'numbers') return undefined;
  const told =
    inOrder(text, before, views) ??
    asTotal(text, before) ??
    asMean(text, before) ??
    asList(text, before) ??
    asCount(text, before) ??
    asCountOfMoved(text, before) ??
    asNumberOfOne(text, before) ??
    atOtherEnd(text, before) ??
    atPlace(text, before);
  return told && toldAnew(told);
}
