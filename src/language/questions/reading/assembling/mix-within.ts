import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import type { Parts } from './read-parts.ts';

/** "Room type mix per hotel", "device share by country": the parts of each one, and not of all of them together. */
export function mixWithin(pieces: readonly Piece[], { shape, split }: Parts): Reading['rank'] {
  const [first, second] = split.dimensions;
  if (shape.shape !== 'share' || first === undefined || second === undefined || split.dimensions.length > 2)
    return null;
  const kinds = pieces.flatMap(({ type }, at) => (type === 'dimension' ? [at] : []));
  const last = kinds.at(-1) ?? 0;
  const isWithin = pieces
    .slice((kinds.at(-2) ?? 0) + 1, last)
    .some((piece) => isKeyword(piece, 'per', 'each') || /\b(?:each|every|within)$/i.test(piece.said));
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const isOfKind =
    share > 0 &&
    kinds[0] === neighbour(pieces, share, -1, isNoise) &&
    last > share &&
    isKeyword(pieces[neighbour(pieces, last, -1, isNoise)], 'by');
  return kinds.length === 2 && (isWithin || isOfKind)
    ? { of: 'members', count: null, direction: 'top', by: 'value', within: second }
    : null;
}
