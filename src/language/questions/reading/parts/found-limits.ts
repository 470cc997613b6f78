import type { AskMetric } from '../../data/asked-metric.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { ReadLimit, ReadMoveLimit } from '../reading.ts';
import { fractionOf, metricNamed, metricOf } from './metric-of-limit.ts';

/** What was found so far; each step adds to it and marks its pieces as used. */
export interface Found {
  readonly pieces: Piece[];
  readonly defaultMetric: string | undefined;
  /** What the source knows of a number. */
  readonly known: (metric: string) => AskMetric | undefined;
  readonly limits: ReadLimit[];
  readonly moves: ReadMoveLimit[];
  readonly limitMetrics: Set<number>;
  count: number | null;
}

export const isPosition = (piece: Piece | undefined): boolean =>
  piece?.type === 'metric' && piece.metric === 'position';

/** Wherever the position is named, it is what the limit is about. */
export function usePositions({ pieces, limitMetrics }: Found): void {
  for (const [place, piece] of pieces.entries()) if (isPosition(piece)) limitMetrics.add(place);
}

/** Puts a limit on the metric that the number at this place is about; false where there is none. */
export function bound(
  found: Found,
  at: number,
  is: ReadLimit['is'],
  value: number,
  percent: boolean,
): boolean {
  const { pieces, defaultMetric, limits, limitMetrics } = found;
  // "more than 3 pages" limits no sessions
  const counted = pieces[neighbour(pieces, Math.ceil(at), 1, isNoise)];
  if (Number.isInteger(at) && counted?.type === 'dimension' && !isKeyword(counted, 'by')) return false;
  const metricAt = metricOf(pieces, at, percent);
  const named = metricAt >= 0 ? metricNamed(pieces[metricAt]) : defaultMetric;
  if (named === undefined) return false;
  // "More than 50 % engaged sessions" are those of each source's own sessions, "of the engaged sessions" a part of all.
  const isOwnRate = percent && named === 'engaged_sessions' && pieces[Math.ceil(at) + 1] === pieces[metricAt];
  const metric = isOwnRate ? 'engagement_rate' : named;
  if (metricAt >= 0) limitMetrics.add(metricAt);
  if (metric === 'position') usePositions(found);
  limits.push({ metric, is, ...boundOf(found, metric, value, percent) });
  return true;
}

export const boundOf = (
  { known }: Found,
  metric: string,
  value: number,
  percent: boolean,
): Pick<ReadLimit, 'value' | 'isShare'> =>
  percent && known(metric)?.kind === 'additive'
    ? { value, isShare: true }
    : { value: fractionOf(metric, value, percent) };
