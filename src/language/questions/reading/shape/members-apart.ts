import { isKeyword, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/** "Which sources sent fewer sessions than bing": one name of their kind is the limit of the others. */
export function refuseBeyondName(pieces: readonly Piece[], dimensions: readonly string[]): void {
  const isThan = pieces.some((piece, at) => {
    const next = pieces[at + 1]?.type === 'noise' ? pieces[at + 2] : pieces[at + 1];
    return (
      isKeyword(piece, 'versus', 'more', 'less') &&
      /than$/i.test(piece.said) &&
      next?.type === 'members' &&
      next.candidates.some(({ dimension }) => dimensions.includes(dimension))
    );
  });
  const isMoving = pieces.some((piece) => isKeyword(piece, 'gain', 'loss', 'more', 'less'));
  const named = pieces.filter(({ type }) => type === 'members').length;
  if (isThan && isMoving && named === 1 && dimensions.length > 0) throw askedBack('beyond_name');
}

/** "In which countries is CTR lower on mobile than on desktop": both numbers of each country, one of them less. */
export function refuseMembersApart(
  pieces: readonly Piece[],
  each: Reading['each'],
  dimensions: readonly string[],
): void {
  const isApart =
    each !== null &&
    dimensions.length > 0 &&
    !dimensions.includes(each.dimension) &&
    pieces.some((piece) => isKeyword(piece, 'versus') && /^than/i.test(piece.said)) &&
    pieces.some((piece) => isKeyword(piece, 'gain', 'loss', 'more', 'less', 'compare'));
  if (isApart) throw askedBack('members_apart');
}
