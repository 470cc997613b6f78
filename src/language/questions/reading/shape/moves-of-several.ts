import { isKeyword, type Piece } from '../piece.ts';
import type { ReadMoveLimit } from '../reading.ts';

/** What may stand between the verb and its numbers, and says nothing: "fell both in sessions and in revenue". */
const isBetween = (piece: Piece): boolean =>
  (piece.type === 'noise' && piece.said !== ',') || /^(?:either|in|of|by)$/i.test(piece.said);

/**
 * "Lost clicks and impressions", "fell in sessions and in revenue", "whose sessions or revenue fell": each of the numbers beside the
 * verb has to have moved so; behind "or" any of them. One number, or none, is that of the whole question.
 */
export function movesOfSeveral(pieces: readonly Piece[], verb: number, move: ReadMoveLimit): ReadMoveLimit[] {
  const behind = joined(pieces.slice(verb + 1));
  const { metrics, isEither } = behind.metrics.length > 0 ? behind : joinedBefore(pieces, verb);
  if (metrics.length < 2) return [move];
  return metrics.map((metric) => ({ ...move, metric, ...(isEither && { isEither }) }));
}

/** "Both in sessions and in revenue": what elsewhere begins a follow-up joins. */
const isJoint = (piece: Piece): boolean =>
  isKeyword(piece, 'and', 'or') || /^(?:,|(?:and|or)(?: (?:in|of|by))?)$/i.test(piece.said);

/** Those of moves that are of a number that is told, too; where none is, they are of the one that is. */
export const movesWithin = (moves: readonly ReadMoveLimit[], metrics: readonly string[]): ReadMoveLimit[] => {
  const [first] = moves;
  if (first === undefined || moves.every(({ metric }) => metric === undefined || metrics.includes(metric)))
    return [...moves];
  const { metric: _, isEither: __, ...move } = first;
  return [move];
};

interface Joined {
  readonly metrics: readonly string[];
  readonly isEither: boolean;
}

function joinedBefore(pieces: readonly Piece[], verb: number): Joined {
  const { metrics, isEither } = joined(pieces.slice(0, verb).reverse());
  return { metrics: [...metrics].reverse(), isEither };
}

function joined(pieces: readonly Piece[]): Joined {
  const metrics: string[] = [];
  let isEither = false;
  let isJoined = true;
  for (const piece of pieces) {
    if (/^both$/i.test(piece.said)) continue;
    if (piece.type === 'metric' && isJoined) {
      if (!metrics.includes(piece.metric)) metrics.push(piece.metric);
      isJoined = false;
    } else if (metrics.length > 0 && isJoint(piece)) {
      isEither ||= isKeyword(piece, 'or') || /^or\b/i.test(piece.said);
      isJoined = true;
    } else if (!isBetween(piece)) break;
  }
  return { metrics, isEither };
}
