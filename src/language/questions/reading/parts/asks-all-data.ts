import { isKeyword, type Piece } from '../piece.ts';

/** "In total", "never": of all days that there are. */
export const asksAllData = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece) =>
      (isKeyword(piece, 'none') && /^never$/i.test(piece.said)) ||
      (isKeyword(piece, 'total') &&
        /^(?:in total|altogether|overall|all together|insgesamt)$/i.test(piece.said)),
  );
