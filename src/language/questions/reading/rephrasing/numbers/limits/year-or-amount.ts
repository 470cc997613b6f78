import { inWords } from '../../../in-words.ts';
import { isKeyword, isLight, isPeriod, type Piece } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

/**
 * "Countries with sessions over 2025" of data that have that year: more than so many, or in that year. Behind "with" and a number
 * of the site both can be meant, and a list of all countries in 2025 is another answer than that of those above a limit.
 */
export function yearOrAmount(pieces: readonly Piece[]): void {
  const at = pieces.findIndex(
    (piece, place) =>
      isPeriod(piece) && /^(?:19|20)\d\d$/.test(piece.said) && isKeyword(pieces[place - 1], 'over'),
  );
  const named = pieces[at];
  const before = pieces.slice(0, Math.max(0, at - 1));
  const isHaving = /^(?:with|having|whose|where|had|has|have)$/i;
  const having = before.findLastIndex(({ said }) => isHaving.test(said));
  const between = before.slice(having + 1).filter((piece) => !isLight(piece));
  if (named === undefined || having < 0 || between.length !== 1 || between[0]?.type !== 'metric') return;
  const told = (words: string): string =>
    inWords([...before, { ...named, said: words }, ...pieces.slice(at + 1)]);
  throw askedBack('year_or_amount', [
    asChoice(told(`above ${named.said}`)),
    asChoice(told(`in ${named.said}`)),
  ]);
}
