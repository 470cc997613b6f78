import { isKeyword, type Piece, replaceEach } from '../../../piece.ts';

/** "Orders by country" are counted; "order by country" is how rows stand. */
export function ordersByWhat(pieces: Piece[]): void {
  replaceEach(pieces, (piece) => {
    if (!isKeyword(piece, 'ordered') || !/^orders by$/i.test(piece.said)) return undefined;
    return [
      { ...piece, type: 'metric', metric: 'purchases', said: 'orders' },
      { ...piece, type: 'keyword', keyword: 'by', said: 'by' },
    ];
  });
}
