import { isCounted } from '../../../../data/is-counted.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { keywordMark } from '../../../mark.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../../../piece.ts';

const PEOPLE = /^(?:visitors|users|new_users|active_users|key_events|conversion_rate)$/;

/**
 * "Enrolment rate of signups", "purchase rate from cart", "enrolment rate signup to enrolment": what a rate is one of is said behind it, so
 * that it is told for each of those, and not for each of what it is one of elsewhere.
 */
export function rateOfItsBase(pieces: Piece[], views: readonly SourceView[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const rate = rateAt(pieces, at, views);
    if (rate === undefined) continue;
    const base = baseBehind(pieces, rate, views);
    if (base === undefined || base.under === rate.over) continue;
    const under = pieces[base.at];
    if (under === undefined) continue;
    const per: Piece = { ...keywordMark('per', 'per'), used: false };
    const over: Piece = { ...(pieces[at] as Piece), type: 'metric', metric: rate.over } as Piece;
    const limits = pieces.slice(rate.to, base.at).filter(({ type }) => type === 'members');
    pieces.splice(at, base.to - at, over, per, under, ...limits);
  }
}

interface Rate {
  /** The first place behind it. */
  readonly to: number;
  readonly over: string;
}

/** "Enrolment rate", "cart conversion", "purchase rate" */
function rateAt(pieces: readonly Piece[], at: number, views: readonly SourceView[]): Rate | undefined {
  const [piece, next] = pieces.slice(at, at + 2);
  if (piece?.type !== 'metric') return undefined;
  if (piece.metric === 'purchase_rate') {
    const over = ['purchases', 'items_purchased'].find((one) => isCounted(one, views));
    return over === undefined ? undefined : { to: at + 1, over };
  }
  const isRate =
    (next?.type === 'unknown' && /^rates?$/i.test(next.said)) ||
    (next?.type === 'metric' && /^conversions?(?: rates?)?$/i.test(next.said));
  return isRate && isBase(piece.metric, views) ? { to: at + 2, over: piece.metric } : undefined;
}

interface Base {
  readonly at: number;
  readonly to: number;
  readonly under: string;
}

function baseBehind(
  pieces: readonly Piece[],
  { to, over }: Rate,
  views: readonly SourceView[],
): Base | undefined {
  const isLed =
    isKeyword(pieces[to], 'preposition') && /^(?:of|from)(?: the)?$/i.test(pieces[to]?.said ?? '');
  const isLimit = (one: Piece): boolean => isNoise(one) || (isLed && one.type === 'members');
  const at = isLed ? neighbour(pieces, to, 1, isLimit) : to;
  const base = pieces[at];
  if (base?.type !== 'metric' || !isBase(base.metric, views)) return undefined;
  const [joint, end] = pieces.slice(at + 1, at + 3);
  const isInto = /^(?:to|into)$/i.test(joint?.said ?? '');
  const isItsEnd = isInto && end?.type === 'metric' && end.metric === over;
  if (isItsEnd) return { at, to: at + 3, under: base.metric };
  return isLed && !isInto ? { at, to: at + 1, under: base.metric } : undefined;
}

const isBase = (metric: string, views: readonly SourceView[]): boolean =>
  !PEOPLE.test(metric) && isCounted(metric, views);
