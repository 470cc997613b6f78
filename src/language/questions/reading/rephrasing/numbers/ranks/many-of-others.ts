import {
  isKeyword,
  isLight,
  isNoise,
  isPlural,
  neighbour,
  type Piece,
  rewrite,
  silence,
} from '../../../piece.ts';

const MANY = /^(?:many|lots of|a lot of|plenty of|loads of|numerous)$/i;

/** "Pages with many keywords": how many each of them has, the most first, and no list of pages and keywords. */
export function manyOfOthers(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!MANY.test(piece.said) || !isKeyword(piece, 'high')) continue;
    const lead = neighbour(pieces, at, -1, isLight);
    const place = neighbour(pieces, at, 1, isNoise);
    const [whose, counted] = [pieces[lead], pieces[place]];
    if (whose?.type !== 'dimension' || counted?.type !== 'dimension' || !isPlural(counted.said)) continue;
    if (whose.dimensions.some((one) => counted.dimensions.includes(one))) continue;
    rewrite(pieces, at, { type: 'keyword', keyword: 'top', said: 'most' });
    if (isKeyword(pieces[at - 1], 'preposition')) silence(pieces, at - 1);
    // "Many keywords ranking on page 2": where they stand limits them, and is no number of the pages
    const verb = pieces[place + 1];
    if (verb?.type === 'metric' && /^rank(?:s|ing|ed)$/i.test(verb.said)) silence(pieces, place + 1);
  }
}
