import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import type { Made } from './made-of.ts';
import type { ShapeInput } from './shape.ts';

/**
 * "The top 3 channels in each month": a ranking within every one of them. "By month" alone may as well be the course of those
 * that are the top of all, and is asked about.
 */
export function rankPerOf(
  pieces: readonly Piece[],
  { dimensions }: Pick<ShapeInput, 'dimensions'>,
  { rank, grain, shape }: Made,
): Reading['rankPer'] {
  const isOfMany = rank?.of === 'members' && rank.by === 'value' && rank.within === null && rank.count !== 1;
  if (!isOfMany || rank.count === null || dimensions.length !== 1 || shape !== 'value') return null;
  if (grain === null || grain === 'day' || grain === 'weekday') return null;
  return pieces.some((_, at) => isOfEach(pieces, at, grain)) ? grain : null;
}

/** "In each month", "every month", "of each month" */
function isOfEach(pieces: readonly Piece[], at: number, unit: string): boolean {
  const piece = pieces[at];
  if (piece?.type === 'grain') return piece.grain === unit && SAYS_EACH.test(piece.said);
  if (piece?.type !== 'unit' || piece.unit !== unit) return false;
  const before = pieces[neighbour(pieces, at, -1, isNoise)];
  return isKeyword(before, 'by', 'each') && SAYS_EACH.test(before?.said ?? '');
}

const SAYS_EACH = /\b(?:each|every)\b/i;
