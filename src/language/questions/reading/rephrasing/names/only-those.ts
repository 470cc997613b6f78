import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

/** "Only count pages with 500 sessions": that they are counted, shown or kept asks for no number of them. */
export function onlyThose(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isKept =
      isKeyword(piece, 'only') &&
      /^(?:count|include|consider|show|list|keep|use|take)$/i.test(next?.said ?? '') &&
      pieces[neighbour(pieces, at + 1, 1, isNoise)]?.type === 'dimension';
    if (isKept) silence(pieces, at + 1, at + 2);
  }
}
