import { isKeyword, type Piece } from '../piece.ts';

/** "not from Germany, Austria and the Netherlands": the negation holds on. */
export const isContinued = (piece: Piece): boolean =>
  piece.type === 'noise' ||
  piece.type === 'dimension' ||
  isKeyword(
    piece,
    'preposition',
    'and',
    'or',
    'containing',
    'landing_on',
    'by',
    'total',
    'starting_with',
    'each',
    'count',
    'distinct',
  );
