import { isPeriod, type Piece, silent } from '../../piece.ts';

/** "Did Linz ever beat Graz in September": within these days, and not of all data beside them. */
export function everWithin(pieces: Piece[]): void {
  if (pieces.filter(isPeriod).length !== 2) return;
  const at = pieces.findIndex((piece) => isPeriod(piece) && /^ever$/i.test(piece.said));
  const ever = pieces[at];
  if (ever !== undefined) pieces[at] = silent(ever);
}
