import { isKeyword, neighbour, type Piece, silent } from '../../piece.ts';

/** "The total revenue of all sources" is one number. */
export function totalOfAll(pieces: Piece[]): void {
  const isTotal = (piece: Piece): boolean =>
    (isKeyword(piece, 'total') || piece.type === 'metric') &&
    /^(?:total|overall|combined|sum|sum of|grand total|total of)/i.test(piece.said);
  if (!pieces.some(isTotal) || pieces.some((piece) => isKeyword(piece, 'each', 'which', 'per', 'top')))
    return;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension') continue;
    const all = pieces[at - 1];
    const joint =
      pieces[neighbour(pieces, at - 1, -1, (one) => one.type === 'noise' && /^the$/i.test(one.said))];
    const isAll =
      /^all$/i.test(all?.said ?? '') && /^(?:of|from|across|over|in|for)$/i.test(joint?.said ?? '');
    const isPhrase = /^(?:across all|for all)$/i.test(all?.said ?? '');
    if (!isAll && !isPhrase) continue;
    for (const one of isPhrase ? [all, piece] : [joint, all, piece])
      if (one) pieces[pieces.indexOf(one)] = silent(one);
  }
}
