import { askMetric } from '../../../../data/ask-metric.ts';
import { soldThings } from '../../../../data/event-counts.ts';
import { isCustomerColumn } from '../../../../data/is-customer-column.ts';
import { moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { type Piece, rewrite } from '../../../piece.ts';

const BUYS = /^(?:buy|buys|bought|buying)$/i;

/** "How much did pubs buy": for how much, as "how much did we sell to pubs" is money; "how many" is counted. */
export function boughtForMoney(pieces: Piece[], views: readonly SourceView[]): void {
  const money = moneyOf(views);
  const [how, much] = pieces;
  const isMuch = /^how$/i.test(how?.said ?? '') && /^much$/i.test(much?.said ?? '');
  if (money === undefined || !isMuch || pieces.filter(({ type }) => type === 'metric').length !== 1) return;
  const at = pieces.findIndex(
    (piece) => piece.type === 'metric' && piece.metric === 'purchases' && BUYS.test(piece.said),
  );
  // "How much beer did pubs buy" is of the beer
  const isOfThings = pieces.slice(0, at).some(({ type }) => type === 'dimension');
  const isOfSomebody = pieces.slice(0, at).some(({ type }) => type === 'members');
  if (isOfSomebody && !isOfThings) rewrite(pieces, at, { type: 'metric', metric: money });
}

/** "Which customers bought less", "who bought the most sand" of a file that has its customers by name: so much of what it counts. */
export function boughtByCustomers(pieces: Piece[], views: readonly SourceView[]): void {
  const [view, second] = views;
  if (view === undefined || second !== undefined || askMetric(view, 'purchases') !== undefined) return;
  const column = view.dimensionColumns.find(isCustomerColumn);
  const metric = soldThings(view);
  if (column === undefined || metric === undefined) return;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type === 'metric' && piece.metric === 'purchases' && BUYS.test(piece.said))
      pieces[at] = { ...piece, metric };
    if (piece.type !== 'topic' || !/^who bought$/i.test(piece.said)) continue;
    const { others, proper, used } = piece;
    const rest = { others, proper, used };
    pieces.splice(
      at,
      1,
      { ...rest, type: 'keyword', keyword: 'which', said: 'which' },
      { ...rest, type: 'dimension', dimensions: [column], said: 'customer' },
      { ...rest, type: 'metric', metric, said: 'bought' },
    );
    return;
  }
}
