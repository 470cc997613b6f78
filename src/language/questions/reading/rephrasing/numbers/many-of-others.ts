import { asKeyword, isKeyword, isNoise, isPlural, neighbour, type Piece, silence } from '../../piece.ts';

const MANY = /^(?:many|lots of|a lot of|plenty of|loads of|numerous)$/i;

/** "Pages with many keywords": how many each of them has, the most first, and no list of pages and keywords. */
export function manyOfOthers(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!MANY.test(piece.said) || !isKeyword(piece, 'high')) continue;
    const lead = neighbour(pieces, at, -1, (one) => isNoise(one) || isKeyword(one, 'preposition'));
    const [whose, counted] = [pieces[lead], pieces[neighbour(pieces, at, 1, isNoise)]];
    if (whose?.type !== 'dimension' || counted?.type !== 'dimension' || !isPlural(counted.said)) continue;
    if (whose.dimensions.some((one) => counted.dimensions.includes(one))) continue;
    pieces[at] = { ...asKeyword(piece, 'top'), said: 'most' };
    if (isKeyword(pieces[at - 1], 'preposition')) silence(pieces, at - 1);
  }
}
