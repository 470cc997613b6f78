import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import type { Assumption } from '../assumption.ts';
import { type Mark, noiseMark } from '../mark.ts';
import { isKeyword, isNoise, LISTING } from '../piece.ts';

/** What a business may be, and so may one of its places: the Harbour Museum of three. */
const BUSINESS = new Set(
  `museum gallery zoo aquarium theatre theater cinema hotel hostel restaurant clinic hospital school college university academy
  gym library shop store farm club brewery bakery`.split(/\s+/),
);

interface Found {
  readonly marks: readonly Mark[];
  readonly assumptions: readonly Assumption[];
}

/**
 * "The museum", "museum visitors" where one of several sites is a museum by name: what all of it is, as the data are called, and no
 * certain name of one. It is all of it, which is said with the name that it could have been.
 */
export function wholeBusiness(marks: readonly Mark[], views: readonly SourceView[]): Found {
  const assumptions: Assumption[] = [];
  const read = marks.map((mark, at) => {
    const name = isAlone(marks, at) ? onePlaceCalled(mark.said, views) : undefined;
    if (name === undefined) return mark;
    assumptions.push({ code: 'whole_business', said: mark.said, read: name });
    return noiseMark(mark.said);
  });
  return { marks: read, assumptions };
}

/** No part of a longer name, no kind that is listed ("which museum"), and not held against another name. */
function isAlone(marks: readonly Mark[], at: number): boolean {
  const [mark, before, behind] = [marks[at], marks[at - 1], marks[at + 1]];
  const isOther = (one: Mark | undefined): boolean =>
    one?.type === 'unknown' ||
    one?.type === 'members' ||
    isKeyword(one, 'and', 'or', 'versus', 'without', 'only', ...LISTING) ||
    /^(?:this|that|an?|other)$/i.test(one?.said ?? '');
  const next = isNoise(behind) ? marks[at + 2] : behind;
  return (
    mark?.type === 'unknown' &&
    !isOther(before) &&
    behind?.type !== 'unknown' &&
    behind?.type !== 'members' &&
    behind?.type !== 'dimension' &&
    !isKeyword(next, 'and', 'or', 'versus')
  );
}

/** The one name of several that ends in the word, where that is what the business is: its data are called so, or such things are. */
function onePlaceCalled(said: string, views: readonly SourceView[]): string | undefined {
  const word = said.toLowerCase();
  const titled = views.flatMap(({ source }) => wordsOf(source.name));
  const isTitled = titled.includes(word);
  if (!isTitled && (!BUSINESS.has(word) || titled.some((one) => BUSINESS.has(one)))) return undefined;
  const found = views.flatMap((view) =>
    view.dimensionColumns.flatMap((column) => {
      const names = view.membersOf(column).map(({ name }) => name);
      const called = names.filter((name) => wordsOf(name).at(-1) === word && wordsOf(name).length > 1);
      return names.length > 1 ? called : [];
    }),
  );
  const [name, second] = new Set(found);
  return second === undefined ? name : undefined;
}
