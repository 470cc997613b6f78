import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';
import { otherNames } from '../../marking/member-index.ts';
import { chooseCandidate } from '../../names/choose-candidate.ts';
import { type Names, rowsOfNames } from './rows-of-names.ts';

/**
 * "Email, organic search and direct" where email is a medium and direct a source: names in one list are of one column, which is the
 * one that has all of them by other words ("(none)" of the medium), if there is one.
 */
export function namesOfOneList(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  return rowsOfNames(marks).reduce((read, places) => inOneColumn(read, places, views), marks);
}

function inOneColumn(
  marks: readonly Mark[],
  places: readonly number[],
  views: readonly SourceView[],
): readonly Mark[] {
  const names = places.flatMap((place) => namesAt(marks, place));
  for (const view of views) {
    const own = names.map((name) => columnOf(name, view));
    if (own.some((column) => column === undefined)) continue;
    if (new Set(own).size === 1) return marks;
    const shared = view.dimensionColumns
      .filter((column) => own.includes(column))
      .find((column) => names.every((name) => calledIn(name, view, column).length > 0));
    if (shared === undefined) continue;
    return marks.map((mark, at) =>
      places.includes(at) && mark.type === 'members'
        ? { ...mark, candidates: calledIn(mark, view, shared) }
        : mark,
    );
  }
  return marks;
}

const namesAt = (marks: readonly Mark[], at: number): readonly Names[] => {
  const mark = marks[at];
  return mark?.type === 'members' ? [mark] : [];
};

const columnOf = ({ candidates }: Names, view: SourceView): string | undefined =>
  chooseCandidate(candidates, view, () => true, undefined)?.dimension;

/** What the words are called in that column: by its own names, or by the other words that such names have. */
function calledIn(
  { said, candidates }: Names,
  view: SourceView,
  dimension: string,
): readonly MemberCandidate[] {
  const sourceId = view.source.id;
  const own = candidates.filter(
    (one) => one.dimension === dimension && one.sourceId === sourceId && /^(?:name|alias)$/.test(one.how),
  );
  if (own.length > 0) return own;
  const phrase = wordsOf(said).join(' ');
  const others = otherNames(view.kindOf(dimension), view.membersOf(dimension));
  return others
    .filter((one) => one.phrase === phrase && one.how === 'alias')
    .map(({ names, how }) => ({ dimension, sourceId, members: names, how, volume: 0 }));
}
