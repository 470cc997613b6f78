import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';

/**
 * "Espresso machine queries" are those that hold these words, and not the one page whose address has them, nor what was found on all pages
 * below /espresso/. What is a query by itself stays
 * as it is.
 */
export const queriesOfWords = (marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] =>
  marks.map((mark, at) => {
    const next = marks[at + 1];
    return next?.type === 'dimension' ? asWordsOfQueries(mark, next.dimensions, views) : mark;
  });

/** What stands in the address of pages, and in queries, is what was searched for. */
export function asWordsOfQueries(mark: Mark, columns: readonly string[], views: readonly SourceView[]): Mark {
  if (mark.type !== 'members' || !isOfPages(mark, views)) return mark;
  const said = mark.said.toLowerCase();
  const isHeld = views.some((view) =>
    columns.some(
      (column) =>
        view.kindOf(column) === 'query' &&
        view.membersOf(column).some(({ name }) => name.toLowerCase().includes(said)),
    ),
  );
  return isHeld ? { ...mark, type: 'text', text: mark.said } : mark;
}

const isOfPages = (mark: Mark & { type: 'members' }, views: readonly SourceView[]): boolean =>
  mark.candidates.every(
    ({ dimension, how, prefix }) =>
      (how === 'part' || prefix !== undefined) &&
      views.some((view) => /^(?:page|landing_page)$/.test(view.kindOf(dimension) ?? '')),
  );
