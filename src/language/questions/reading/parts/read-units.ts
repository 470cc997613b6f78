import { UNITS_OF_TIME } from '../../dates/units-of-time.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';

/** "by plan and month" */
export function isByUnit(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ type }) => type === 'unit');
  return isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'by', 'per', 'and', 'each');
}

export function grainOf(pieces: readonly Piece[]): Reading['grain'] {
  const found = pieces.find((piece) => piece.type === 'grain');
  return found?.type === 'grain' ? (found.grain as Reading['grain']) : null;
}

export function unitOf(pieces: readonly Piece[]): Reading['grain'] {
  const found = pieces.find((piece) => piece.type === 'unit');
  return found?.type === 'unit' ? (found.unit as Reading['grain']) : null;
}

/** "On how many days in each month": the coarser unit that the finer ones are counted by. */
export function coarserUnit(pieces: readonly Piece[]): Reading['countPer'] {
  const named = pieces.flatMap((piece) =>
    piece.type === 'grain' ? [piece.grain] : piece.type === 'unit' ? [piece.unit] : [],
  );
  const [finest, coarser, more] = UNITS_OF_TIME.filter((unit) => named.includes(unit));
  if (more !== undefined || finest === undefined || coarser === undefined || coarser === 'day') return null;
  return coarser;
}

export const finestUnit = (pieces: readonly Piece[]): Reading['grain'] =>
  UNITS_OF_TIME.find((unit) =>
    pieces.some(
      (piece) =>
        (piece.type === 'grain' && piece.grain === unit) || (piece.type === 'unit' && piece.unit === unit),
    ),
  ) ?? null;

/** "Average daily orders by month": by which larger unit a mean day or week is told. */
export function meanUnit(pieces: readonly Piece[], isMean: boolean): Reading['countPer'] {
  const finest = finestUnit(pieces);
  return isMean && (finest === 'day' || finest === 'week') ? coarserUnit(pieces) : null;
}
