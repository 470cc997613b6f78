import { isKeyword, type Piece, rewrite } from '../../piece.ts';

/** "The biggest spike": the day with the most. A spike of parts of the site is a gain. */
export function spikesAsDays(pieces: Piece[]): void {
  if (pieces.some(({ type }) => type === 'dimension' || type === 'unit' || type === 'grain')) return;
  if (!pieces.some(({ type }) => type === 'metric')) return;
  const at = pieces.findIndex(({ said }) => /^(?:spike|peak)s?$/i.test(said));
  const isLargest = pieces.slice(Math.max(0, at - 4), at).some((piece) => isKeyword(piece, 'top'));
  if (at >= 0 && isLargest) rewrite(pieces, at, { type: 'unit', unit: 'day' });
}
