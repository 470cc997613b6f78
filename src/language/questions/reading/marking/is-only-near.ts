import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';

const NEAR: ReadonlySet<string> = new Set(['mailing', 'banner', 'advertising']);

/** "Email campaigns" are campaigns where a column tells them, of those by email; only where none does they are all that came so. */
export const isKindOfOther = (phrase: string, column: string, view: SourceView): boolean => {
  const kind = / (campaign)$/.exec(phrase)?.[1];
  const other = kind === undefined ? undefined : view.dimensionOf(kind);
  return other !== undefined && other !== column;
};

/** A mailing may be one by post: of "donor-mailing" it is the word itself, and of email only near to it. */
export const isOnlyNear = (phrase: string, view: SourceView): boolean =>
  NEAR.has(phrase) &&
  view.dimensionColumns.some(
    (column) =>
      !/^(?:query|page|landing_page)$/.test(view.kindOf(column) ?? '') &&
      view.membersOf(column).some(({ name }) => wordsOf(name).includes(phrase)),
  );
