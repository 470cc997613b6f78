import { inCoins } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece, silence, silent } from '../../../piece.ts';

export const SIGN = /^[$€£]$/;
export const COINS = /^(?:dollars?|usd|euros?|eur|pounds?|gbp|bucks|francs?|chf)$/i;

const isBound = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'more', 'less', 'over', 'at_least', 'at_most', 'between');

/** "Days above $5k": what is told in coins and of no number is money, and never the number that comes first. */
export function limitsInMoney(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    const coin = piece.type === 'number' ? coinOf(pieces, at) : undefined;
    const sign = pieces[coin ?? -1];
    if (coin === undefined || sign === undefined) continue;
    const bound = neighbour(pieces, Math.min(at, coin), -1, isNoise);
    if (!isBound(pieces[bound])) continue;
    // "Sold more than 5500 pounds": in coins no pieces are counted
    const verb = neighbour(pieces, bound, -1, isNoise);
    const isSold = pieces[verb]?.type === 'metric' && /^(?:sold|sells?|selling)$/i.test(pieces[verb].said);
    if (isSold && inCoins(views) !== undefined && !isOfOther(pieces, bound, at, verb)) silence(pieces, verb);
    if (isOfOther(pieces, bound, at)) continue;
    const money: Piece = {
      ...sign,
      type: 'metric',
      metric: inCoins(views) ?? 'revenue',
      said: 'revenue',
      used: false,
    };
    const upper = isKeyword(pieces[bound], 'between') ? upperOf(pieces, at) : undefined;
    // The number it is about stands behind the last of its bounds
    if (upper !== undefined) {
      pieces[coin] = piece;
      pieces[at] = silent(piece);
      pieces[upper.coin] = upper.number;
      pieces[upper.at] = money;
    } else if (coin < at) {
      pieces[coin] = piece;
      pieces[at] = money;
    } else pieces[coin] = money;
  }
}

function coinOf(pieces: readonly Piece[], at: number): number | undefined {
  if (SIGN.test(pieces[at - 1]?.said ?? '')) return at - 1;
  return COINS.test(pieces[at + 1]?.said ?? '') ? at + 1 : undefined;
}

/** "Between $2k and $3k" */
function upperOf(
  pieces: readonly Piece[],
  at: number,
): { readonly at: number; readonly coin: number; readonly number: Piece } | undefined {
  const [and, sign, number] = pieces.slice(at + 1, at + 4);
  return isKeyword(and, 'and') && SIGN.test(sign?.said ?? '') && number?.type === 'number'
    ? { at: at + 3, coin: at + 2, number }
    : undefined;
}

/** "Orders over $100", "we spend more than $100", "over $100 in fees": the clause says what is limited. */
function isOfOther(pieces: readonly Piece[], bound: number, at: number, but?: number): boolean {
  const isEnd = (piece: Piece): boolean =>
    piece.type === 'stop' || /^(?:[,;]|but|yet)$/i.test(piece.said) || isKeyword(piece, 'and');
  const start = pieces.slice(0, bound).findLastIndex(isEnd) + 1;
  const length = pieces.slice(at).findIndex(isEnd);
  return pieces
    .slice(start, length < 0 ? undefined : at + length)
    .some(
      ({ type, said }, place) =>
        (type === 'metric' || type === 'topic') &&
        start + place !== but &&
        !SIGN.test(said) &&
        !COINS.test(said),
    );
}
