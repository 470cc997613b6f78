import { isComing, plainCounts, soldThings } from '../../../../data/event-counts.ts';
import { inCoins } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { isKeyword, isNoise, type Piece, silence } from '../../../piece.ts';
import { joinedMetric } from '../joined-metric.ts';

const FARTHEST = 4;

/**
 * "Average ticket price", "price of a motorbike lesson", "average price by destination": the money of each one that was sold, where no
 * column is called a price and one thing alone is sold.
 */
export function priceOfSold(pieces: Piece[], views: readonly SourceView[]): void {
  const at = pieces.findIndex(({ type, said }) => type === 'unknown' && /^prices?$/i.test(said));
  const [view] = views;
  const money = inCoins(views);
  if (at < 0 || view === undefined || views.length > 1 || money === undefined) return;
  const known = soldThings(view);
  const sold = known ?? plainCounts(view)[0];
  // What came first is no sale: a session has no price
  if (sold === undefined || (known === undefined && isComing(sold))) return;
  const isSold = (place: number): boolean => isThing(pieces[place], sold);
  if (pieces.some((piece, place) => piece.type === 'metric' && !isSold(place))) return;
  const from = isSold(at - 1) ? at - 1 : at;
  const mean = [from - 1, from - 2].find((place) => isKeyword(pieces[place], 'average'));
  const behind = pieces.findIndex((_, place) => place > at && place <= at + FARTHEST && isSold(place));
  // The price may be that of anything else: of a night, where those are counted beside the bookings
  const isPlain =
    mean !== undefined && known !== undefined && !view.metricColumns.some((name) => NIGHTS.test(name));
  if (from === at && behind < 0 && !isPlain) return;
  if (from === at && behind > 0)
    for (let place = at + 1; place <= behind; place++) {
      const piece = pieces[place];
      if (isSold(place) || isNoise(piece) || isKeyword(piece, 'per', 'each', 'preposition'))
        silence(pieces, place);
    }
  joinedMetric(pieces, from, at, `ratio:${money}:${sold}`);
  if (mean !== undefined) silence(pieces, mean);
}

const NIGHTS = /nights?$/i;

/** "Average ticket" of tickets_sold is what the catalogue calls an order value. */
function isThing(piece: Piece | undefined, sold: string): boolean {
  if (piece?.type !== 'metric') return false;
  const [noun] = wordsOf(sold.replaceAll('_', ' '));
  return (
    piece.metric === sold || (piece.metric === 'average_order_value' && wordsOf(piece.said).at(-1) === noun)
  );
}

/** What the price is one of was left to be understood. */
export const isPriceOfSold = (said: string, metric: string): boolean =>
  metric.startsWith('ratio:') && /\bprices?\b/i.test(said);
