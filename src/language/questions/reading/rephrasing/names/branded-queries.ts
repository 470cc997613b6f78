import { isKeyword, type Piece } from '../../piece.ts';

/** "Branded queries" are queries, which may be listed. */
export function brandedQueries(pieces: Piece[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const noun =
      isKeyword(piece, 'brand', 'non_brand') && / (queries|keywords|terms)$/i.exec(piece.said)?.[1];
    if (!noun) continue;
    pieces.splice(
      at,
      1,
      { ...piece, said: piece.said.slice(0, -noun.length - 1) },
      {
        ...piece,
        type: 'dimension',
        dimensions: ['query'],
        said: noun,
      },
    );
    at++;
  }
}
