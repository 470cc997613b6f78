import type { Mark } from '../../mark.ts';
import { isRank } from '../../piece.ts';
import { claimWords } from './claim-word.ts';
import { clauseInWords, clauseOf, isPhrase, type Phrase } from './clause.ts';

const ALSO =
  /^(?<verb>is|are|was|were) (?<one>the [^?]+?) (?:also|the same as|the same (?:day|week|month|quarter|year|one) as) (?<other>the [^?]+?)[ ?]*$/i;

/** "Was the best day for Oslo also the best day for Bergen?": the one and the other, each asked for by itself. */
export function endsApart(
  text: string,
  marksOf: (said: string) => readonly Mark[],
): readonly string[] | undefined {
  const { verb, one = '', other = '' } = ALSO.exec(text)?.groups ?? {};
  const sides = [one, other].map((said) => {
    const marks = marksOf(said);
    const words = marks.some(isRank) ? claimWords(said, marks) : undefined;
    return words && clauseOf(words);
  });
  const [first, second] = sides;
  if (verb === undefined || first === undefined || second === undefined) return undefined;
  const phrases = (side: typeof first): readonly Phrase[] => side.filter(isPhrase);
  // Its number and its days are those of both, wherever they stand
  const lacking = (side: typeof first, from: typeof first): readonly Phrase[] =>
    phrases(from).filter(({ of }) => of !== 'name' && phrases(side).every((phrase) => phrase.of !== of));
  const asked = `What ${verb.toLowerCase()}`;
  return [
    [...first, ...lacking(first, second)],
    [...second, ...lacking(second, first)],
  ].map((said) => `${asked} ${uncapital(clauseInWords(said))}`);
}

const uncapital = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
