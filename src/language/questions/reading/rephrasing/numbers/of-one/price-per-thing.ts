import { isMoneyColumn } from '../../../../data/kind-of-column.ts';
import { moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../../piece.ts';

const PRICE = /^prices?$/i;

/** "Our price per tonne" of a file with one column of money that came in: that money per tonne. With costs it may be what was paid. */
export function pricePerThing(pieces: Piece[], views: readonly SourceView[]): void {
  const coins = views.flatMap(({ metricColumns }) => metricColumns).filter(isMoneyColumn);
  const money = moneyOf(views);
  if (money === undefined || coins.length !== 1) return;
  for (const [at, piece] of pieces.entries()) {
    const isPer = isKeyword(pieces[at + 1], 'per') && /^per$/i.test(pieces[at + 1]?.said ?? '');
    const thing = pieces[neighbour(pieces, at + 1, 1, isNoise)];
    if (piece.type === 'unknown' && PRICE.test(piece.said) && isPer && thing?.type === 'metric')
      rewrite(pieces, at, { type: 'metric', metric: money });
  }
}

/** What is told is what came in for each, and no price that stands anywhere: that is said. */
export const isPricePerThing = (said: string, metric: string): boolean =>
  /^prices? per /i.test(said) && metric.startsWith('ratio:');
