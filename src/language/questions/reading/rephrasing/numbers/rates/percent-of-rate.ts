import { isKeyword, type Piece, silence } from '../../../piece.ts';

/** "Conversion %", "bounce percentage": the rate, and no share of a whole. */
export function percentOfRate(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isPercent =
      isKeyword(next, 'share') && /^(?:%|percent|percentage|percentages|pct)$/i.test(next?.said ?? '');
    if (piece.type !== 'metric' || !isPercent || /^of$/i.test(pieces[at + 2]?.said ?? '')) continue;
    const rate = /^(?:bounce|bounces)$/i.test(piece.said)
      ? 'bounce_rate'
      : /^conversion$/i.test(piece.said)
        ? 'conversion_rate'
        : /^click$/i.test(piece.said)
          ? 'ctr'
          : /rate$|^ctr$/.test(piece.metric)
            ? piece.metric
            : undefined;
    if (rate === undefined) continue;
    pieces[at] = { ...piece, metric: rate };
    silence(pieces, at + 1, at + 2);
  }
}
