import { askMetric } from '../../../../data/ask-metric.ts';
import { plainCounts } from '../../../../data/event-counts.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, type Piece, rewrite } from '../../../piece.ts';

/**
 * "When did YouTube first appear", "… last go out": in the results of searches where its source counts those, and elsewhere by what
 * a file counts before all else, of which the other numbers come.
 */
export function appearances(pieces: Piece[], views: readonly SourceView[]): void {
  const at = pieces.findIndex(
    ({ type, said }, place) =>
      type === 'metric' && /^appearances$/i.test(said) && isKeyword(pieces[place - 2], 'more', 'over'),
  );
  const piece = pieces[at];
  if (piece === undefined) return;
  const named = pieces.slice(at).flatMap((one) => (one.type === 'members' ? one.candidates : []));
  const [view] = views.filter(
    ({ source }) => named.length === 0 || named.some(({ sourceId }) => sourceId === source.id),
  );
  if (view === undefined || views.some((one) => isSearched(one, named.length === 0 ? views : [view]))) return;
  const metric = askMetric(view, 'sessions') === undefined ? plainCounts(view)[0] : 'sessions';
  if (metric !== undefined) rewrite(pieces, at, { type: 'metric', metric });
}

const isSearched = (view: SourceView, meant: readonly SourceView[]): boolean =>
  meant.includes(view) && askMetric(view, 'impressions') !== undefined;
