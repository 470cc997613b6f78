import type { Assembled } from '../../assemble.ts';
import type { Reading } from '../../reading.ts';
import { laterFirst } from './later-first.ts';

/**
 * "Which grew the most?" behind the sections in January, and those in December: from the one month to the other, both of which were told,
 * and not from another time that nobody named. Times of other lengths were told apart, and stand against none.
 */
export function fromTimeToTime(before: Reading, { reading: now, has }: Assembled): Reading {
  const [told, ...more] = before.periods;
  const other = before.replaced?.periods.at(-1);
  const asksWhoMoved = now.moves.length > 0 || (now.rank?.of === 'members' && now.rank.by !== 'value');
  const isOfTold = asksWhoMoved && !has.period && !has.versus && now.intent === 'numbers';
  const isPlain =
    before.intent === 'numbers' &&
    before.shape === 'value' &&
    before.grain === null &&
    before.versus === null &&
    before.each === null;
  if (told === undefined || other === undefined || more.length > 0 || !isOfTold || !isPlain) return before;
  if (told.unit !== other.unit || told.count !== other.count) return before;
  return { ...before, periods: laterFirst([other, told]), isAllData: false, replaced: null };
}
