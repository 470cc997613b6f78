import { askMetric } from '../../data/ask-metric.ts';
import { refuseCountWithin } from '../guards/of-pieces/refuse-count-within.ts';
import { refuseHighAndLow } from '../guards/of-pieces/refuse-high-and-low.ts';
import { refuseSessionsWith } from '../guards/of-pieces/refuse-sessions-with.ts';
import { refuseTwoGrains } from '../guards/of-pieces/refuse-two-grains.ts';
import { readFilters } from '../names/read-filters.ts';
import { readChosenDays } from '../parts/read-chosen-days.ts';
import { readCountWithin } from '../parts/read-count-within.ts';
import { readDimensions } from '../parts/read-dimensions.ts';
import type { Piece } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import { dailyAsDay, dropMeanDay } from '../shape/read-peak.ts';
import type { AssembleOptions } from './assemble-options.ts';
import type { Measured } from './read-measured.ts';
import type { Opening } from './read-opening.ts';

/** Which days and members the numbers are kept to, and by what they are split. */
export function readSplit(
  pieces: Piece[],
  { intent }: Opening,
  measured: Measured,
  { site, usual }: Pick<AssembleOptions, 'site' | 'usual'>,
) {
  const { view, numbers } = measured;
  const isOfNumbers = intent === undefined;
  const isAskable = askableWith(measured);
  const chosenDays = isOfNumbers ? readChosenDays(pieces, numbers) : null;
  const limits = chosenDays === null ? numbers.limits : [];
  const within = isOfNumbers ? readCountWithin(pieces, view) : null;
  const members = readFilters(pieces, view, isAskable, site, usual?.dimensions);
  const { missing, assumptions, ...read } = readDimensions(pieces, view, isAskable);
  if (missing !== undefined) throw new NotAnswerable({ type: 'dimension_missing', said: missing });
  const dimensions = within === null ? read.dimensions : [within.counted];
  dropMeanDay(pieces);
  dailyAsDay(pieces);
  refuseTwoGrains(pieces, dimensions.length > 0);
  if (within === null) refuseCountWithin(pieces);
  if (isOfNumbers) refuseHighAndLow(pieces);
  refuseSessionsWith(pieces);
  return { chosenDays, limits, within, members, dimensions, assumptions };
}

/** Whether a source has what is asked for by this dimension. */
function askableWith({ view, metrics, unnamed }: Measured): (dimension: string) => boolean {
  const asked = metrics.asked.length > 0 ? metrics.asked : unnamed === undefined ? [] : [unnamed];
  const columns = asked.flatMap((id) => askMetric(view, id)?.columns ?? []);
  // That users are not counted by channel is said where their sums are refused, with what comes nearest.
  const isDistinct = metrics.asked.some(
    (id) => id === 'visitors' || askMetric(view, id)?.kind === 'distinct',
  );
  return (dimension) => isDistinct || columns.length === 0 || view.has(columns, [dimension]);
}
