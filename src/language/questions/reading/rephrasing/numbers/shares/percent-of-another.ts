import { isHarm } from '../../../../data/is-harm.ts';
import { isKeyword, isNoise, joining, neighbour, type Piece, silent } from '../../../piece.ts';

const word = (keyword: 'share' | 'preposition', said: string): Piece => ({
  type: 'keyword',
  keyword,
  said,
  others: [],
  proper: false,
  used: false,
});
const [SHARE, WITH] = [word('share', 'share of'), word('preposition', 'with')];

/** "More than 10 % of the tickets solved got reopened": where what became of them stands, behind the verb. */
function whatBecameOfThem(pieces: readonly Piece[], whole: number): number {
  const verb = pieces[whole + 1];
  if (!/^(?:got|get|gets|were|was|are|is|became|ended up)$/i.test(verb?.said ?? '')) return -1;
  return neighbour(pieces, whole, 1, isNoise);
}

const SELLING = /^(?:sells?|sold)$/i;

/** "Did Email solve …", "has Ann sold …": what one did, told by its verb. */
function isDoneByName(pieces: readonly Piece[], verb: number): boolean {
  const name = neighbour(pieces, verb, -1, isNoise);
  const begins = pieces[0]?.said ?? '';
  return (
    pieces[name]?.type === 'members' &&
    neighbour(pieces, name, -1, isNoise) < 0 &&
    /^(?:did|does|do|has|have|had)\b/i.test(begins) &&
    /^\p{Ll}+$/u.test(pieces[verb]?.said ?? '')
  );
}

/**
 * "Refunds were more than 10 % of revenue", "cancellations under a tenth of bookings", "more than 10 % of the bookings got
 * cancelled": the one number as a share of the other, and no part of all revenue. Said as "refunds as a share of revenue more
 * than 10 %".
 */
export function percentOfAnother(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'number' || !piece.percent) continue;
    const bound = neighbour(pieces, at, -1, isNoise);
    const before = neighbour(pieces, bound, -1, isNoise);
    const joint = neighbour(pieces, at, 1, isNoise);
    const whole = neighbour(pieces, joint, 1, isNoise);
    const sign = pieces[bound];
    const isBound = isKeyword(sign, 'more', 'less', 'at_least', 'at_most', 'over');
    const isOf = /^of$/i.test(pieces[joint]?.said ?? '');
    if (sign === undefined || !isBound || !isOf) continue;
    const behind = pieces[before]?.type === 'metric' ? -1 : whatBecameOfThem(pieces, whole);
    const [part, other] = [pieces[behind > 0 ? behind : before], pieces[whole]];
    if (part?.type !== 'metric' || other?.type !== 'metric' || part.metric === other.metric) continue;
    if (behind < 0 && isDoneByName(pieces, before) && !isHarm(part.metric)) {
      // "Did the kiosk sell more than 10 % of tickets": of all tickets, as those that it had; "solve": of those that were solved
      pieces[before] = silent(part);
      if (!SELLING.test(part.said)) pieces[whole] = { ...part, said: `${other.said} ${part.said}` };
      return;
    }
    // "Routes that sell more than a third of their tickets by phone": what is sold is the number
    if (SELLING.test(part.said) && /^(?:their|its)$/i.test(pieces[whole - 1]?.said ?? '')) {
      pieces[before] = silent(part);
      return;
    }
    const [first, last] = behind > 0 ? [bound, behind] : [before, whole];
    const kept = [part, joining('as'), joining('a'), { ...SHARE }, other, sign, piece];
    pieces.splice(first, last - first + 1, ...kept);
    // "Channels where it was more": with more
    const where = neighbour(pieces, first, -1, isNoise);
    if (/^(?:where|whose|in which)$/i.test(pieces[where]?.said ?? '')) pieces[where] = { ...WITH };
    return;
  }
}
