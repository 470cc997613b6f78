import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';

/** "Did google fall less than bing?": held against each other by how far they moved, and the smaller move is asked for. */
export function heldLess(pieces: readonly Piece[], reading: Reading): Reading {
  const { each, isYesNo, asks, rank, shape, moves } = reading;
  if (each === null || !isYesNo || asks === null || rank !== null || shape !== 'change' || moves.length > 0)
    return reading;
  const isLess = pieces.some((piece, at) => {
    const less = pieces[neighbour(pieces, at, 1, isNoise)];
    return isKeyword(piece, 'gain', 'loss') && /^(?:less|fewer)(?: than)?$/i.test(less?.said ?? '');
  });
  const by = asks === 'up' || asks === 'better' ? 'gain' : 'loss';
  return isLess
    ? { ...reading, rank: { of: 'members', count: null, direction: 'bottom', by, within: null } }
    : reading;
}
