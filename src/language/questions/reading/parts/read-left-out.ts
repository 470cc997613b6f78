import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, isRank, neighbour, type Piece, silent } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

export interface ReadLeftOut {
  readonly count: number;
  readonly direction: 'top' | 'bottom';
  /** Dimensions that are named right behind it: "without the top 3 channels". */
  readonly dimensions: readonly string[];
  /** By what they are the top: "… the top 3 by revenue". */
  readonly metric: string | null;
  /** "Without our best day": units of time, and no members. */
  readonly unit: 'day' | 'week' | 'month' | null;
  /** "Best" and "worst" are what an owner hopes for. */
  readonly isWish: boolean;
  /** "The top 10 by sessions outside the top 10 by revenue": of the former those that are not among the latter. */
  readonly isOutside: boolean;
}

/** "without the top 3", "excluding the best two channels", "other than the top country". */
export function readLeftOut(pieces: Piece[]): ReadLeftOut | null {
  const at = pieces.findIndex(
    (piece, place) =>
      isRank(piece) && !piece.used && isKeyword(pieces[neighbour(pieces, place, -1, isNoise)], 'without'),
  );
  const rank = pieces[at];
  const without = pieces[neighbour(pieces, at, -1, isNoise)];
  if (at < 0 || rank === undefined || without === undefined) return null;
  // A search result outside the top ten is a position.
  const isSearch = pieces.some(
    (piece) =>
      (piece.type === 'metric' && piece.metric === 'position') ||
      (piece.type === 'dimension' && piece.dimensions.includes('query')),
  );
  if (isSearch && /^outside/i.test(without.said)) return null;
  const next = neighbour(pieces, at, 1, isNoise);
  const number = pieces[next];
  const isCounted = number?.type === 'number' && Number.isInteger(number.value) && number.value > 0;
  const named = pieces[isCounted ? neighbour(pieces, next, 1, isNoise) : next];
  const dimensions = named?.type === 'dimension' ? named.dimensions : [];
  const unit = named?.type === 'unit' && isLeavable(named.unit) ? named.unit : null;
  if (!isCounted && dimensions.length === 0 && unit === null) return null;
  const metric = metricBehind(
    pieces,
    named?.type === 'dimension' || unit !== null ? named : isCounted ? number : rank,
  );
  // Of "revenue without the top 3 channels" a total is wanted, of "channels without the top 3" the others.
  if (named !== undefined && (named.type === 'dimension' || unit !== null))
    pieces[pieces.indexOf(named)] = silent(named);
  for (const piece of [rank, without, ...(isCounted ? [number] : [])]) piece.used = true;
  return {
    count: isCounted && number?.type === 'number' ? number.value : 1,
    direction: isKeyword(rank, 'bottom', 'worst') ? 'bottom' : 'top',
    dimensions,
    metric,
    unit,
    isWish: isKeyword(rank, 'best', 'worst'),
    isOutside: metric !== null && /^outside/i.test(without.said),
  };
}

const isLeavable = (unit: string): unit is 'day' | 'week' | 'month' => /^(?:day|week|month)$/.test(unit);

/** The best days of the question's own number: by another one they would be other days. */
export function leftOutDaysOf(leftOut: ReadLeftOut | null): Reading['leftOutDays'] {
  if (leftOut === null || leftOut.unit === null) return null;
  if (leftOut.metric !== null) throw askedBack('left_out_of_what');
  const { unit, count, direction, isWish } = leftOut;
  return { unit, count, direction, isWish };
}

/** Those of the one ranking that the other does not hold: chosen first, and not ranked anew without the others. */
export function chosenOutside(reading: Reading, leftOut: ReadLeftOut | null): Reading {
  const { rank, dimensions, metrics, periods } = reading;
  const [dimension, metric] = [dimensions[0], metrics[0]];
  if (!leftOut?.isOutside || rank?.of !== 'members' || rank.by !== 'value') return reading;
  if (rank.count === null || dimension === undefined || metric === undefined)
    throw askedBack('left_out_of_what');
  const { count, direction } = rank;
  return {
    ...reading,
    rank: null,
    chosen: { dimension, metric, count, direction, periods },
    metrics: leftOut.metric === null || leftOut.metric === metric ? metrics : [metric, leftOut.metric],
  };
}

/** "… by revenue", "… for revenue": what they are ranked by is not what is listed. */
function metricBehind(pieces: Piece[], piece: Piece | undefined): string | null {
  const at = piece === undefined ? -1 : pieces.indexOf(piece);
  const by = pieces[neighbour(pieces, at, 1, isNoise)];
  if (at < 0 || by === undefined || !/^(?:by|for|in terms of|in)$/i.test(by.said)) return null;
  const place = neighbour(pieces, pieces.indexOf(by), 1, isNoise);
  const metric = pieces[place];
  if (metric?.type !== 'metric') return null;
  by.used = true;
  pieces[place] = silent(metric);
  return metric.metric;
}

/** Of which column: the one named there, else the one that is listed. */
export function leftOutOf(
  leftOut: ReadLeftOut | null,
  dimensions: readonly string[],
  view: SourceView,
): Reading['leftOut'] {
  if (leftOut === null || leftOut.unit !== null) return null;
  const own = leftOut.dimensions.flatMap((name) => view.dimensionOf(name) ?? []);
  const dimension = own[0] ?? dimensions[0];
  if (dimension === undefined) throw askedBack('left_out_of_what');
  const { metric } = leftOut;
  if (metric !== null && askMetric(view, metric) === undefined) throw askedBack('left_out_of_what');
  return { dimension, count: leftOut.count, direction: leftOut.direction, metric };
}
