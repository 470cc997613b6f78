import { isNoise, type Piece, silence } from '../../../piece.ts';

/** "Do they convert worse? Give me the rates": those of the metric that was named. */
export function ratesNamed(pieces: Piece[]): void {
  const rate = pieces.findIndex((one) => one.type === 'metric' && /rate|ctr|ratio:|_per_/.test(one.metric));
  if (rate < 0) return;
  for (const [at, piece] of pieces.entries())
    if (
      at > rate &&
      (piece.type === 'unknown' || isNoise(piece)) &&
      /^(?:rates?|percentages?|figures?)$/i.test(piece.said) &&
      /^(?:the|both|these|those|their)$/i.test(pieces[at - 1]?.said ?? '')
    )
      silence(pieces, at);
}
