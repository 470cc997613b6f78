import { asKeyword, isKeyword, type Piece } from '../../../piece.ts';
import { areOfOneKind } from '../../names/are-of-one-kind.ts';

const isName = (piece: Piece | undefined): boolean => piece !== undefined && piece.type === 'members';

/**
 * "Bounce rate of tablet minus that of mobile": how far the two lie apart. Behind what is no name, "minus" leaves out:
 * "sessions minus direct". "London less Glasgow" is the same.
 */
export function minusAsGap(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'without', 'less', 'loss') || !/^(?:minus|less)$/i.test(piece.said)) continue;
    const isOf = /^(?:that|those)$/i.test(pieces[at + 1]?.said ?? '');
    const next = pieces.slice(at + 1).find(({ type }) => type !== 'noise' && type !== 'keyword');
    const before = pieces.slice(0, at).findLast(({ type }) => type !== 'noise');
    if (isName(next) && (isOf || (isName(before) && areOfOneKind(before, next))))
      pieces[at] = asKeyword(piece, 'versus');
  }
}
