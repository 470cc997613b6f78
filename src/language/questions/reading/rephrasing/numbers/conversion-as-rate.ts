import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { isKeyword, type Piece } from '../../piece.ts';
import { isEventOfVisits } from './is-event-of-visits.ts';

/** "Conversion" in the singular is the rate; "a conversion", "per conversion" and "conversions" are counted. */
export function conversionAsRate(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'key_events' || !/^conversion$/i.test(piece.said))
      continue;
    const before = pieces[at - 1];
    const isCounted =
      /^(?:a|an|one|per|each|every)$/i.test(before?.said ?? '') || isKeyword(before, 'count', 'per', 'each');
    if (!isCounted) pieces[at] = { ...piece, metric: 'conversion_rate' };
  }
}

/**
 * "Conversion rate by channel" of a file that counts bookings, and neither key events nor purchases: its one event of visits
 * is what they convert to. Of several, nobody can tell which one is meant.
 */
export function conversionOfOwnEvents(pieces: Piece[], views: readonly SourceView[]): void {
  if (views.some((view) => askMetric(view, 'conversion_rate') !== undefined)) return;
  const [event, second] = views
    .filter((view) => askMetric(view, 'sessions')?.kind === 'additive')
    .flatMap((view) => view.metricColumns.filter((column) => isEventOfVisits(column)));
  if (event === undefined || second !== undefined) return;
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'metric' && piece.metric === 'conversion_rate')
      pieces[at] = { ...piece, metric: `ratio:${event}:sessions` };
}
