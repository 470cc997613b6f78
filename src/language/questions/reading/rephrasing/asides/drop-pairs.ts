import { isNoise, neighbour, type Piece, silence } from '../../piece.ts';

/** "Query and country combinations": one row for each pair, as two kinds of parts have anyway. */
export function dropPairs(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries())
    if (
      /^(?:combinations?|combos?|pairs?|pairings?)$/i.test(piece.said) &&
      pieces[neighbour(pieces, at, -1, isNoise)]?.type === 'dimension'
    )
      silence(pieces, at);
}
