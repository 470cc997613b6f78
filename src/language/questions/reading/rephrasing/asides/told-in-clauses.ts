import { isKeyword, isMove, isNoise, type Piece, silence } from '../../piece.ts';

/** "My search traffic changed last week. Which pages lost clicks?": what is told first only says when. */
export function toldInClauses(pieces: Piece[]): void {
  const end = pieces.findIndex(({ type }) => type === 'stop');
  if (end < 0 || !/^[.!]$/.test(pieces[end]?.said ?? '')) return;
  const behind = pieces.slice(end + 1);
  const told = pieces.slice(0, end);
  const isQuestion =
    behind.some((piece) => isKeyword(piece, 'which', 'count', 'top')) &&
    behind.some(({ type }) => type === 'metric');
  const isTold =
    told.some(isMove) &&
    told.every(
      (piece) =>
        isNoise(piece) ||
        /^(?:metric|dimension|time)$/.test(piece.type) ||
        isKeyword(piece, 'change', 'gain', 'loss', 'versus', 'preposition'),
    );
  if (!isQuestion || !isTold) return;
  const isDated = behind.some(({ type }) => type === 'time');
  for (const [at, piece] of pieces.slice(0, end + 1).entries())
    if (isDated || !(piece.type === 'time' || isKeyword(piece, 'versus'))) silence(pieces, at);
}
