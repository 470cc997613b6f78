import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { wholeNumber } from '../../wording/say.ts';
import { namesOf } from '../members/names-of.ts';
import type { Settled } from '../settling/settled.ts';

/** "Top pages" lists ten of them: how many there are is said where nobody said how many to list. */
export function cutNote(settled: Settled, all: number, listed: number, inquiry: Inquiry): BoundText[] {
  const { rank, dimensions, place } = settled.reading;
  if (rank === null || rank.count !== null || place > 1 || listed < 2 || all <= listed) return [];
  const names = dimensions.length === 1 ? ` ${namesOf(dimensions[0] ?? '', settled)}` : '';
  const count = (name: string, value: number) => wholeNumber(value, inquiry.keep(name, value));
  return [sentence`Listed are the first ${count('listed', listed)} of ${count('rowCount', all)}${names}.`];
}
