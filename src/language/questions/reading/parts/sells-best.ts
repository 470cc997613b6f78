import type { Piece } from '../piece.ts';

const SELLING = /^(?:(?:best|top)[- ]?sell(?:ers?|ing)|bestsellers?|what (?:sold|sells?) best)\b/i;

/** "Best seller", "what sold best": a kind of things that is ranked by how many of them were sold, in one phrase. */
export const sellsBest = ({ said }: Pick<Piece, 'said'>): boolean => SELLING.test(said);
