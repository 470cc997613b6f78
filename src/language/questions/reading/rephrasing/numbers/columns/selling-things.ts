import { isMoneyColumn } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { type ThingsSold, thingsSold } from '../../../parts/things-sold.ts';
import { isKeyword, type Piece } from '../../../piece.ts';
import { COINS, SIGN } from '../limits/limits-in-money.ts';

const SELLING = /^(?:sells?|sold|selling)$/i;

/**
 * "Which item sold most", "which ticket type is not sold", "did Camp Sandals ever sell more than 30": what is sold in pieces sells pieces,
 * where the file counts them; what a city or a category sold, and whatever names money, is money.
 */
export function sellingThings(pieces: Piece[], views: readonly SourceView[]): void {
  const [view, second] = views;
  if (view === undefined || second !== undefined || !pieces.some(isSelling)) return;
  const things = thingsSold(view);
  if (things === undefined || !pieces.some((piece) => isThing(piece, things, view))) return;
  // "How many items did we sell" is read as their pieces already, and would count the names of them
  const isCounted = pieces.some(
    (piece, at) => piece.type === 'dimension' && isKeyword(pieces[at - 1], 'count'),
  );
  if (isCounted || pieces.some(namesMoney)) return;
  // "Sold for": what was paid
  for (const [at, piece] of pieces.entries())
    if (isSelling(piece) && !/^for$/i.test(pieces[at + 1]?.said ?? ''))
      pieces[at] = { ...piece, metric: things.pieces };
}

const isSelling = (piece: Piece): piece is Piece & { readonly type: 'metric' } =>
  piece.type === 'metric' && piece.metric === 'revenue' && SELLING.test(piece.said);

const isThing = (piece: Piece, { columns }: ThingsSold, view: SourceView): boolean =>
  piece.type === 'dimension'
    ? piece.dimensions.some((name) => columns.includes(view.dimensionOf(name) ?? ''))
    : piece.type === 'members' && piece.candidates.some(({ dimension }) => columns.includes(dimension));

const namesMoney = (piece: Piece): boolean =>
  SIGN.test(piece.said) ||
  COINS.test(piece.said) ||
  (piece.type === 'metric' && isMoneyColumn(piece.metric) && !isSelling(piece)) ||
  isKeyword(piece, 'ratio');
