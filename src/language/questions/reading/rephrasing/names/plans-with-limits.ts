import { isKeyword, type Piece, silent } from '../../piece.ts';

/** Named plans have limits of their own: where the question sets others, it is a list of queries within those. */
export function plansWithLimits(pieces: Piece[]): void {
  const isPlan = (piece: Piece): boolean =>
    isKeyword(piece, 'striking') ||
    (isKeyword(piece, 'advice') && /low ?hanging|quick ?win/i.test(piece.said));
  const isLimited = pieces.some(
    (piece, at) =>
      piece.type === 'number' &&
      pieces
        .slice(Math.max(0, at - 5), at + 4)
        .some((one) => one.type === 'metric' && /^(?:position|ctr|clicks|impressions)$/.test(one.metric)),
  );
  if (!isLimited) return;
  const isListed = pieces.some((piece) => piece.type === 'dimension');
  for (const [at, piece] of pieces.entries())
    if (isPlan(piece))
      pieces[at] = isListed
        ? silent(piece)
        : { ...piece, type: 'dimension', dimensions: ['query'], said: 'queries', used: false };
}
