import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const COUNTRY = /^(?:United States(?: of America)?|USA?)$/i;

/** What the data call the country that "us" in small letters may be; undefined where they do not know it. */
const countryIn = (views: readonly SourceView[]): string | undefined =>
  views
    .flatMap((view) =>
      view.dimensionColumns
        .filter((column) => view.kindOf(column) === 'country')
        .flatMap((column) => view.membersOf(column)),
    )
    .map(({ name }) => name)
    .find((name) => COUNTRY.test(name));

/** "How many people ordered from us": who does it does it from those who ask. */
const VERB =
  /(?:ed|ing|bought|sold|spent|paid|buys?)$|^(?:order|purchase|book|download|spend|subscribe|donate|earn|pay)$/i;

/** Where "us" stands behind a number and one of these words: "sessions from us", "traffic to us". */
const placesBehind = (marks: readonly Mark[], joint: RegExp): readonly number[] =>
  marks.flatMap(({ said, type }, at) =>
    type === 'noise' &&
    /^us$/i.test(said) &&
    joint.test(marks[at - 1]?.said ?? '') &&
    marks[at - 2]?.type === 'metric' &&
    !VERB.test(marks[at - 2]?.said ?? '')
      ? [at]
      : [],
  );

/**
 * "Organic sessions from us": whatever is counted comes from a country, and may be had from those who ask.
 * @throws NotAnswerable with the country, and with all
 */
export function refuseFromUs(marks: readonly Mark[], view: SourceView): void {
  const country = countryIn([view]);
  const [at] = placesBehind(marks, /^(?:from|by)$/i);
  if (country === undefined || at === undefined) return;
  const [before, behind] = [marks.slice(0, at - 1), marks.slice(at + 1)];
  throw askedBack('us_or_all', [
    asChoice([inWords(before), `from ${country}`, inWords(behind)].filter((said) => said !== '').join(' ')),
    asChoice(inWords([...before, ...behind])),
  ]);
}

/** "Traffic to us" is all that there is, which is said where the country is known, too. */
export function toUs(marks: readonly Mark[], views: readonly SourceView[]): Reading['assumptions'] {
  const country = countryIn(views);
  const [at] = placesBehind(marks, /^(?:to|for)$/i);
  return country === undefined || at === undefined
    ? []
    : [{ code: 'whole_business', said: marks[at]?.said ?? '', read: country }];
}
