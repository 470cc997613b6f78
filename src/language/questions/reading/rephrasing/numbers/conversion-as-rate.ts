import { isKeyword, type Piece } from '../../piece.ts';

/** "Conversion" in the singular is the rate; "a conversion", "per conversion" and "conversions" are counted. */
export function conversionAsRate(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'key_events' || !/^conversion$/i.test(piece.said))
      continue;
    const before = pieces[at - 1];
    const isCounted =
      /^(?:a|an|one|per|each|every)$/i.test(before?.said ?? '') || isKeyword(before, 'count', 'per', 'each');
    if (!isCounted) pieces[at] = { ...piece, metric: 'conversion_rate' } as Piece;
  }
}
