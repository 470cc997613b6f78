import { type CartStep, columnOfStep } from '../../../../data/cart-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, type Piece, silence } from '../../../piece.ts';
import { joinedMetric } from '../joined-metric.ts';

const RATE = /^(?:rates?|percentages?|ratio|%)$/i;

/**
 * "Cart abandonment rate" is what is left of one where purchases are told per cart, "abandoned carts" are the carts less the purchases,
 * "cart to checkout rate" is one step per the other: where a source counts both steps.
 */
export function ofCarts(pieces: Piece[], views: readonly SourceView[]): void {
  for (const at of pieces.keys()) {
    abandonment(pieces, at, views);
    stepFromCart(pieces, at, views);
  }
}

function abandonment(pieces: Piece[], at: number, views: readonly SourceView[]): void {
  const piece = pieces[at];
  if (piece?.type !== 'topic' || piece.topic.topic !== 'funnel') return;
  const [, own] = /^(cart|checkout)? ?abandonment(?: rate)?$/i.exec(piece.said) ?? [];
  const before = pieces[at - 1]?.said ?? '';
  const [, left] = /^(?:shopping )?(cart|basket|bag|checkout)s?$/i.exec(before) ?? [];
  const isRateBehind = RATE.test(pieces[at + 1]?.said ?? '');
  const isAbandoned = /^abandoned carts?$/i.test(piece.said);
  const named = isAbandoned ? 'cart' : (own ?? left);
  if (named === undefined) return;
  const step: CartStep = /checkout/i.test(named) ? 'checkout' : 'cart';
  const columns = stepsIn(views, step, 'purchase');
  if (columns === undefined) return;
  const first = own === undefined && !isAbandoned ? at - 1 : at;
  const last = isRateBehind ? at + 1 : at;
  const isRate = isRateBehind || !isAbandoned;
  joinedMetric(
    pieces,
    first,
    last,
    `${isRate ? 'rest' : 'less'}:${isRate ? columns.toReversed().join(':') : columns.join(':')}`,
  );
}

/** "From cart to purchase rate", "cart to checkout rate". */
function stepFromCart(pieces: Piece[], at: number, views: readonly SourceView[]): void {
  const piece = pieces[at];
  if (piece?.type !== 'topic' || !/^cart ?-?to$/i.test(piece.said)) return;
  const [to, rate] = [pieces[at + 1], pieces[at + 2]];
  if (to?.type !== 'metric') return;
  const isRate = to.metric === 'purchase_rate' || RATE.test(rate?.said ?? '');
  const step: CartStep = /checkout/i.test(to.said) ? 'checkout' : 'purchase';
  const columns = stepsIn(views, 'cart', step);
  if (!isRate || columns === undefined || !(step === 'checkout' || /purchase|order/i.test(to.said))) return;
  joinedMetric(
    pieces,
    at,
    to.metric === 'purchase_rate' ? at + 1 : at + 2,
    `ratio:${columns[1]}:${columns[0]}`,
  );
  const before = pieces[at - 1];
  if (isKeyword(before, 'preposition') && /^from$/i.test(before?.said ?? '')) silence(pieces, at - 1);
}

/** Both steps as one source counts them. */
function stepsIn(views: readonly SourceView[], ...steps: readonly [CartStep, CartStep]) {
  for (const view of views) {
    const [from, to] = steps.map((step) => columnOfStep(view, step));
    if (from !== undefined && to !== undefined) return [from, to] as const;
  }
  return undefined;
}
