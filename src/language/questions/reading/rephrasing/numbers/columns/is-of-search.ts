import type { Piece } from '../../../piece.ts';

export const isOfSearch = (piece: Piece | undefined): boolean =>
  piece?.type === 'dimension' && piece.dimensions.some((name) => name === 'query' || name === 'page');
