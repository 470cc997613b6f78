import { isNoise, neighbour, type Piece } from '../../piece.ts';

/** "Which products sell best?" asks for products, which the data lack, though there is a folder of that name. */
export function preferTopics(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const topic = piece.type === 'members' && piece.others.find((other) => other.type === 'topic');
    if (!topic || piece.type !== 'members' || !piece.candidates.every(({ prefix }) => prefix !== undefined))
      continue;
    // A folder of reviews holds pages that were written, and no opinions of customers
    if (/^reviews?$/i.test(piece.said)) continue;
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    const isPage =
      next?.type === 'dimension' &&
      next.dimensions.some((name) => name === 'page' || name === 'landing_page');
    if (!isPage) pieces[at] = { ...piece, ...topic };
  }
}
