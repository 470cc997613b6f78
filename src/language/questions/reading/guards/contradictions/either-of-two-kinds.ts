import type { SourceView } from '../../../data/source-view.ts';
import type { About } from '../../about.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { asChoice } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { rowsOfNames } from '../../rephrasing/names/rows-of-names.ts';
import { eachOfUnlike } from './either-of-unlike.ts';

/**
 * "From Germany or on mobile", "from email, organic and newsletter": filters of two kinds hold at once, and what meets either of them
 * cannot be chosen.
 */
export function eitherOfTwoKinds(
  marks: readonly Mark[],
  { filters }: Reading,
  view: SourceView,
): About | undefined {
  if (new Set(filters.map(({ dimension }) => dimension)).size < 2) return undefined;
  const areListed = rowsOfNames(marks).some((places) => areOfTwoKinds(places, marks, filters, view));
  return areListed || isEither(marks, filters) ? 'either_of_two_kinds' : undefined;
}

/** The question with the names of each kind alone. */
export function eachKindAlone(
  marks: readonly Mark[],
  { filters }: Reading,
): readonly ReturnType<typeof asChoice>[] {
  const [places] = rowsOfNames(marks);
  if (places === undefined) return eachOfUnlike(marks);
  const [first, last] = [places?.[0], places?.at(-1)];
  if (first === undefined || last === undefined) return [];
  const kinds = new Set(places.flatMap((place) => kindsOf(marks[place], filters).slice(0, 1)));
  return [...kinds].map((kind) => {
    const own = places.filter((place) => kindsOf(marks[place], filters)[0] === kind);
    const names = own.map((place) => marks[place]?.said).join(' and ');
    return asChoice(
      [inWords(marks.slice(0, first)), names, inWords(marks.slice(last + 1))]
        .filter((part) => part !== '')
        .join(' ')
        .replace(/ (?=[?.,;!])/g, ''),
    );
  });
}

const isEither = (marks: readonly Mark[], filters: Reading['filters']): boolean => {
  const spoken = marks.filter((mark) => mark.type !== 'noise' && !isKeyword(mark, 'preposition', 'by'));
  return spoken.some((mark, at) => {
    const [before, after] = [kindsOf(spoken[at - 1], filters), kindsOf(spoken[at + 1], filters)];
    const areNames = before.length > 0 && after.length > 0;
    return isKeyword(mark, 'or') && areNames && !before.some((kind) => after.includes(kind));
  });
};

const ORIGINS = new Set(['channel', 'source', 'medium']);

/** Each of them limits, and no kind is that of all. What stands behind commas alone, "United States, organic search", holds at once. */
function areOfTwoKinds(
  places: readonly number[],
  marks: readonly Mark[],
  filters: Reading['filters'],
  view: SourceView,
): boolean {
  const kinds = places.map((place) => kindsOf(marks[place], filters));
  const areLimits = kinds.every(({ length }) => length > 0);
  const isOneKind = kinds[0]?.some((kind) => kinds.every((own) => own.includes(kind))) === true;
  const isJoined = marks.slice(places[0], places.at(-1)).some((mark) => isKeyword(mark, 'and', 'or'));
  const areOrigins = kinds.flat().every((kind) => ORIGINS.has(view.kindOf(kind) ?? ''));
  return areLimits && !isOneKind && (isJoined || areOrigins);
}

/** The kinds a name can be of, among those that are filtered by. */
function kindsOf(mark: Mark | undefined, filters: Reading['filters']): readonly string[] {
  if (mark?.type === 'path' || mark?.type === 'text') {
    const text = mark.text.toLowerCase().replace(/\/$/, '');
    const holding = filters.filter(({ members }) =>
      members.some((name) => name.toLowerCase().includes(text)),
    );
    return holding.map(({ dimension }) => dimension);
  }
  if (mark?.type !== 'members') return [];
  const kinds = mark.candidates.map(({ dimension }) => dimension);
  return filters.map(({ dimension }) => dimension).filter((kind) => kinds.includes(kind));
}
