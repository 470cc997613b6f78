import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../../piece.ts';

/** "Minimum 20 clicks", "max. position 10": a limit, and no ranking. */
export function leastAndMost(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isLeast = isKeyword(piece, 'bottom') && /^min(?:imum)?$/i.test(piece.said);
    if (!isLeast && !(isKeyword(piece, 'top') && /^max(?:imum)?$/i.test(piece.said))) continue;
    const next = pieces[neighbour(pieces, at, 1, (one) => isNoise(one) && /^(?:of|[.:])$/i.test(one.said))];
    const dotted =
      pieces[at + 1]?.type === 'stop' && pieces[at + 1]?.said === '.' ? pieces[at + 2] : undefined;
    // "max position 10"
    const limited =
      next?.type === 'metric' &&
      pieces[neighbour(pieces, pieces.indexOf(next), 1, isNoise)]?.type === 'number';
    if (next?.type !== 'number' && dotted?.type !== 'number' && !limited) continue;
    if (limited && next !== undefined) {
      const place = pieces.indexOf(next);
      pieces.splice(at, place + 1 - at, next, asLimit(piece, isLeast));
      continue;
    }
    if (dotted?.type === 'number') silence(pieces, at + 1, at + 2);
    pieces[at] = asLimit(piece, isLeast);
  }
}

const asLimit = (piece: Piece, isLeast: boolean): Piece => ({
  ...piece,
  type: 'keyword',
  keyword: isLeast ? 'at_least' : 'at_most',
});
