import { wordsOf } from '../text/tokenize.ts';
import type { SourceView } from './source-view.ts';

/** What is searched for and what is found hold the word of the engine without being of it. */
const TEXTS = /^(?:query|page|landing_page)$/;

/** Whether all that a source counts are searches on Google, as Search Console has them: there "on Google" limits nothing. */
export const isOfSearches = (view: SourceView): boolean =>
  (view.source.type === 'GSC' ||
    view.columnOf('position') !== undefined ||
    (view.dimensionOf('query') !== undefined && view.columnOf('impressions') !== undefined)) &&
  !hasNamesOfGoogle(view);

/** Ads on several networks may tell places and searches, too: of them "on Google" is the network that is called so. */
const hasNamesOfGoogle = (view: SourceView): boolean =>
  view.source.type !== 'GSC' &&
  view.dimensionColumns.some(
    (column) =>
      !TEXTS.test(view.kindOf(column) ?? column) &&
      view.membersOf(column).some(({ name }) => wordsOf(name).includes('google')),
  );
