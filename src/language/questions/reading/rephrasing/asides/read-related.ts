import { isKeyword, isNoise, neighbour, type Piece, rewrite, silent } from '../../piece.ts';

/** "Boots related queries" are those that hold the word, also where one of them is nothing but it. */
export function readRelated(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!/^related$/i.test(piece.said) || piece.type === 'metric') continue;
    const before = pieces[at - 1];
    const next = pieces[at + 1];
    const isQuery =
      next?.type === 'dimension' && next.dimensions.some((name) => name === 'query' || name === 'page');
    if (!before || !isQuery || !/^(?:members|unknown|noise|dimension)$/.test(before.type)) continue;
    rewrite(pieces, at - 1, { type: 'text', text: before.said, isPart: true, used: false });
    pieces[at] = silent(piece);
    const joint = pieces[neighbour(pieces, at - 1, -1, isNoise)];
    if (isKeyword(joint, 'preposition') && next) pieces[at + 1] = silent(next);
  }
}
