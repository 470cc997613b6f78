import { isKeyword, isNoise, type Piece, silent } from '../../piece.ts';

/** "Kinds of client" where a column is called client kind: one name in two words, and said once. */
export function kindsOfThings(pieces: Piece[]): void {
  for (const [at, kinds] of pieces.entries()) {
    const of = pieces[at + 1];
    const place = pieces[at + 2] !== undefined && isNoise(pieces[at + 2]) ? at + 3 : at + 2;
    const thing = pieces[place];
    if (kinds.type !== 'dimension' || thing?.type !== 'dimension') continue;
    if (!isKeyword(of, 'preposition') || !/^of$/i.test(of?.said ?? '')) continue;
    if (kinds.dimensions.join() !== thing.dimensions.join()) continue;
    pieces[at] = { ...kinds, said: `${thing.said} ${kinds.said}` };
    for (let one = at + 1; one <= place; one++) {
      const piece = pieces[one];
      if (piece !== undefined) pieces[one] = silent(piece);
    }
  }
}
