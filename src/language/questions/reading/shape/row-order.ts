import { askMetric } from '../../data/ask-metric.ts';
import { isBetterDown } from '../../data/is-better-down.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, type Piece } from '../piece.ts';
import type { Reading, ReadLimit } from '../reading.ts';
import { endOfChanges } from './ordered-by-change.ts';

/** What rows stand in order of. */
interface Ordered {
  readonly metrics: readonly string[];
  readonly limits: readonly ReadLimit[];
  /** "Which one is worst?": by the number of the question before. */
  readonly usual?: string | undefined;
  readonly view: SourceView;
}

/** "Worst first" is about what an owner hopes for: of bounce rates the highest. */
export function orderOf(pieces: readonly Piece[], { metrics, view, usual }: Ordered): Reading['order'] {
  const has = (...keywords: Parameters<typeof isKeyword>[1][]): boolean =>
    pieces.some((piece) => isKeyword(piece, ...keywords));
  if (has('best_first', 'worst_first')) {
    const [first = usual] = metrics;
    const metric = first === undefined ? undefined : askMetric(view, first);
    const isDown = metric !== undefined && isBetterDown(metric);
    return has('best_first') === isDown ? 'up' : 'down';
  }
  if (endOfChanges(pieces) !== null) return null;
  return has('increasing') ? 'up' : has('decreasing') ? 'down' : null;
}

/**
 * "Best" is what an owner hopes for: the lowest bounce rate, the first position. "Highest" and "top" are the number, except that the
 * highest rank is the first.
 */
export function numericDirection(
  pieces: readonly Piece[],
  { metrics, view, limits, usual }: Ordered,
  direction: 'top' | 'bottom',
): 'top' | 'bottom' {
  const [first = limits[0]?.metric ?? usual] = metrics;
  const known = first === undefined ? undefined : askMetric(view, first);
  const desired = known?.desired ?? 'up';
  if (known?.desired === 'neither' && isBetterDown(known))
    return pieces.some((piece) => isKeyword(piece, 'best', 'worst')) ? opposite(direction) : direction;
  if (desired !== 'down') return direction;
  const isPosition = first === 'position';
  const byQuality =
    pieces.some((piece) => isKeyword(piece, 'best', 'worst')) ||
    (isPosition && !pieces.some((piece) => /average|number|value/i.test(piece.said)));
  const isTop = isPosition && pieces.some((piece) => isKeyword(piece, 'top') && /^top$/i.test(piece.said));
  return byQuality || isTop ? opposite(direction) : direction;
}

const opposite = (direction: 'top' | 'bottom'): 'top' | 'bottom' => (direction === 'top' ? 'bottom' : 'top');
