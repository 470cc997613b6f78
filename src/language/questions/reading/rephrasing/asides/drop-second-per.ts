import { isKeyword, isLight, isNoise, neighbour, type Piece, silence, silent } from '../../piece.ts';

const PER_SESSION = /_per_session$|_rate$|^ctr$|^average_order_value$/;

/** "Time on site per session" is one by itself already. */
export function dropSecondPer(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || !PER_SESSION.test(piece.metric)) continue;
    const place = pieces.findIndex((one, i) => i > at && isKeyword(one, 'per'));
    const under = pieces[neighbour(pieces, place, 1, isNoise)];
    const isBetween = place >= 0 && pieces.slice(at + 1, place).every(isLight);
    if (!isBetween || under?.type !== 'metric' || !/^(?:sessions|visitors|purchases)$/.test(under.metric))
      continue;
    const isOrder = piece.metric === 'average_order_value';
    if (isOrder !== (under.metric === 'purchases')) continue;
    silence(pieces, place);
    pieces[pieces.indexOf(under)] = silent(under);
  }
}
