import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

const COURSE = /^(?:develop|evol|how ha(?:s|ve)$)/i;

/**
 * "Did donations develop better than last year?", "how have clicks changed in the last 30 days vs the previous 30 days?": one time held
 * against the other, where a course would tell nothing of it.
 */
export function developAgainst(pieces: Piece[]): void {
  const at = pieces.findIndex((piece) => isKeyword(piece, 'trend') && COURSE.test(piece.said));
  if (at < 0 || pieces.some(({ type }) => type === 'grain' || type === 'unit')) return;
  const isHeld = pieces.some((piece, place) => {
    if (place < at) return false;
    const behind = pieces[neighbour(pieces, place, 1, isNoise)];
    if (isKeyword(piece, 'yoy')) return true;
    if (!isKeyword(piece, 'compare', 'versus') || behind?.type !== 'time') return false;
    const isOfTime = pieces.slice(0, place).some(({ type }) => type === 'time');
    return isOfTime || /^(?:last|previous) year$/i.test(behind.said);
  });
  if (!isHeld) return;
  for (const [place, piece] of pieces.entries())
    if (isKeyword(piece, 'trend') && COURSE.test(piece.said)) silence(pieces, place);
}
