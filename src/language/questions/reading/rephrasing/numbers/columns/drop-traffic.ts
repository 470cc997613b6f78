import { type Piece, rewrite } from '../../../piece.ts';

/** "Which queries bring us traffic": of queries it is clicks that are counted. */
export function dropTraffic(pieces: Piece[]): void {
  if (!pieces.some((piece) => piece.type === 'dimension' && piece.dimensions.includes('query'))) return;
  for (const [at, piece] of pieces.entries())
    if (
      piece.type === 'metric' &&
      /^(?:traffic|visits?|visitors?|people|users?|customers?)$/i.test(piece.said)
    )
      rewrite(pieces, at, { type: 'noise' });
}
