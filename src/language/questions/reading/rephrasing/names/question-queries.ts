import { type Piece, rewrite } from '../../piece.ts';

/** "Question keywords" are queries that begin like a question. */
export function questionQueries(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isOfQueries = next?.type === 'dimension' && next.dimensions.includes('query');
    if (/^questions?(?: based| style| type)?$/i.test(piece.said) && isOfQueries)
      rewrite(pieces, at, { type: 'keyword', keyword: 'asking_queries', used: false });
  }
}
