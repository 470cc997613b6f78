import { refuseLooseVersus } from '../guards/of-pieces/refuse-loose-versus.ts';
import { readAlways } from '../parts/read-always.ts';
import { readPeriods } from '../parts/read-periods.ts';
import { placeIn } from '../parts/read-place.ts';
import type { Piece } from '../piece.ts';
import { readShape } from '../shape/read-shape.ts';
import type { AssembleOptions } from './assemble-options.ts';
import { readMeasured } from './read-measured.ts';
import { readOpening } from './read-opening.ts';
import { readSplit } from './read-split.ts';

export type Parts = ReturnType<typeof readParts>;

/**
 * Reads each part of a question in turn: what it wants, of which numbers, kept to whom and split by what, over which days,
 * in which form. Each takes its pieces (`used`), so that no word is read twice; throws `NotAnswerable` where one cannot be
 * read.
 */
export function readParts(pieces: Piece[], options: AssembleOptions) {
  const isFollowing = options.usual !== undefined;
  const opening = readOpening(pieces, options.views, isFollowing);
  const measured = readMeasured(pieces, options);
  const split = readSplit(pieces, opening, measured, options);
  const { view, numbers, metrics } = measured;
  const { dimensions, limits, members } = split;
  const time = readPeriods(pieces, opening.intent);
  const always = readAlways(pieces, time, { dimensions, limits });
  const shape = readShape(pieces, {
    dimensions,
    count: numbers.count,
    limits,
    moves: numbers.moves,
    quantile: opening.quantile,
    members,
    metrics: metrics.asked,
    time,
    usual: options.usual?.metric,
    unnamed: measured.unnamed,
    view,
  });
  for (const piece of pieces) if (piece.type === 'metric') piece.used = true;
  const isOfTwo = shape.each !== null || shape.gap !== null || /^against_/.test(shape.shape);
  if (!isFollowing) refuseLooseVersus(pieces, time, isOfTwo, metrics.asked.length);
  const place = placeIn(opening.place, shape.rank, shape.rankPer);
  return { opening, measured, split, time, always, shape, place };
}
