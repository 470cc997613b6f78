import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../../piece.ts';

/** Neither up nor down. */
const LEVEL = /^(?:flat|stable|steady|unchanged|constant|stagnant|stagnating|plateaued|plateauing)$/i;

const isDirection = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'gain', 'loss') ||
  (piece !== undefined && LEVEL.test(piece.said) && (piece.type === 'unknown' || isKeyword(piece, 'change')));

/**
 * "Growing or shrinking", "going up or down", "improved, dropped or flat": in which direction is what is asked, so the words
 * for it limit nothing and rank nothing. Beside a course they say nothing that it does not show.
 */
export function eitherWay(pieces: Piece[]): void {
  // "Which grew or shrank most": ranked by how far they moved
  if (pieces.some((piece) => isKeyword(piece, 'top', 'fast', 'which'))) return;
  for (const [at, piece] of pieces.entries()) {
    if (!isDirection(piece)) continue;
    const joint = neighbour(pieces, at, 1, isNoise);
    const other = pieces[neighbour(pieces, joint, 1, isNoise)];
    if (!isKeyword(pieces[joint], 'or') || !isDirection(other) || other === undefined) continue;
    if (other.type === 'keyword' && piece.type === 'keyword' && other.keyword === piece.keyword) continue;
    const end = pieces.indexOf(other);
    const isCourse = pieces.some((one) => isKeyword(one, 'trend') || one.type === 'grain');
    silence(pieces, at, end + 1);
    if (!isCourse) rewrite(pieces, at, { type: 'keyword', keyword: 'change', used: false });
    return;
  }
}

/** "How is revenue trending?" asks for its course, in whichever direction. */
export function howTrending(pieces: Piece[]): void {
  if (!/^how(?: (?:is|are|was|were|has|have))?$/i.test(pieces[0]?.said ?? '')) return;
  if (pieces.some((piece) => isKeyword(piece, 'wow', 'mom', 'yoy', 'qoq', 'dod', 'pop', 'versus'))) return;
  for (const [at, piece] of pieces.entries())
    if (isKeyword(piece, 'gain') && /^trending$/i.test(piece.said)) {
      rewrite(pieces, at, { type: 'keyword', keyword: 'trend' });
      silence(pieces, 0);
    }
}

/** "The overall trend of clicks" is the course of all of them, and no total. */
export function overallCourse(pieces: Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'trend')) || pieces.some(({ type }) => type === 'grain'))
    return;
  for (const [at, piece] of pieces.entries())
    if (isKeyword(piece, 'total') && /^overall$/i.test(piece.said)) silence(pieces, at);
}
