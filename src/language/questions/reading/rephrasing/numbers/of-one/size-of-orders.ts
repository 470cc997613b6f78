import { askMetric } from '../../../../data/ask-metric.ts';
import { earnedOf } from '../../../../data/earned-columns.ts';
import { moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { unitsIn } from '../../../parts/units-in.ts';
import { isKeyword, isMove, isNoise, neighbour, type Piece, rewrite } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { rateOf } from './worth-of-one.ts';

type MetricPiece = Extract<Piece, { type: 'metric' }>;

const ORDERS = /^(?:(?:order|purchase|transaction|booking|reservation|basket)s?)$/i;
const LARGE = /^(?:biggest|largest|smallest)$/i;
/** "The highest orders" may as well be the most of them. */
const HIGH = /^(?:highest|lowest)$/i;

/**
 * "Which code brought the biggest orders", "in which country are orders largest": what one order is worth, and not how many there were;
 * where no money is counted, how many pieces it has. "The biggest order" is a single one, which the rows do not hold, and asked about.
 */
export function sizeOfOrders(pieces: Piece[], views: readonly SourceView[]): void {
  basketsAsOrders(pieces, views);
  for (const [at, piece] of pieces.entries()) {
    const size = sizeOf(pieces, at);
    if (piece.type !== 'metric' || size === undefined || isBestTime(pieces, size)) continue;
    const view = views.find((one) => isCountIn(one, piece.metric));
    if (view === undefined) continue;
    const [id, ...others] = sizesIn(view, piece.metric);
    const isSure = LARGE.test(size.said) && /s$/i.test(piece.said) && isOfSeveral(pieces);
    if (isSure && id !== undefined && others.length === 0)
      rewrite(pieces, at, { type: 'metric', metric: id, said: `${size.said} ${piece.said}`, others: [] });
    else if (LARGE.test(size.said) || isOfSeveral(pieces)) askWhichSize(view, piece, withSize(pieces, size));
  }
}

/** "The largest baskets" are what the largest orders hold, where nothing is called so. */
function basketsAsOrders(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    if (piece.type !== 'unknown' || !/^baskets?$/i.test(piece.said) || !isSize(before)) continue;
    const orders = views.flatMap((view) => ordersIn(view) ?? [])[0];
    if (orders !== undefined) rewrite(pieces, at, { type: 'metric', metric: orders });
  }
}

const ordersIn = (view: SourceView): string | undefined =>
  view.metricColumns.find((column) => /^(?:orders?|purchases|transactions)$/i.test(column));

/** "Order value" of a file that calls its money otherwise: that of one, unless all of it is asked for. */
export function orderValue(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || !/^order values?$/i.test(piece.said)) continue;
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    const money = moneyOf(views);
    const view = views.find(({ metricColumns }) => metricColumns.includes(piece.metric));
    const orders = view && ordersIn(view);
    if (isKeyword(before, 'total') || piece.metric !== money || orders === undefined) continue;
    if (!/order/i.test(piece.metric)) pieces[at] = { ...piece, metric: `ratio:${money}:${orders}` };
  }
}

/** The size of one was said by no word for it. */
export const isSizeOfOrder = (said: string, metric: string): boolean =>
  (metric.startsWith('ratio:') && /^(?:order values?|aov|atv)$/i.test(said)) ||
  ((metric.startsWith('ratio:') || metric === 'average_order_value') &&
    /^(?:biggest|largest|smallest) /i.test(said));

/** "The biggest orders", "orders are largest"; "the biggest orders drop" is a drop. */
function sizeOf(pieces: readonly Piece[], at: number): Piece | undefined {
  const piece = pieces[at];
  const next = pieces[at + 1];
  if (piece?.type !== 'metric' || !ORDERS.test(piece.said)) return undefined;
  if (isMove(next) || isOfThing(next)) return undefined;
  const before = pieces[neighbour(pieces, at, -1, isNoise)];
  if (isSize(before)) return before;
  const behind = pieces[neighbour(pieces, at, 1, isNoise)];
  const isPredicate = behind !== undefined && isSize(behind) && LARGE.test(behind.said);
  return isPredicate && isLast(pieces, behind) ? behind : undefined;
}

/** "The biggest order days", "the largest purchases channel", but "by month". */
const isOfThing = (next: Piece | undefined): boolean =>
  next !== undefined &&
  /^(?:dimension|grain|unit|metric|unknown)$/.test(next.type) &&
  !/^(?:by|per|each|every) /i.test(next.said);

const isSize = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'top', 'bottom') && (LARGE.test(piece?.said ?? '') || HIGH.test(piece?.said ?? ''));

/** "Orders from the biggest country" is no size of orders. */
function isLast(pieces: readonly Piece[], size: Piece): boolean {
  const behind = pieces[neighbour(pieces, pieces.indexOf(size), 1, isNoise)];
  return behind === undefined || behind.type === 'time' || isKeyword(behind, 'preposition', 'by');
}

/** "The day with the highest orders" is that with the most of them. */
const isBestTime = (pieces: readonly Piece[], { said }: Piece): boolean =>
  HIGH.test(said) && isOfTime(pieces);

const isOfTime = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ type }) => type === 'grain' || type === 'unit');

/** "Biggest orders in May" are nobody's but those of the days, and single ones at that. */
const isOfSeveral = (pieces: readonly Piece[]): boolean =>
  isOfTime(pieces) ||
  pieces.some(({ type }) => type === 'dimension') ||
  pieces.filter(({ type }) => type === 'members').length > 1;

/** The largest of nobody is asked about by what one of them is worth alone. */
const withSize = (pieces: readonly Piece[], size: Piece): readonly Piece[] =>
  isOfSeveral(pieces) ? pieces : pieces.filter((piece) => piece !== size);

function isCountIn(view: SourceView, metric: string): boolean {
  const known = askMetric(view, metric);
  return known?.kind === 'additive' && known.unit === 'count';
}

/** The money of one, or else its pieces; of several kinds of money each. */
function sizesIn(view: SourceView, orders: string): readonly string[] {
  const money = moneyOf([view]);
  const kinds = money === undefined ? earnedOf(view.metricColumns) : [money];
  const units = unitsIn([view]);
  const sizes = kinds.length > 0 || units === undefined ? kinds : [units];
  return sizes.filter((size) => size !== orders).flatMap((size) => rateOf(size, orders, [view]) ?? []);
}

function askWhichSize(view: SourceView, orders: MetricPiece, pieces: readonly Piece[]): never {
  const nounOf = (id: string): string => askMetric(view, id)?.noun ?? id;
  const numbers = [...sizesIn(view, orders.metric).map(nounOf), `number of ${nounOf(orders.metric)}`];
  const questions = numbers.map((said) =>
    inWords(pieces.map((piece) => (piece === orders ? { ...piece, said } : piece))),
  );
  throw askedBack('size_of_which', questions.map(asChoice));
}
