import { askMetric } from '../../../../data/ask-metric.ts';
import { isNamedAsSold, soldThings } from '../../../../data/event-counts.ts';
import { isMoneyColumn } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, isNoise, isPlural, neighbour, type Piece, silence } from '../../../piece.ts';

/** "Refunded / sold", "returned per sold": of each one that was sold, and of no money, where the file counts what is sold. */
export function soldAsPieces(pieces: Piece[], views: readonly SourceView[]): void {
  const sold = views.flatMap((view) => soldThings(view) ?? [])[0];
  if (sold === undefined) return;
  for (const [at, piece] of pieces.entries())
    if (
      piece.type === 'metric' &&
      piece.metric === 'revenue' &&
      /^sold$/i.test(piece.said) &&
      (pieces[at - 1]?.said === '/' || isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'per', 'ratio'))
    )
      pieces[at] = { ...piece, metric: sold };
}

/** "More than 100 sales" are so many that were sold, where the file counts them: coins have a sign, or are called money; some sales at all are either. */
export function salesBehindNumbers(pieces: Piece[], views: readonly SourceView[]): void {
  const sold = views.flatMap((view) => {
    const counted = view.columnOf('purchases') === undefined ? soldThings(view) : 'purchases';
    return counted ?? [];
  })[0];
  if (sold === undefined) return;
  for (const [at, piece] of pieces.entries()) {
    const number = pieces[at - 1];
    if (piece.type !== 'metric' || !/^sales?$/i.test(piece.said) || !isMoneyColumn(piece.metric)) continue;
    const isBound = isKeyword(
      pieces[neighbour(pieces, at - 1, -1, isNoise)],
      'more',
      'less',
      'over',
      'at_least',
      'at_most',
      'between',
      'and',
    );
    if (number?.type === 'number' && number.value > 0 && !number.percent && isBound)
      pieces[at] = { ...piece, metric: sold };
  }
}

/** "Did we sell more boots than sandals": so many of each, where the file counts what is sold; "more in London" is money. */
export function moreOfThings(pieces: Piece[], views: readonly SourceView[]): void {
  const [view, second] = views;
  const sold = view === undefined || second !== undefined ? undefined : soldThings(view);
  if (sold === undefined || !isNamedAsSold(sold)) return;
  for (const [at, piece] of pieces.entries()) {
    const more = pieces[at + 1];
    const isSelling =
      piece.type === 'metric' && piece.metric === 'revenue' && /^(?:sell|sold|selling)$/i.test(piece.said);
    const isMore = isKeyword(more, 'more', 'less') || /^(?:more|fewer|less)$/i.test(more?.said ?? '');
    if (piece.type === 'metric' && isSelling && isMore && pieces[at + 2]?.type === 'members')
      pieces[at] = { ...piece, metric: sold };
  }
}

/** "Ticket revenue", "booking value": the money of what is sold, and not how many were; "ticket sales" may be either. */
export function moneyOfSold(pieces: Piece[], views: readonly SourceView[]): void {
  const sold = views.flatMap((view) => [soldThings(view) ?? '', view.columnOf('purchases') ?? '']);
  for (const [at, piece] of pieces.entries()) {
    const money = pieces[at + 1];
    const isOfThem =
      piece.type === 'metric' &&
      sold.includes(piece.metric) &&
      !isPlural(piece.said) &&
      money?.type === 'metric' &&
      isMoneyColumn(money.metric) &&
      !/^sales?$/i.test(money.said);
    if (isOfThem) silence(pieces, at);
  }
}

/**
 * "What percentage of views become a purchase" of a file of items: those that were bought, where no orders are counted, beside those that
 * were looked at or put in a cart.
 */
export function purchasesAsItems(pieces: Piece[], views: readonly SourceView[]): void {
  const [view, second] = views;
  const sold = view === undefined || second !== undefined ? undefined : soldThings(view);
  if (view === undefined || sold === undefined || askMetric(view, 'purchases') !== undefined) return;
  const isOfItems = pieces.some(
    (piece, at) =>
      piece.type === 'metric' &&
      (/^items?_(?:viewed|views|added)|add(?:ed|s)?_to_cart/i.test(piece.metric) ||
        // "Which products had no purchases"
        (piece.metric === 'purchases' && isKeyword(pieces[at - 1], 'none'))),
  );
  // "Which converts views to purchases better" holds both ends apart: it is refused rather than told as two counts
  if (!isOfItems || pieces.some(({ said }) => /^(?:convert|conversion)/i.test(said))) return;
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'metric' && piece.metric === 'purchases') pieces[at] = { ...piece, metric: sold };
}
