import { type Period, unitAround } from '../../dates/period.ts';
import { UNITS_OF_TIME, type UnitOfTime } from '../../dates/units-of-time.ts';
import { isKeyword, isNoise, neighbour, type Piece, silent } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading, ReadLimit } from '../reading.ts';
import { isLimitOfBoth } from './limit-of-another-time.ts';
import type { ReadPeriods } from './read-periods.ts';

type Always = NonNullable<Reading['always']>;

const ROW = /^(?:row|succession)$/i;
const CONSECUTIVE = /^(?:consecutive|consecutively|straight|successive|running)$/i;

const unitOfPiece = (piece: Piece | undefined): UnitOfTime | undefined => {
  const said = piece?.type === 'unit' ? piece.unit : piece?.type === 'grain' ? piece.grain : undefined;
  return UNITS_OF_TIME.find((unit) => unit === said);
};

/** "Three months in a row", "for 3 consecutive weeks": how many, and of what. */
function streakOf(
  pieces: Piece[],
): { unit: UnitOfTime; count: number; places: readonly number[] } | undefined {
  const word = pieces.findIndex(
    ({ said }, at) =>
      CONSECUTIVE.test(said) || (ROW.test(said) && /^(?:in|a)$/i.test(pieces[at - 1]?.said ?? '')),
  );
  if (word < 0) return undefined;
  const near = [word + 1, ...[1, 2, 3].map((back) => word - back)];
  const place = near.find((at) => unitOfPiece(pieces[at]) !== undefined);
  const unit = place === undefined ? undefined : unitOfPiece(pieces[place]);
  if (place === undefined || unit === undefined) return undefined;
  const number = pieces.findLastIndex(({ type }, at) => at < Math.max(place, word) && type === 'number');
  const count = pieces[number];
  if (count?.type !== 'number' || !Number.isInteger(count.value) || count.value < 2 || count.value > 24)
    throw askedBack('how_many_in_a_row');
  const places = [number, place, word];
  if (ROW.test(pieces[word]?.said ?? '')) places.push(word - 1, word - 2);
  return { unit, count: count.value, places };
}

/** "In every month", "each single week": the unit whose every one has to hold. */
function everyUnit(pieces: readonly Piece[], dimension: number): UnitOfTime | undefined {
  const at = pieces.findIndex(
    (piece, place) =>
      place > dimension &&
      unitOfPiece(piece) !== undefined &&
      (/^(?:(?:in |for |on )?(?:every|each)) /i.test(piece.said) ||
        /every|each|all/i.test(pieces[neighbour(pieces, place, -1, isNoise)]?.said ?? '')),
  );
  return unitOfPiece(pieces[at]);
}

const isRising = (pieces: readonly Piece[]): 'up' | 'down' | null => {
  const moving = pieces.filter((piece) => isKeyword(piece, 'gain', 'loss'));
  const isUp = moving.some((piece) => isKeyword(piece, 'gain'));
  if (moving.length === 0 || (isUp && moving.some((piece) => isKeyword(piece, 'loss')))) return null;
  return isUp ? 'up' : 'down';
};

const beginOf = ({ from }: Period): string => from;

/**
 * "Sources with more than 1,000 sessions in every month of Q4", "pages that grew three months in a row", "more orders than
 * the month before in both February and March": what holds in every unit of time, or from each one to the next.
 */
export function readAlways(
  pieces: Piece[],
  time: ReadPeriods,
  input: { readonly dimensions: readonly string[]; readonly limits: readonly ReadLimit[] },
): Reading['always'] {
  if (input.dimensions.length !== 1) return null;
  const dimension = pieces.findIndex(({ type }) => type === 'dimension');
  const joint = pieces[neighbour(pieces, dimension, -1, isNoise)];
  if (isKeyword(joint, 'by', 'per')) return null;
  const direction = isRising(pieces);
  const spread = eachOfPeriod(pieces, time);
  if (spread !== null && (direction !== null || input.limits.length > 0))
    return { ...spread, direction: input.limits.length > 0 ? null : direction };
  const streak = streakOf(pieces);
  if (streak !== undefined) {
    const { unit, count, places } = streak;
    for (const at of places) silence(pieces, at);
    for (const piece of pieces)
      if (piece.type === 'time' || isKeyword(piece, 'each', 'more', 'less', 'and')) piece.used = true;
    const units = unitsOf(time, unit, count);
    if (direction === null && input.limits.length === 0) throw askedBack('how_many_in_a_row');
    return { unit, units, count, direction: input.limits.length > 0 ? null : direction };
  }
  const named = bothOf(pieces, time);
  // "With 1,000 sessions in both: where did the rate fall?": the limit holds in both, and not the fall.
  const isOfLimit = isLimitOfBoth(pieces);
  if (named !== null && direction !== null && !isOfLimit) return { ...named, direction };
  const isPlain = input.limits.every(({ isShare, isMean }) => isShare !== true && isMean !== true);
  if (named !== null && direction === null && input.limits.length > 0 && isPlain && isOfLimit)
    return { ...named, direction: null };
  if (input.limits.some(({ isShare, isMean }) => isShare || isMean)) return null;
  const steps = eachStep(pieces, dimension, time);
  if (steps !== null && direction !== null && input.limits.length === 0) return { ...steps, direction };
  // "Which countries placed orders in every month": any at all
  const isAny =
    input.limits.length === 0 &&
    isKeyword(joint, 'which') &&
    pieces.some((piece) => piece.type === 'metric') &&
    !pieces.some((piece) =>
      isKeyword(piece, 'top', 'bottom', 'best', 'worst', 'gain', 'loss', 'change', 'share', 'average'),
    );
  if (input.limits.length === 0 && !isAny) return null;
  const unit = everyUnit(pieces, dimension);
  const [only] = time.periods;
  if (unit === undefined || time.periods.length > 1 || time.versus !== null) return null;
  return { unit, units: only === undefined ? [] : unitsWithin(only, unit), count: null, direction: null };
}

/** "Grew every month since June": from each one to the next, of June itself nothing is said. */
function eachStep(
  pieces: readonly Piece[],
  dimension: number,
  { periods, versus }: ReadPeriods,
): Omit<Always, 'direction'> | null {
  const unit = everyUnit(pieces, dimension);
  const [only] = periods;
  if (unit === undefined || only === undefined || periods.length > 1 || versus !== null) return null;
  const units = unitsWithin(only, unit);
  const isSince = pieces.some(({ type, said }) => type === 'time' && /^since /i.test(said));
  const steps = isSince && units[0] === only.from ? units.slice(1) : units;
  return steps.length > 1 ? { unit, units: steps, count: null } : null;
}

/** "In both February and March": each against the one before it. */
function bothOf(pieces: readonly Piece[], time: ReadPeriods): Omit<Always, 'direction'> | null {
  const { periods } = time;
  const [first] = periods;
  if (periods.length < 2 || first === undefined || first.unit === 'range') return null;
  const { unit } = first;
  const isSaid = pieces.some(({ said }) => /^(?:both|each|every)$/i.test(said));
  if (!(isSaid && time.versus === 'before') && !isInBoth(pieces, time)) return null;
  if (periods.some((one) => one.unit !== unit || one.count !== 1)) return null;
  const units = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1)).map(beginOf);
  return { unit, units, count: null };
}

/** "In each of the last 3 months": every one of a period of several. */
function eachOfPeriod(
  pieces: readonly Piece[],
  { periods, versus }: ReadPeriods,
): Omit<Always, 'direction'> | null {
  const [only] = periods;
  const unit = UNITS_OF_TIME.find((one) => one === only?.unit);
  if (only === undefined || unit === undefined || periods.length > 1 || only.count < 2 || versus !== null)
    return null;
  const at = pieces.findIndex(({ type }) => type === 'time');
  const words = pieces.slice(Math.max(0, at - 4), at).map(({ said }) => said.toLowerCase());
  const isEach = words.some((said) => /\b(?:each|every|all)$/.test(said)) && words.at(-1) === 'of';
  return isEach ? { unit, units: unitsWithin(only, unit), count: null } : null;
}

const isAnd = (piece: Piece): boolean =>
  isKeyword(piece, 'and') || (isKeyword(piece, 'follow_on') && /^and in$/i.test(piece.said));

/** "Channels that grew in February and in March": nothing is held against anything else. */
function isInBoth(pieces: readonly Piece[], { versus }: ReadPeriods): boolean {
  if (versus !== null || pieces.some((piece) => isKeyword(piece, 'versus', 'compare', 'change', 'between')))
    return false;
  const places = pieces.flatMap(({ type }, at) => (type === 'time' ? [at] : []));
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  const between = pieces.slice(first + 1, last);
  return (
    isInOrBoth(pieces[neighbour(pieces, first, -1, isNoise)]) &&
    between.some(isAnd) &&
    between.every(
      (piece) => piece.type === 'time' || isNoise(piece) || isAnd(piece) || isKeyword(piece, 'preposition'),
    )
  );
}

const isInOrBoth = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'preposition') || /^both$/i.test(piece?.said ?? '');

/** Only those that lie in the period as a whole. */
export function unitsWithin(period: Period, unit: UnitOfTime): string[] {
  const units: string[] = [];
  for (let at = unitAround(period.from, unit); at.from <= period.to; at = unitAround(at.from, unit, 1))
    if (at.from >= period.from && at.to <= period.to) units.push(at.from);
  return units;
}

/** The named units, where they are as many as are asked for; none: the last that are over. */
function unitsOf({ periods }: ReadPeriods, unit: UnitOfTime, count: number): string[] {
  const begins = [
    ...new Set(periods.filter((one) => one.unit === unit && one.count === 1).map(beginOf)),
  ].sort();
  if (periods.length > 0 && begins.length !== count) throw askedBack('how_many_in_a_row');
  return begins;
}

const silence = (pieces: Piece[], at: number): void => {
  const piece = pieces[at];
  if (piece !== undefined) pieces[at] = silent(piece);
};

/** The plain list that it is read from: over all of these units, and compared with nothing else. */
export const asAlways = (reading: Reading, always: Always): Reading => {
  const [first, last] = [always.units[0], always.units.at(-1)];
  return {
    ...reading,
    always,
    limits:
      reading.limits.length === 0 && always.direction === null && reading.metrics[0] !== undefined
        ? [{ metric: reading.metrics[0], is: 'above', value: 0 }]
        : reading.limits,
    shape: 'value',
    rank: null,
    grain: null,
    versus: null,
    moves: [],
    each: null,
    isStepwise: false,
    periods:
      first === undefined || last === undefined
        ? reading.periods.slice(0, 1)
        : [
            {
              from: first as Period['from'],
              to: unitAround(last as Period['from'], always.unit).to,
              unit: 'range',
              count: 1,
            },
          ],
  };
};
