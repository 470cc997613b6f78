import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../piece.ts';

/** "How are sessions trending?" asks for their course; "trending pages" are those that rise. */
export function trendingAsCourse(pieces: Piece[]): void {
  if (
    pieces.some(
      (piece) =>
        isKeyword(piece, 'wow', 'mom', 'yoy', 'dod', 'pop', 'versus') && !isBetweenNames(pieces, piece),
    )
  )
    return;
  for (const [at, piece] of pieces.entries()) {
    if (!/^trending$/i.test(piece.said) || !isKeyword(piece, 'gain')) continue;
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    if (next?.type !== 'dimension' && pieces.some(({ type }) => type === 'metric'))
      rewrite(pieces, at, { type: 'keyword', keyword: 'trend' });
  }
}

/** "Mobile vs desktop": the word holds names against each other, and no periods. */
const isBetweenNames = (pieces: readonly Piece[], piece: Piece): boolean =>
  pieces[neighbour(pieces, pieces.indexOf(piece), 1, isNoise)]?.type === 'members';
