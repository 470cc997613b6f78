import { isKeyword, type Piece, replaceEach } from '../../piece.ts';

/** "Branded queries" are queries, which may be listed. */
export function brandedQueries(pieces: Piece[]): void {
  replaceEach(pieces, (piece) => {
    const noun =
      isKeyword(piece, 'brand', 'non_brand') && / (queries|keywords|terms)$/i.exec(piece.said)?.[1];
    if (!noun) return undefined;
    return [
      { ...piece, said: piece.said.slice(0, -noun.length - 1) },
      { ...piece, type: 'dimension', dimensions: ['query'], said: noun },
    ];
  });
}
