import { singular } from '../../../plural.ts';
import type { Piece } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';

/** Of a shop's data they may be all who came or those who bought, of whom there are far fewer. */
export function askWhoIsCounted(pieces: readonly Piece[], at: number, bought: string, ofThem = ''): never {
  const choices = [bought, 'sessions'].map((number) => {
    const counted = `${number}${ofThem}`;
    const question = pieces.map((piece, place) => (place === at ? counted : piece.said)).join(' ');
    return asChoice(question);
  });
  throw askedBack('who_is_counted', choices);
}

/** "Revenue per customer" */
export const BUYERS_AT_END = /(?:customers?|buyers?)$/i;

/** "Revenue per customer": of each that bought, or of each that came. */
export function askPerWhom(pieces: readonly Piece[], at: number, said: string, bought: string): never {
  const choices = [singular(bought), 'session'].map((whom) => {
    const question = pieces
      .map((piece, place) => {
        if (place === at) return said.replace(BUYERS_AT_END, whom);
        // What the ratio is made of is said in it
        return place > at && place <= at + 4 && piece.used && said.endsWith(` ${piece.said}`)
          ? ''
          : piece.said;
      })
      .filter((part, place) => part !== '' && !(place > at && /^(?:per|an?|each|every)$/i.test(part)))
      .join(' ');
    return asChoice(question);
  });
  throw askedBack('who_is_counted', choices);
}
