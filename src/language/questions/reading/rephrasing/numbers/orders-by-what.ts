import { isKeyword, type Piece } from '../../piece.ts';

/** "Orders by country" are counted; "order by country" is how rows stand. */
export function ordersByWhat(pieces: Piece[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (!isKeyword(piece, 'ordered') || !/^orders by$/i.test(piece.said)) continue;
    pieces.splice(
      at,
      1,
      { ...piece, type: 'metric', metric: 'purchases', said: 'orders' },
      { ...piece, type: 'keyword', keyword: 'by', said: 'by' },
    );
  }
}
