import type { SourceView } from '../../data/source-view.ts';
import type { SiteTerms } from '../../question-context.ts';

export interface AssembleOptions {
  readonly views: readonly SourceView[];
  readonly site: SiteTerms | undefined;
  /** Source and metric of the question before, for follow-ups that name neither, and the kinds of the names that it had. */
  readonly usual:
    | {
        readonly sourceId: string;
        readonly metric: string | undefined;
        readonly dimensions: readonly string[];
      }
    | undefined;
}
