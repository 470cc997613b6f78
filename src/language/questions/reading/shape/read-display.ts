import { isKeyword, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';

/** "As a table", "plot it". */
export function displayOf(pieces: readonly Piece[]): Reading['display'] {
  const said = pieces.find((piece) => isKeyword(piece, 'chart'))?.said.toLowerCase();
  if (said === undefined || said === 'list' || said === 'as a list') return null;
  return said.includes('table') ? 'table' : 'chart';
}
