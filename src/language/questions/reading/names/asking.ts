import type { SourceView } from '../../data/source-view.ts';
import type { SiteTerms } from '../../question-context.ts';
import type { Piece } from '../piece.ts';
import type { FoundFilters } from './found-filters.ts';

/** What the reading of names needs to know. */
export interface Asking {
  readonly pieces: Piece[];
  readonly view: SourceView;
  readonly isAskable: (dimension: string) => boolean;
  readonly site: SiteTerms | undefined;
  /** Of which kinds the names of the question before were. */
  readonly before: readonly string[];
  readonly found: FoundFilters;
}
