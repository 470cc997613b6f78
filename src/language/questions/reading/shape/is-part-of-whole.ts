import { askMetric } from '../../data/ask-metric.ts';
import { grainOf } from '../parts/read-units.ts';
import type { Piece } from '../piece.ts';
import type { ShapeInput } from './shape.ts';

/** "What share came from organic and what from paid search": of what adds up, in one stretch of time. */
export const isPartOfWhole = (
  pieces: readonly Piece[],
  dimensions: readonly string[],
  { metrics, view, time }: ShapeInput,
): boolean =>
  dimensions.length === 0 &&
  metrics.length === 1 &&
  metrics.every((id) => askMetric(view, id)?.kind === 'additive') &&
  time.periods.length < 2 &&
  grainOf(pieces) === null;
