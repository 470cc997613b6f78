import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import { countryWords } from '../../../vocabulary/member-words.ts';
import { inWords } from '../../in-words.ts';
import { type Mark, noiseMark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';
import { asChoice, askedBack, type NotAnswerable } from '../../problem.ts';
import { isPartOfQuery } from './is-part-of-query.ts';

/** "Germany" and "gbr" are places whatever stands beside them; "german" is of a language, too. */
const PLACES = new Set(
  Object.entries(countryWords).flatMap(([country, words]) => [
    wordsOf(country).join(' '),
    // Codes, and "uk"
    ...words.filter((word) => word.length <= 3),
  ]),
);
const RANKING = /\b(?:rank|ranks|ranked|ranking|rankings)$/i;
const ABOUT = /^(?:about|for|with|on)$/i;

/**
 * "German queries", "the keyword german", "how do we rank for german": what people typed, where any query holds the word, and not where they
 * were. "Searches from Germany" are those of the country; of "queries in German" nobody knows.
 */
export function countriesAsWords(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  return marks.map((mark, at) => {
    if (!isWord(mark, views)) return mark;
    const before = saidBefore(marks, at);
    const isUnsure = isInIt(before) && mark.type === 'members';
    if (!isUnsure && !isOfQuery(before, marks[at + 1], mark)) return mark;
    if (!isPartOfQuery(mark.said, views)) return mark;
    if (isUnsure) throw askedWhich(marks, at, views);
    return { ...mark, type: 'text', text: mark.said, isPart: true };
  });
}

/** A country by a word that may be its language, or nothing that is known. */
const isWord = (mark: Mark, views: readonly SourceView[]): boolean =>
  mark.type === 'unknown' ||
  (mark.type === 'members' &&
    mark.candidates.length > 0 &&
    !PLACES.has(wordsOf(mark.said).join(' ')) &&
    mark.candidates.every(({ dimension, sourceId }) =>
      views.some((view) => view.source.id === sourceId && view.kindOf(dimension) === 'country'),
    ));

type Before = readonly [before: Mark | undefined, beforeIt: Mark | undefined];

function saidBefore(marks: readonly Mark[], at: number): Before {
  const [before, beforeIt] = marks
    .slice(0, at)
    .reverse()
    .filter((one) => !isNoise(one));
  return [before, beforeIt];
}

const isQueries = (mark: Mark | undefined): boolean =>
  mark?.type === 'dimension' && mark.dimensions.includes('query');

/** Behind what the site ranks for; a country also beside queries and behind what they hold. */
function isOfQuery([before, beforeIt]: Before, behind: Mark | undefined, mark: Mark): boolean {
  const isRankedFor =
    /^for$/i.test(before?.said ?? '') && beforeIt?.type === 'metric' && RANKING.test(beforeIt.said);
  if (mark.type === 'unknown') return isRankedFor && behind?.type !== 'unknown';
  return (
    isRankedFor ||
    isQueries(behind) ||
    isQueries(before) ||
    isKeyword(before, 'containing') ||
    (isQueries(beforeIt) && ABOUT.test(before?.said ?? ''))
  );
}

/** "Queries in German" */
const isInIt = ([before, beforeIt]: Before): boolean =>
  isQueries(beforeIt) && /^in$/i.test(before?.said ?? '');

function askedWhich(marks: readonly Mark[], at: number, views: readonly SourceView[]): NotAnswerable {
  const mark = marks[at] as Mark & { type: 'members' };
  const kind = marks.slice(0, at).findLastIndex(isQueries);
  const [{ dimension = '', members = [] } = {}] = mark.candidates;
  const country = views.find((view) => view.dimensionColumns.includes(dimension))?.labelOf(dimension) ?? '';
  const replaced = (said: string): string =>
    inWords([...marks.slice(0, kind), noiseMark(said), ...marks.slice(at + 1)]);
  return askedBack('name_of_two_columns', [
    asChoice(replaced(`${marks[kind]?.said ?? ''} containing "${mark.said.toLowerCase()}"`)),
    asChoice(replaced(`${marks[kind]?.said ?? ''} with ${country.toLowerCase()} "${members[0] ?? ''}"`)),
  ]);
}
