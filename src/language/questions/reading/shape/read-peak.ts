import { UNITS_OF_TIME } from '../../dates/units-of-time.ts';
import { isByUnit } from '../parts/read-units.ts';
import { isKeyword, isLight, isRank, neighbour, type Piece, rewrite, silent } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { displayOf } from './read-display.ts';
import { numericDirection } from './row-order.ts';
import { PLAIN_SHAPE, type ReadShape, type ShapeInput } from './shape.ts';

const [, ...COARSER] = UNITS_OF_TIME;
const FINEST_FIRST: readonly string[] = UNITS_OF_TIME;

interface Peak {
  readonly unit: NonNullable<Reading['grain']>;
  /** "Of each month"; null: within every member of a dimension. */
  readonly per: Reading['rankPer'];
}

/**
 * "The best weekday of each month", "on which day of the week does each channel peak": one ranking of units of time within
 * every larger unit, or within every member of one dimension. undefined where the question asks for no such thing.
 */
function peakOf(
  pieces: readonly Piece[],
  dimensions: readonly string[],
  unit: Reading['grain'],
): Peak | undefined {
  if (unit === null || isByUnit(pieces) || dimensions.length > 1) return undefined;
  if (!pieces.some(isRank)) return undefined;
  const grains = pieces.flatMap((piece) => (piece.type === 'grain' ? [piece.grain] : []));
  const fine = unit === 'weekday' ? 0 : FINEST_FIRST.indexOf(unit);
  const per = COARSER.find((one) => FINEST_FIRST.indexOf(one) > fine && grains.includes(one));
  if (dimensions.length === 0) return per === undefined ? undefined : { unit, per };
  const place = pieces.findIndex(({ type }) => type === 'dimension');
  // "For each news page"
  const joint = pieces[neighbour(pieces, place, -1, (one) => isLight(one) || one.type === 'members')];
  if (theirBest(pieces, place)) {
    // Those whose best month was April are not looked for.
    const isWithin = pieces.some(
      (piece) => piece.type === 'time' && piece.time.type === 'period' && piece.time.period.unit === unit,
    );
    if (isWithin || grains.length > 0) throw askedBack('unit_and_members');
    return { unit, per: null };
  }
  if (!isKeyword(joint, 'by', 'per', 'each')) return undefined;
  if (per !== undefined || grains.length > 0) throw askedBack('unit_and_members');
  return { unit, per: null };
}

/** "Channels and their best month" */
const theirBest = (pieces: readonly Piece[], dimension: number): boolean =>
  pieces.some(
    (piece, at) =>
      at > dimension &&
      /^(?:their|its)$/i.test(piece.said) &&
      isRank(pieces[at + 1]) &&
      pieces[neighbour(pieces, at + 1, 1, isLight)]?.type === 'unit',
  );

/** The shape of such a question; undefined where it is none. */
export function peakShape(
  pieces: readonly Piece[],
  unit: Reading['grain'],
  input: ShapeInput,
  isYesNo: boolean,
): ReadShape | undefined {
  const { dimensions, count, time } = input;
  const isElse = pieces.some(
    (piece, at) =>
      // "And how many sessions did it get then?" is told beside the unit
      (isKeyword(piece, 'count') && pieces[at + 1]?.type !== 'metric') ||
      isKeyword(piece, 'share', 'change', 'cumulative', 'trend', 'versus', 'compare') ||
      (isKeyword(piece, 'gain', 'loss') && !/^(?:more|less|fewer|higher|lower)$/i.test(piece.said)),
  );
  const isPlain = input.limits.length === 0 && input.moves.length === 0 && input.quantile === null;
  if (isElse || !isPlain || time.periods.length > 1 || time.versus !== null || time.weekdays.length > 0)
    return undefined;
  const peak = peakOf(pieces, dimensions, unit);
  if (peak === undefined) return undefined;
  const isAverage = pieces.some((piece) => isKeyword(piece, 'average'));
  // The mean of what within a month: of its days, or of its weeks?
  if (isAverage && FINEST_FIRST.indexOf(peak.unit) > 0) throw askedBack('average_by');
  for (const piece of pieces) if (piece.type === 'grain' || piece.type === 'unit') piece.used = true;
  const isLast = pieces.some((piece) => isKeyword(piece, 'bottom', 'worst'));
  return {
    ...PLAIN_SHAPE,
    shape: 'value',
    rank: {
      of: 'time',
      count: count ?? 1,
      direction: numericDirection(pieces, input, isLast ? 'bottom' : 'top'),
      by: 'value',
      within: dimensions[0] ?? null,
    },
    rankPer: peak.per,
    grain: peak.unit,
    isYesNo,
    display: displayOf(pieces),
  };
}

/** "For each month the lowest daily revenue": the day of each month that had it. */
export function dailyAsDay(pieces: Piece[]): void {
  const grains = pieces.flatMap((piece) => (piece.type === 'grain' ? [piece] : []));
  const at = pieces.findIndex(
    (piece, place) =>
      piece.type === 'grain' &&
      /^(?:daily|weekly|monthly)$/i.test(piece.said) &&
      isRank(pieces[neighbour(pieces, place, -1, isLight)]),
  );
  const fine = pieces[at];
  if (fine?.type !== 'grain' || grains.length !== 2) return;
  const isOfLarger = grains.some(
    ({ grain }) => FINEST_FIRST.indexOf(grain) > FINEST_FIRST.indexOf(fine.grain),
  );
  if (!isOfLarger) return;
  for (const [place, piece] of pieces.entries())
    if (piece.type === 'unit' && piece.unit === fine.grain) pieces[place] = silent(piece);
  rewrite(pieces, at, { type: 'unit', unit: fine.grain });
}

/** "Which weekday earned the most on average per day": weekdays are compared by their mean day as it is. */
export function dropMeanDay(pieces: Piece[]): void {
  if (!pieces.some((piece) => piece.type === 'unit' && piece.unit === 'weekday')) return;
  if (!pieces.some((piece) => isKeyword(piece, 'average'))) return;
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'grain' && piece.grain === 'day') pieces[at] = silent(piece);
}
