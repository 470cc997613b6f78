import { asKeyword, isKeyword, type Piece } from '../../piece.ts';
import { isOrderedBy } from '../../shape/ordered-by-change.ts';

/** "Pages with the biggest change in clicks" are ranked by it; without a list and a number it asks what happened. */
export function biggestChanges(pieces: Piece[]): void {
  if (
    !pieces.some(({ type }) => type === 'metric') ||
    !pieces.some(({ type }) => type === 'dimension' || type === 'unit')
  )
    return;
  for (const [at, piece] of pieces.entries()) {
    const isBiggest =
      isKeyword(piece, 'happened') && /changes?$/i.test(piece.said) && !/^(?:any|what)/i.test(piece.said);
    // "Sorted by difference" holds nothing against anything
    const isDifference =
      isKeyword(piece, 'compare') && /^differences?$/i.test(piece.said) && isOrderedBy(pieces, at);
    if (isBiggest || isDifference) pieces[at] = asKeyword(piece, 'change');
  }
}
