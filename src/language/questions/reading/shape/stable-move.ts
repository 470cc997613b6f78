import { isKeyword, type Piece } from '../piece.ts';
import type { Reading, ReadMoveLimit } from '../reading.ts';

/** So little is none, either way; of a position so many places. */
const STABLE_PART = 0.1;
const STABLE_PLACES = 0.5;

const STABLE = /^(?:stable|steady|flat|constant|unchanged)$/i;

export const saysStable = ({ said }: Pick<Piece, 'said'>): boolean => STABLE.test(said);

export const isStableWord = (piece: Piece): boolean => isKeyword(piece, 'change') && saysStable(piece);

/** "Stable impressions": they moved by at most a tenth, which is said. */
export const stableMove = (metric: string): ReadMoveLimit =>
  metric === 'position'
    ? { metric, direction: 'either', is: 'at_most', value: STABLE_PLACES, isRelative: false }
    : { metric, direction: 'either', is: 'at_most', value: STABLE_PART, isRelative: true };

export const isStable = ({ direction, is, metric }: ReadMoveLimit): boolean =>
  direction === 'either' && is === 'at_most' && metric !== undefined;

/** What was taken for stable. */
export function takenAsStable(
  pieces: readonly Piece[],
  moves: readonly ReadMoveLimit[],
): Reading['assumptions'] {
  const word = pieces.find(isStableWord);
  const move = moves.find(isStable);
  return word === undefined || move === undefined
    ? []
    : [{ code: 'stable_move', said: word.said, read: move.metric ?? '' }];
}
