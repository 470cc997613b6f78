import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';
import { areOfOneKind } from './are-of-one-kind.ts';

/** "Sessions from push and from email": who says where from once more for the second asks for each of them beside the other. */
export function eachOfBoth(pieces: Piece[]): void {
  if (pieces.some((piece) => isKeyword(piece, ...ONE_NUMBER) || ALL_OF_THEM.test(piece.said))) return;
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'and')) continue;
    const again = neighbour(pieces, at, 1, isNoise);
    const second = pieces[neighbour(pieces, again, 1, isNoise)];
    const first = pieces.slice(0, at).findLastIndex(({ type }) => type === 'members');
    const before = pieces[neighbour(pieces, first, -1, isNoise)];
    if (isSamePreposition(before, pieces[again]) && areOfOneKind(pieces[first], second))
      pieces[at] = { ...piece, keyword: 'versus' } as Piece;
  }
}

/** Where one number is asked of both, or another comparison is made. */
const ONE_NUMBER = ['total', 'share', 'versus', 'compare', 'without', 'gain', 'loss', 'trend'] as const;

const ALL_OF_THEM = /^(?:together|combined|altogether|jointly|in all)$/i;

const isSamePreposition = (one: Piece | undefined, other: Piece | undefined): boolean =>
  one !== undefined &&
  isKeyword(one, 'preposition') &&
  isKeyword(other, 'preposition') &&
  one.said.toLowerCase() === other?.said.toLowerCase();
