import { isKeyword, type Piece, silence } from '../../../piece.ts';

const ADS = /^(?:ads?|adverts?|advertising|marketing)$/i;

/** "More than 10k spent on ads": on what it was spent is said by the number already. */
export function spentOnAds(pieces: Piece[]): void {
  const isSpent = pieces.some(
    (piece) => piece.type === 'metric' && /(?:^|_| )(?:cost|spend|spent|budget)s?$/i.test(piece.metric),
  );
  if (!isSpent) return;
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'unknown' && ADS.test(piece.said) && isKeyword(pieces[at - 1], 'preposition'))
      silence(pieces, at - 1, at + 1);
}
