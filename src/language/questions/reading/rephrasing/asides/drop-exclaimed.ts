import { isKeyword, isMove, type Piece, silence } from '../../piece.ts';

/** "My traffic tanked!! Which pages lost the most clicks?": what is exclaimed before the question asks nothing itself. */
export function dropExclaimed(pieces: Piece[]): void {
  const end = pieces.findIndex(({ type }) => type === 'stop');
  if (end < 0 || !/^[!.]$/.test(pieces[end]?.said ?? '')) return;
  const behind = pieces.slice(end + 1);
  const isQuestion =
    behind.some((piece) => isKeyword(piece, 'which', 'count', 'top')) &&
    behind.some(({ type }) => type === 'metric');
  const isMood = pieces
    .slice(0, end)
    .every((piece) => piece.type === 'noise' || piece.type === 'metric' || isMove(piece));
  if (!isQuestion || !isMood) return;
  silence(pieces, 0, end);
  for (let at = end; pieces[at]?.type === 'stop'; at++) silence(pieces, at);
}
