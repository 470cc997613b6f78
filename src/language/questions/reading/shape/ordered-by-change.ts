import { isKeyword, isNoise, isRank, neighbour, type Piece } from '../piece.ts';

const IN_PERCENT = /^(?:in |by )?(?:%|percent|percentage|percentage wise)$/i;

/** "%", "in percent", "percentage wise" */
export const isInPercent = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'share') && IN_PERCENT.test(piece?.said ?? '');

/** What orders rows stands before the number that is ordered by: "sorted by largest", "by session …", "the biggest …". */
const isOrdering = (pieces: readonly Piece[], at: number): boolean => {
  const isFiller = (one: Piece): boolean => isNoise(one) || one.type === 'metric' || isInPercent(one);
  const before = pieces[neighbour(pieces, at, -1, isFiller)];
  return isKeyword(before, 'by', 'ordered') || isRank(before);
};

/** "By change in sessions", "sorted by absolute change" */
export const isOrderedByChange = (pieces: readonly Piece[], at: number): boolean =>
  isKeyword(pieces[at], 'change') && isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'by', 'ordered');

/** "By percentage change", "the biggest % change", "changed the most in percent"; "with the percent change" only shows it. */
export const isOfRelativeChange = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece, at) => {
    if (isKeyword(piece, 'change') && /^(?:percent|percentage|relative)\b/i.test(piece.said))
      return isOrdering(pieces, at);
    if (!isInPercent(piece)) return false;
    if (isKeyword(pieces[at + 1], 'change')) return isOrdering(pieces, at + 1);
    const before = pieces[neighbour(pieces, at, -1, (one) => isNoise(one) || isKeyword(one, 'preposition'))];
    return isRank(before) || (isKeyword(before, 'change') && /most$/i.test(before?.said ?? ''));
  });
