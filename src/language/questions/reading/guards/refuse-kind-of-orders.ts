import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isNoise } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';

const KIND = /^(?:returns?|guests?|visitors?|on ?-? ?site|walk ?-? ?ins?)$/i;
const COUNTED = /^(?:orders?|tickets?|applications?|purchases?|bookings?|checkouts?)(?: sold)?$/i;

/**
 * "Return tickets", "guest orders", "on-site applications": such a word asks nothing elsewhere ("our site") or is a number of visits;
 * right before what is counted it is a kind of it, and all of them would be told in its place.
 */
export function refuseKindOfOrders(marks: readonly Mark[]): void {
  for (const [at, mark] of marks.entries()) {
    if (mark.type !== 'metric' || !COUNTED.test(mark.said)) continue;
    const from = [at - 1, at - 2, at - 3].find(
      (place) => place >= 0 && KIND.test(inWords(marks.slice(place, at))),
    );
    if (from === undefined || !marks.slice(from, at).every(saysNothing)) continue;
    throw new NotAnswerable({
      type: 'unknown_words',
      said: [inWords(marks.slice(from, at))],
      rest: inWords([...marks.slice(0, from), ...marks.slice(at)]),
      isName: false,
    });
  }
}

const saysNothing = (mark: Mark): boolean =>
  isNoise(mark) ||
  isKeyword(mark, 'preposition') ||
  (mark.type === 'metric' && /^(?:visitors|users|sessions)$/.test(mark.metric)) ||
  mark.type === 'unknown';
