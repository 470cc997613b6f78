import { askMetric } from '../../../../data/ask-metric.ts';
import { kindOfMetric } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isBound, isKeyword, isNoise, neighbour, type Piece, silence } from '../../../piece.ts';
import { COINS, SIGN } from './limits-in-money.ts';

const JOINT = /^(?:of|in|worth of)$/i;

/**
 * "Over 600 orders and under 10000 pounds of revenue": an amount of money right before "of" and its number limits that one, and never
 * the number that comes first.
 */
export function limitsOfAmounts(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'number' || piece.percent) continue;
    const sign = SIGN.test(pieces[at - 1]?.said ?? '') ? at - 1 : at;
    const behind = pieces[at + 1]?.said ?? '';
    const coin = COINS.test(behind) || SIGN.test(behind) ? at + 1 : at;
    if (!isBound(pieces[neighbour(pieces, sign, -1, isNoise)])) continue;
    const metric = neighbour(pieces, coin, 1, (one) => isNoise(one) || isJoint(one));
    const number = pieces[metric];
    if (number?.type !== 'metric') continue;
    const isInMoney = isMoney(number.metric, views);
    const isCoined = sign !== at || coin !== at;
    const hasJoint = pieces.slice(coin + 1, metric).some(({ said }) => JOINT.test(said));
    const isItsOwn = hasJoint ? isCoined || isInMoney : isCoined && isInMoney && metric === coin + 1;
    if (!isItsOwn) continue;
    if (sign !== at) silence(pieces, sign);
    silence(pieces, at + 1, metric);
  }
}

const isJoint = (piece: Piece): boolean => isKeyword(piece, 'preposition') && JOINT.test(piece.said);

const isMoney = (metric: string, views: readonly SourceView[]): boolean =>
  views.some((view) => {
    const known = askMetric(view, metric);
    return known !== undefined && kindOfMetric(known) === 'money';
  });
