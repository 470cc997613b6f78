import type { Fetched } from '../../data/inquiry.ts';
import { NotAnswerable } from '../../reading/problem.ts';

/** Of what was read in part only, nobody knows how many there are, nor what all of them have. */
export function refuseCut({ isCut }: Fetched): void {
  if (isCut) throw new NotAnswerable({ type: 'too_much' });
}
