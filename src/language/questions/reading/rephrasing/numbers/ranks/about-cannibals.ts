import { isKeyword, type Piece, silence } from '../../../piece.ts';

const COMPETING = /^(?:compet\w+|visibility|visible|split|cost|costing|cannibali\w+|results?|fight\w*)$/i;

/** "Queries for which multiple pages compete for visibility": the plan of that name says it all. */
export function aboutCannibals(pieces: Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'cannibal'))) return;
  for (const [at, piece] of pieces.entries()) {
    const isSaid = piece.type === 'unknown' || piece.type === 'topic' || isKeyword(piece, 'breakdown');
    if (isSaid && COMPETING.test(piece.said)) silence(pieces, at);
  }
}
