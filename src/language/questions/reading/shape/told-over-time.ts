import { askMetric } from '../../data/ask-metric.ts';
import { lengthOf } from '../../dates/period.ts';
import { coarserUnit, finestUnit, grainOf, isByUnit, meanUnit } from '../parts/read-units.ts';
import { isKeyword, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import type { Asked } from './asked.ts';
import type { Made } from './made-of.ts';
import { isStepByStep, stepsNamed, stepsWithin } from './read-steps.ts';
import type { ReadShape, ShapeInput } from './shape.ts';

type Unit = Reading['grain'];

/** "Sessions by week", "which day …": the unit of time in which rows are told. */
export function byUnit(pieces: Piece[], input: ShapeInput, { has }: Asked, unit: Unit, made: Made): Made {
  const { dimensions, limits } = input;
  if (made.rank?.of === 'time') return { ...made, grain: unit ?? made.grain };
  const isTold = isByUnit(pieces) || dimensions.length === 0 || limits.length > 0 || has('which');
  return unit !== null && made.grain === null && isTold ? { ...made, grain: unit } : made;
}

/** "Did it grow?": a change, where nothing ranks or tells it over time. */
export function asChange({ dimensions, limits }: ShapeInput, { isMoving }: Asked, made: Made): Made {
  if (!isMoving || made.shape !== 'value') return made;
  const isOfAll = dimensions.length === 0 && made.grain === null && limits.length === 0;
  const isOfMembers = dimensions.length > 0 && made.rank === null;
  return isOfAll || isOfMembers ? { ...made, shape: 'change' } : made;
}

/** "Which month was better, January or February?": the months are named, and compared. */
export const withNamedMonths = (
  pieces: readonly Piece[],
  { time, dimensions }: ShapeInput,
  made: Made,
): Made =>
  time.periods.length === 2 && grainOf(pieces) === null && dimensions.length === 0
    ? { ...made, grain: null, rank: null }
    : made;

/** By weekday the average day of each is told as it is. */
export const withWeekdays = (made: Made): Made =>
  made.shape === 'average' && made.grain === 'weekday' ? { ...made, shape: 'value' } : made;

/**
 * "Sessions per week last week against the four weeks before": beside one unit several of them are their mean, since a sum of four
 * says nothing of one.
 */
export function withMeanOfMany(
  { time: { periods }, dimensions, metrics, view }: ShapeInput,
  made: Made,
): Made {
  const [own, other] = periods;
  const isOfOne = own?.count === 1 && own.unit === made.grain;
  if (
    !isOfOne ||
    other === undefined ||
    made.shape !== 'value' ||
    made.rank !== null ||
    dimensions.length > 0
  )
    return made;
  if (lengthOf(other) < 2 * lengthOf(own)) return made;
  // A rate of four weeks is no sum of theirs
  const isRate = metrics.length > 0 && metrics.every((id) => askMetric(view, id)?.kind === 'quotient');
  return isRate ? made : { ...made, shape: 'average' };
}

/** What holds each unit against the one before it, as the steps do. */
const AGAINST = ['versus', 'compare'] as const;

/** "Growth by month", "month over month since January": each unit against the one before it. */
export function inSteps(
  pieces: Piece[],
  { dimensions, time }: ShapeInput,
  { each }: Asked,
  isYesNo: boolean,
  made: Made,
): { readonly made: Made; readonly isStepwise: boolean } {
  const isOfAll = dimensions.length === 0 && each === null;
  // "Sessions trend week over week", whether its days are named or not
  const steps = stepsWithin(time) ?? (made.shape === 'trend' ? stepsNamed(pieces) : null);
  const isPlain = /^(?:change|value|trend)$/.test(made.shape) && isOfAll;
  const stepped: Made =
    steps !== null && made.grain === null && isPlain && !isYesNo ? { ...made, grain: steps } : made;
  const isStepRank = made.rank?.of === 'time' && made.rank.by !== 'value';
  const isStepwise =
    isStepRank ||
    (isStepByStep(pieces, grainOf(pieces) ?? (stepped.grain === steps ? steps : null)) &&
      isOfAll &&
      made.rank === null &&
      time.periods.length < 2 &&
      made.shape !== 'average');
  if (!isStepwise) return { made: stepped, isStepwise };
  for (const piece of pieces) if (isKeyword(piece, 'share', ...AGAINST)) piece.used = true;
  return { made: { ...stepped, shape: 'value' }, isStepwise };
}

/** "On how many days of each month", "the average day of each month": what the units are counted, or averaged, by. */
export function perLongerUnit(
  pieces: Piece[],
  { dimensions }: ShapeInput,
  { each, isAverage }: Asked,
  made: Made,
): { readonly made: Made; readonly countPer: ReadShape['countPer']; readonly isMean: boolean } {
  const countPer = made.shape === 'count' && dimensions.length === 0 ? coarserUnit(pieces) : null;
  const counted: Made = countPer === null ? made : { ...made, grain: finestUnit(pieces) };
  const meanPer =
    dimensions.length === 0 && each === null
      ? meanUnit(pieces, isAverage || counted.shape === 'median')
      : null;
  if (meanPer === null) return { made: counted, countPer, isMean: false };
  const isRankOfTime = counted.rank?.of === 'time' && counted.rank.by === 'value';
  return {
    made: {
      ...counted,
      shape: counted.shape === 'median' ? 'median' : 'average',
      grain: finestUnit(pieces),
      rank: isRankOfTime ? counted.rank : null,
    },
    countPer: countPer ?? meanPer,
    isMean: true,
  };
}
