import type { SourceView } from '../../../data/source-view.ts';

/** Whether the names of a column are texts: a word of theirs says what they are about, and chooses several at once. */
export const namesAreTexts = (column: string, view: SourceView): boolean =>
  /^(?:query|page|landing_page|campaign|product|item)$|title/.test(view.kindOf(column) ?? column);
