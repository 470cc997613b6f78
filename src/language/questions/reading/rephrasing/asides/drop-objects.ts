import { isKeyword, isNoise, neighbour, type Piece, silent } from '../../piece.ts';

/** "Which region returned the most items": what is counted is named already, the items are its objects. */
export function dropObjects(pieces: Piece[]): void {
  const asked = pieces.findIndex(({ type }) => type === 'dimension');
  const isAsked = isKeyword(pieces[neighbour(pieces, asked, -1, isNoise)], 'which');
  if (!isAsked || !pieces.some(({ type }) => type === 'metric')) return;
  for (const [at, piece] of pieces.entries())
    if (
      at > asked &&
      piece.type === 'dimension' &&
      /^(?:items|products|pieces|goods|articles)$/i.test(piece.said) &&
      isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'top', 'bottom')
    )
      pieces[at] = silent(piece);
}
