import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';

const noise = (said: string): Piece => ({ type: 'noise', said, others: [], proper: false, used: false });
const word = (keyword: 'share' | 'preposition', said: string): Piece => ({
  type: 'keyword',
  keyword,
  said,
  others: [],
  proper: false,
  used: false,
});
const [SHARE, WITH] = [word('share', 'share of'), word('preposition', 'with')];

/**
 * "Refunds were more than 10 % of revenue", "cancellations under a tenth of bookings": the one number as a share of the other,
 * and no part of all revenue. Said as "refunds as a share of revenue more than 10 %".
 */
export function percentOfAnother(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'number' || !piece.percent) continue;
    const bound = neighbour(pieces, at, -1, isNoise);
    const number = neighbour(pieces, bound, -1, isNoise);
    const joint = neighbour(pieces, at, 1, isNoise);
    const whole = neighbour(pieces, joint, 1, isNoise);
    const [part, other] = [pieces[number], pieces[whole]];
    const isBound = isKeyword(pieces[bound], 'more', 'less', 'at_least', 'at_most', 'over');
    const isOf = /^of$/i.test(pieces[joint]?.said ?? '');
    if (!isBound || !isOf || part?.type !== 'metric' || other?.type !== 'metric') continue;
    if (part.metric === other.metric) continue;
    const kept = [part, noise('as'), noise('a'), { ...SHARE }, other, pieces[bound] as Piece, piece];
    pieces.splice(number, whole - number + 1, ...kept);
    // "Channels where it was more": with more
    const where = neighbour(pieces, number, -1, isNoise);
    if (/^(?:where|whose|in which)$/i.test(pieces[where]?.said ?? '')) pieces[where] = { ...WITH };
    return;
  }
}
