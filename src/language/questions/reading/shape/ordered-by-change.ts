import { isKeyword, isLight, isNoise, isRank, neighbour, type Piece } from '../piece.ts';

const IN_PERCENT = /^(?:in |by )?(?:%|percent|percentage|percentage[- ]?wise|percent[- ]?wise)$/i;

/** "%", "in percent", "percentage wise" */
export const isInPercent = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'share') && IN_PERCENT.test(piece?.said ?? '');

const isBesideNumber = (piece: Piece): boolean => isNoise(piece) || isInPercent(piece);

/** "How did channels by sessions change" asks by a verb. */
const isAskedHow = (pieces: readonly Piece[], at: number): boolean =>
  pieces.slice(0, at).some(({ said }) => /^how(?: did| do| has| have)?$/i.test(said));

/** "By change in sessions", "sorted by session change", "by percent growth" */
export const isOrderedBy = (pieces: readonly Piece[], at: number): boolean => {
  const isOfNumber =
    isKeyword(pieces[at], 'change') && pieces[at - 1]?.type === 'metric' && !isAskedHow(pieces, at);
  return isKeyword(pieces[neighbour(pieces, isOfNumber ? at - 1 : at, -1, isBesideNumber)], 'by', 'ordered');
};

/** "Sorted by largest change", "by session change", "the biggest change" */
const isOrdering = (pieces: readonly Piece[], at: number): boolean => {
  const isFiller = (one: Piece): boolean => isBesideNumber(one) || one.type === 'metric';
  const before = pieces[neighbour(pieces, at, -1, isFiller)];
  return isKeyword(before, 'by', 'ordered') || isRank(before);
};

/** "By percentage change", "the biggest % change", "changed the most in percent"; "with the percent change" only shows it. */
export const isOfRelativeChange = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece, at) => {
    if (isKeyword(piece, 'change') && /^(?:percent|percentage|relative)\b/i.test(piece.said))
      return isOrdering(pieces, at);
    if (!isInPercent(piece)) return false;
    if (isKeyword(pieces[at + 1], 'change')) return isOrdering(pieces, at + 1);
    const before =
      pieces[neighbour(pieces, at, -1, (one) => isLight(one) || isKeyword(one, 'by', 'ordered'))];
    return isRank(before) || (isKeyword(before, 'change') && /most$|mover/i.test(before?.said ?? ''));
  });

/** "Sorted by change, descending": from the one that gained most; of changes alone the order is one of gains and losses. */
export function endOfChanges(pieces: readonly Piece[]): 'up' | 'down' | null {
  const isOfChange = pieces.some((piece, at) => isKeyword(piece, 'change') && isOrderedBy(pieces, at));
  if (!isOfChange || pieces.some((piece) => isKeyword(piece, 'gain', 'loss'))) return null;
  if (pieces.some((piece) => isKeyword(piece, 'increasing'))) return 'up';
  return pieces.some((piece) => isKeyword(piece, 'decreasing')) ? 'down' : null;
}
