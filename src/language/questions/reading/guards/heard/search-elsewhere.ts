import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';

/** "Revenue on Google", of a source that knows nothing of searches: the number would be that of everything. */
export const searchElsewhere = (marks: readonly Mark[], view: SourceView): readonly Mark[] =>
  view.isOfSearch ? [] : marks.filter((mark) => mark.type === 'keyword' && mark.keyword === 'search_console');
