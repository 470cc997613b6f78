import { type Piece, rewrite } from '../../../piece.ts';

/** "Rank the channels by revenue" asks for an order, not for a position in search. */
export function readRank(pieces: Piece[]): void {
  const ofSearch = ['position', 'clicks', 'impressions', 'ctr'];
  const isOther = pieces.some((piece) => piece.type === 'metric' && !ofSearch.includes(piece.metric));
  const first = pieces.findIndex((piece) => piece.type !== 'noise');
  // "What rank does that query have?" asks for one
  const isOrder = !pieces.slice(0, first).some(({ said }) => /^(?:what|which)\b/i.test(said));
  for (const [at, piece] of pieces.entries())
    if (
      piece.type === 'metric' &&
      piece.metric === 'position' &&
      ((isOther && /^rank(?:ed|ing|s)?$/i.test(piece.said)) ||
        (isOrder && at === first && /^rank$/i.test(piece.said)))
    )
      rewrite(pieces, at, { type: 'noise' });
}
