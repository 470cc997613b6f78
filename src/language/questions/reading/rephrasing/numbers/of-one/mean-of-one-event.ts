import { isMetricId } from '#src/semantics/metric.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { plainCounts } from '../../../../data/event-counts.ts';
import { kindOfColumn } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../../../piece.ts';
import { joinedMetric } from '../joined-metric.ts';
import { askOfWhich } from './ask-of-which.ts';
import { isTakenByOne, takenByEach } from './time-of-one-event.ts';

/** One of them: "the average fare" of fare_revenue, "fee" of fees, "mending time" of mending_minutes; takings are a day's. */
const ONE = /(?:^| )(?:fare|fee|tip|price|rent|premium|cost|time|duration|refund)$/i;

/**
 * "Average tip", "the average fare by route", "average mending time": what one event brings or takes. Where one thing alone is
 * counted it is that of each of them; else it is asked of which, or of a day. "Average takings" are those of a day.
 */
export function meanOfOneEvent(pieces: Piece[], views: readonly SourceView[]): void {
  if (
    pieces.some((piece) => piece.type === 'grain' || isKeyword(piece, 'per', 'each', 'ratio', 'cumulative'))
  )
    return;
  for (const [at, average] of pieces.entries()) {
    if (!isKeyword(average, 'average') || isOfLimit(pieces, at)) continue;
    const place = neighbour(pieces, at, 1, isNoise);
    const piece = pieces[place];
    if (piece?.type !== 'metric' || isMetricId(piece.metric)) continue;
    const column = ofMinutes(piece.metric);
    if (!isSaidOfOne(piece) && !isTakenByOne(column)) continue;
    const view = views.find(({ metricColumns }) => metricColumns.includes(column));
    if (view === undefined || askMetric(view, piece.metric)?.kind !== 'additive') continue;
    const kind = kindOfColumn(column);
    // Minutes may be those of what went wrong; a refund is none of every sale
    const counts = (kind === 'money' ? plainCounts(view) : takenByEach(view, column)).filter(
      (one) => one !== column,
    );
    const [only, second] = counts;
    if (only === undefined) continue;
    if (second === undefined && kind !== 'count')
      joinedMetric(pieces, at, place, `ratio:${piece.metric}:${only}`);
    else {
      const says = (words: string): string =>
        inWords([...pieces.slice(0, at), { ...average, said: words }, ...pieces.slice(place + 1)]);
      askOfWhich({ says, metric: piece.metric, counts, view });
    }
  }
}

/** "Average mending time in hours" is no other mean. */
const ofMinutes = (metric: string): string => /^hours~(.+)$/.exec(metric)?.[1] ?? metric;

const isSaidOfOne = ({ said }: Piece): boolean =>
  ONE.test(said.replace(/^hours /i, '').replace(/ in hours?$/i, ''));

/** "Above the average fee" limits by a mean of days or names. */
const isOfLimit = (pieces: readonly Piece[], at: number): boolean => {
  const before = pieces[neighbour(pieces, at, -1, isNoise)];
  return isKeyword(before, 'more', 'less', 'over', 'at_least', 'at_most', 'versus', 'high', 'low');
};

/** Of what it is the mean was left to be understood. */
export const isMeanOfOne = (said: string, metric: string): boolean =>
  metric.startsWith('ratio:') && /\baverage\b/i.test(said);
