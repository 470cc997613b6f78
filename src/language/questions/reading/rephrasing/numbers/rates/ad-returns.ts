import { isCounted } from '../../../../data/is-counted.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { type Piece, rewrite } from '../../../piece.ts';

const COST = /^(?:ad_?)?(?:cost|costs|spend)$/i;
const VALUE = /^(?:all_)?conversions?_value$/i;
const RETURN = /^(?:roas|return on ad spend)$/i;
const CPM = /^cpms?$/i;

/**
 * What advertisements cost and bring, where a source counts both: "ROAS" is what came in for each that was spent, "CPM" the cost of a
 * thousand impressions. Where the only money that comes in is called the value of conversions, that is the revenue, which is said.
 */
export function adReturns(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isTopic = piece.type === 'topic' && piece.topic.topic === 'ad_cost';
    const isReturn = piece.type === 'metric' && piece.metric.startsWith('ratio:revenue:');
    if ((isTopic || isReturn) && RETURN.test(piece.said)) {
      const [value, cost] = [valueIn(views), columnIn(views, COST)];
      if (value !== undefined && cost !== undefined)
        rewrite(pieces, at, { type: 'metric', metric: `ratio:${value}:${cost}` });
    } else if (isTopic && CPM.test(piece.said)) {
      const cost = columnIn(views, COST);
      if (cost !== undefined && isCounted('impressions', views))
        rewrite(pieces, at, { type: 'metric', metric: `per_1000:${cost}:impressions` });
    } else if (piece.type === 'metric' && piece.metric === 'revenue' && !isCounted('revenue', views)) {
      const value = columnIn(views, VALUE);
      if (value !== undefined) rewrite(pieces, at, { type: 'metric', metric: value });
    }
  }
}

const valueIn = (views: readonly SourceView[]): string | undefined =>
  isCounted('revenue', views) ? 'revenue' : columnIn(views, VALUE);

const columnIn = (views: readonly SourceView[], name: RegExp): string | undefined =>
  views.flatMap(({ metricColumns }) => metricColumns).find((column) => name.test(column));
