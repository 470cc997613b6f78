import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../piece.ts';
import { areOfOneKind } from './are-of-one-kind.ts';

/** "Sessions from push and from email": who says where from once more for the second asks for each of them beside the other. */
export function eachOfBoth(pieces: Piece[]): void {
  if (pieces.some((piece) => isKeyword(piece, ...ONE_NUMBER) || ALL_OF_THEM.test(piece.said))) return;
  for (const at of pieces.keys()) {
    const joint = jointOf(pieces, at);
    if (joint === undefined) continue;
    const again = joint.at;
    const second = pieces[neighbour(pieces, again, 1, isNoise)];
    const first = pieces.slice(0, at).findLastIndex(({ type }) => type === 'members');
    const before = pieces[neighbour(pieces, first, -1, isNoise)];
    if (isSamePreposition(before, joint.preposition) && areOfOneKind(pieces[first], second))
      rewrite(pieces, at, { type: 'keyword', keyword: 'versus' });
  }
}

/** Where one number is asked of both, or another comparison is made. */
const ONE_NUMBER = ['total', 'share', 'versus', 'compare', 'without', 'gain', 'loss', 'trend'] as const;

const ALL_OF_THEM = /^(?:together|combined|altogether|jointly|in all)$/i;

/** "And from": its preposition, and where that stands. */
function jointOf(
  pieces: readonly Piece[],
  at: number,
): { readonly at: number; readonly preposition: string } | undefined {
  const piece = pieces[at];
  // "And in" is one word where it may begin a question that follows another
  const [, behind] = /^and (in|on|from|for|at|of|with|to|via)$/i.exec(piece?.said ?? '') ?? [];
  if (isKeyword(piece, 'follow_on') && behind !== undefined) return { at, preposition: behind };
  if (!isKeyword(piece, 'and')) return undefined;
  const again = neighbour(pieces, at, 1, isNoise);
  const second = pieces[again];
  return isKeyword(second, 'preposition') ? { at: again, preposition: second?.said ?? '' } : undefined;
}

const isSamePreposition = (one: Piece | undefined, preposition: string): boolean =>
  isKeyword(one, 'preposition') && one?.said.toLowerCase() === preposition.toLowerCase();
