import { isKeyword, type Piece } from '../../piece.ts';

/** "Pages with the biggest change in clicks" are ranked by it; without a list and a number it asks what happened. */
export function biggestChanges(pieces: Piece[]): void {
  if (!pieces.some(({ type }) => type === 'metric') || !pieces.some(({ type }) => type === 'dimension'))
    return;
  for (const [at, piece] of pieces.entries())
    if (isKeyword(piece, 'happened') && /changes?$/i.test(piece.said) && !/^(?:any|what)/i.test(piece.said))
      pieces[at] = { ...piece, type: 'keyword', keyword: 'change' };
}
