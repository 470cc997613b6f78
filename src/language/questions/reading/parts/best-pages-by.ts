import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, type Piece } from '../piece.ts';

/** What a page is for, before how many came to it. */
const WORTH = ['revenue', 'key_events', 'purchases', 'leads'] as const;

export interface PageWorth {
  readonly view: SourceView;
  readonly metric: string;
}

/**
 * "The best pages" of a site that sells are those that sell, and not those that Google is clicked for: the first number of worth that
 * a source has for its pages. undefined where a number is named, or where pages have none.
 */
export function bestPagesBy(pieces: readonly Piece[], views: readonly SourceView[]): PageWorth | undefined {
  // Posts and stories are there to be read, whatever they sell
  const isOfPages = pieces.some(
    ({ type, said }) =>
      type === 'dimension' && /^(?!landing|entry|entrance).*(?:page|url|seite)(?:s|n)?$/i.test(said),
  );
  // Where visits are counted for pages, they are what is told first
  const isOfSearch = views.some(
    (view) => view.dimensionOf('page') !== undefined && askMetric(view, 'sessions') === undefined,
  );
  const isJudged = pieces.some((piece) => isKeyword(piece, 'best', 'worst'));
  const isNamed = pieces.some(
    (piece) =>
      piece.type === 'metric' ||
      isKeyword(piece, 'search_console', 'gain', 'loss', 'change', 'brand', 'non_brand'),
  );
  if (!isOfPages || !isOfSearch || !isJudged || isNamed) return undefined;
  for (const metric of WORTH)
    for (const view of views) {
      const known = askMetric(view, metric);
      const column = view.dimensionOf('page') ?? view.dimensionOf('landing_page');
      if (known !== undefined && column !== undefined && view.has(known.columns, [column]))
        return { view, metric };
    }
  return undefined;
}
