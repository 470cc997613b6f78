import { isKeyword, neighbour, type Piece } from './piece.ts';
import type { Reading } from './reading.ts';

/** "by plan and month" */
export function isByUnit(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ type }) => type === 'unit');
  return isKeyword(
    pieces[neighbour(pieces, at, -1, (piece) => piece.type === 'noise')],
    'by',
    'per',
    'and',
    'each',
  );
}

export function grainOf(pieces: readonly Piece[]): Reading['grain'] {
  const found = pieces.find((piece) => piece.type === 'grain');
  return found?.type === 'grain' ? (found.grain as Reading['grain']) : null;
}

export function unitOf(pieces: readonly Piece[]): Reading['grain'] {
  const found = pieces.find((piece) => piece.type === 'unit');
  return found?.type === 'unit' ? (found.unit as Reading['grain']) : null;
}
