import { type Piece, silent } from '../../piece.ts';

/** "Growth by date monthly", "sessions over time by day, weekly": the dates are those of the other unit. */
export function datesByUnit(pieces: Piece[]): void {
  const isDate = (piece: Piece): boolean =>
    (piece.type === 'grain' || piece.type === 'unit') && /\bdates?$/i.test(piece.said);
  if (!pieces.some((piece) => piece.type === 'grain' && !isDate(piece))) return;
  for (const [at, piece] of pieces.entries()) if (isDate(piece)) pieces[at] = silent(piece);
}
