import { addedColumns } from '../../data/added-columns.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { isOfPersons } from '../../data/is-of-persons.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Piece } from '../piece.ts';
import { countByDefault } from './count-by-default.ts';
import { sellsBest } from './sells-best.ts';
import { unitsIn } from './units-in.ts';

/** What a source counts, where nobody says which of it: visits of a site, clicks of searches, and of a file what it counts first. */
export function usualMetric(view: SourceView): string | undefined {
  for (const metric of ['sessions', 'clicks', 'page_views', 'purchases', 'revenue', 'impressions'])
    if (askMetric(view, metric) !== undefined) return metric;
  const added = addedColumns(view);
  // Of who came no sum is told: what they did
  return added.find((column) => !isOfPersons(view, column)) ?? added[0];
}

/** The number that a question means and does not name: of what sells best the pieces that were sold, else the usual one. */
export function metricMeant(pieces: readonly Piece[], view: SourceView): string | undefined {
  const units = pieces.some(sellsBest) ? unitsIn([view]) : undefined;
  return units ?? countByDefault(pieces, view) ?? usualMetric(view);
}
