import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { ordinal } from '../../text/number-words.ts';
import { wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { namesOf } from './names-of.ts';

/** "The 9th best hotel" of five: how many there are, and that there is no such one. */
export function beyondList(
  settled: Settled,
  count: number,
  where: BoundText | string,
  when: BoundText | string,
  inquiry: Inquiry,
): BoundText {
  const { reading, view } = settled;
  const dimension = reading.dimensions[0] ?? '';
  const noun = count === 1 ? view.labelOf(dimension).toLowerCase() : namesOf(dimension, settled);
  const many = wholeNumber(count, inquiry.keep('listLength', count));
  const there = reading.limits.length > 0 ? 'within these limits' : 'with data';
  return sentence`There ${count === 1 ? 'is' : 'are'} only ${many} ${noun}${where} ${there} ${when}, so there is no ${ordinal(reading.place) ?? ''} one.`;
}
