import { isKeyword, isLight, isNoise, neighbour, type Piece, rewrite, silence } from '../../piece.ts';

const COMING_FROM =
  /^(?:stems?|stemmed|stemming|originat(?:es?|ed|ing)|deriv(?:es?|ed|ing)|result(?:s|ed|ing)?|aris(?:es|e|ing)|arose|hail(?:s|ed|ing)?|emanat(?:es?|ed)|sourced|obtained|acquired|earned|gained|attributable|owed|belong(?:s|ed|ing)?|traced|traceable|goes|trac(?:es?))$/i;

/** "Revenue that stems from email", "belongs to mobile", "derived from": came from, by another word. */
export function comingFrom(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isVerb = (piece.type === 'unknown' || isEarnedOfNumber(pieces, at)) && COMING_FROM.test(piece.said);
    if (!isVerb) continue;
    const joint = neighbour(pieces, at, 1, (one) => isNoise(one) && !/^(?:from|to)$/i.test(one.said));
    const place = neighbour(pieces, joint, 1, isLight);
    const isName = /^(?:members|dimension|text|path)$/.test(pieces[place]?.type ?? '');
    if (!/^(?:from|to|through|via|by|back to)$/i.test(pieces[joint]?.said ?? '') || !isName) continue;
    silence(pieces, at);
    if (isKeyword(pieces[joint], 'by'))
      rewrite(pieces, joint, { type: 'keyword', keyword: 'preposition', said: 'from' });
  }
}

/** "Sessions earned from email"; "how much we earned from email" names no other number, and is money. */
const isEarnedOfNumber = (pieces: readonly Piece[], at: number): boolean => {
  const piece = pieces[at];
  return (
    piece?.type === 'metric' &&
    /^earned$/i.test(piece.said) &&
    pieces.slice(0, at).some(({ type }) => type === 'metric')
  );
};
