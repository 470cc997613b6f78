import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../../piece.ts';

/** "Brand vs non brand" where a campaign is called so: that one against all others. */
export function nameAndNon(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const [name, other] = [at + 1, neighbour(pieces, at, -1, isNoise)].map((place) => pieces[place]);
    const isNon = isKeyword(piece, 'without') && /^non$/i.test(piece.said);
    if (!isNon || !isKeyword(other, 'versus', 'compare', 'and', 'or') || name?.type !== 'members') continue;
    const isNamedBefore = pieces
      .slice(0, at)
      .some((one) => one.type === 'members' && one.said.toLowerCase() === name.said.toLowerCase());
    if (!isNamedBefore) continue;
    rewrite(pieces, at, { type: 'keyword', keyword: 'rest', said: 'rest' });
    silence(pieces, at + 1);
    if (other?.said.toLowerCase() !== 'vs')
      rewrite(pieces, neighbour(pieces, at, -1, isNoise), { type: 'keyword', keyword: 'versus', said: 'vs' });
  }
}

/** "Brand queries versus all others": what is no brand's, as "non-brand" is. */
export function brandAndRest(pieces: Piece[]): void {
  const isBrand = pieces.some((piece) => isKeyword(piece, 'brand'));
  if (!isBrand || pieces.some((piece) => piece.type === 'members' || isKeyword(piece, 'non_brand'))) return;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    if (isKeyword(piece, 'rest') && isKeyword(before, 'versus', 'compare', 'and'))
      rewrite(pieces, at, { type: 'keyword', keyword: 'non_brand', said: 'non-brand' });
  }
}
