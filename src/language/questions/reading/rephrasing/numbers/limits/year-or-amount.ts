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

const LIKE_YEAR = /^(?:19|20)\d\d$/;

/** "Did 2026 beat 2025 in opens?", "loans in August 2025 above 2024": beside another year it is none of 2,025 opens. */
export function yearBesideYear(pieces: readonly Piece[]): void {
  // "Did 2026 beat 2025 …": what is held against the number is a year itself
  const isOfYear = isPeriod(pieces.find((piece) => !isLight(piece)));
  const at = pieces.findIndex(
    (piece, place) =>
      piece.type === 'number' &&
      LIKE_YEAR.test(piece.said) &&
      isKeyword(pieces[place - 1], 'more', 'less', 'over', 'at_least', 'at_most') &&
      (isOfYear || pieces[place + 1]?.type !== 'metric'),
  );
  const named = pieces[at];
  const period = pieces.find((piece) => isPeriod(piece) && /\b(?:19|20)\d\d\b/.test(piece.said));
  const metric = pieces.find(({ type }) => type === 'metric');
  if (named === undefined || period === undefined || metric === undefined) return;
  const names = inWords(pieces.filter(({ type }) => type === 'members'));
  const amount = named.said.replace(/^(\d)/, '$1,');
  throw askedBack('year_or_amount', [
    asChoice(`${metric.said} ${names} in ${period.said} vs ${named.said}`.replace(/ {2,}/g, ' ')),
    asChoice(inWords(pieces.map((piece) => (piece === named ? { ...piece, said: amount } : piece)))),
  ]);
}
