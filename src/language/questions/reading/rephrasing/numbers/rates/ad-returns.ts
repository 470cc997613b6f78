import { singular } from '../../../../../plural.ts';
import { type AdColumns, adColumns } from '../../../../data/ad-columns.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { columnName } from '../../../../data/column-name.ts';
import { isCounted } from '../../../../data/is-counted.ts';
import { costOf, moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { PER_THOUSAND, RETURN_ON_ADS, VALUE_OF_ENDS } from '../../../../vocabulary/ad-words.ts';
import { inWords } from '../../../in-words.ts';
import { type Piece, rewrite } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

const INVESTED = /^(?:roi|return on investment|return on investments)$/i;
const OF_ENDS =
  /^(?:cpas?|cac|(?:customer )?acquisition costs?|cost per acquisition|conversions?|conv|convs|cvr|conversion rates?|acquisitions?)$/i;
const RATE = /rate|cvr/i;
const COUNT = /^(?:conversions|conv|convs|acquisitions?)$/i;

/**
 * What advertisements cost and bring, where a source counts both: "ROAS" is what came in for each that was spent, "CPM" the cost of a
 * thousand impressions. Where the only money that comes in is called the value of conversions, that is the revenue, which is said.
 * What a return on investment takes off, and which of several ends is meant, is asked.
 */
export function adReturns(pieces: Piece[], views: readonly SourceView[]): void {
  const [cost, value] = [costOf(views), valueIn(views)];
  const ads = views.length === 1 && views[0] !== undefined ? adColumns(views[0]) : undefined;
  for (const [at, piece] of pieces.entries()) {
    const isTopic = piece.type === 'topic' && piece.topic.topic === 'ad_cost';
    const isReturn = piece.type === 'metric' && piece.metric.startsWith('ratio:revenue:');
    if ((isTopic || isReturn) && RETURN_ON_ADS.test(piece.said)) {
      if (value !== undefined && cost !== undefined)
        rewrite(pieces, at, { type: 'metric', metric: `ratio:${value}:${cost}` });
    } else if (isTopic && INVESTED.test(piece.said)) {
      if (value !== undefined && cost !== undefined) askOfReturn(pieces, at, views, [value, cost]);
    } else if (isTopic && PER_THOUSAND.test(piece.said)) {
      if (cost !== undefined && isCounted('impressions', views))
        rewrite(pieces, at, { type: 'metric', metric: `per_1000:${cost}:impressions` });
    } else if (piece.type === 'metric' && piece.metric === 'revenue' && !isCounted('revenue', views)) {
      const named = valueColumnIn(views);
      if (named !== undefined) rewrite(pieces, at, { type: 'metric', metric: named });
    } else if (ads !== undefined && ads.conversions.length > 1 && isOfEnds(piece, views))
      askOfEnds(pieces, at, ads, views);
  }
}

const isOfEnds = (piece: Piece, views: readonly SourceView[]): boolean =>
  OF_ENDS.test(piece.said) &&
  (piece.type === 'topic' ||
    piece.type === 'unknown' ||
    (piece.type === 'metric' && views.every((view) => askMetric(view, piece.metric) === undefined)));

/** "ROI": money for each that was spent, or what is left of it? */
function askOfReturn(
  pieces: readonly Piece[],
  at: number,
  views: readonly SourceView[],
  [value, cost]: readonly [string, string],
): never {
  const [came, paid] = [nounIn(views, value), nounIn(views, cost)];
  throw askedBack('which_return', [
    insteadOf(pieces, at, `${came} per ${singular(paid)}`),
    insteadOf(pieces, at, `${came} minus ${paid}`),
  ]);
}

/** "CPA" of a file that counts enquiries and enrolments: which of them is the end? */
function askOfEnds(
  pieces: readonly Piece[],
  at: number,
  { conversions, cost, clicks }: AdColumns,
  views: readonly SourceView[],
): never {
  const said = pieces[at]?.said ?? '';
  const told = (end: string): string =>
    RATE.test(said) && clicks !== undefined
      ? `${nounIn(views, end)} per ${singular(nounIn(views, clicks))}`
      : COUNT.test(said)
        ? nounIn(views, end)
        : `${nounIn(views, cost)} per ${singular(nounIn(views, end))}`;
  throw askedBack(
    'which_end',
    conversions.map((end) => insteadOf(pieces, at, told(end))),
  );
}

const insteadOf = (pieces: readonly Piece[], at: number, said: string) =>
  asChoice(inWords(pieces.map((piece, place) => (place === at ? { ...piece, said } : piece))));

const nounIn = (views: readonly SourceView[], metric: string): string =>
  views.flatMap((view) => askMetric(view, metric)?.noun ?? [])[0] ?? metric.replaceAll('_', ' ');

/** The money that comes in, where it is plain which it is. */
const valueIn = (views: readonly SourceView[]): string | undefined =>
  isCounted('revenue', views)
    ? 'revenue'
    : (valueColumnIn(views) ?? views.flatMap((view) => adColumns(view)?.value ?? [])[0] ?? moneyOf(views));

const valueColumnIn = (views: readonly SourceView[]): string | undefined =>
  views
    .flatMap(({ metricColumns }) => metricColumns)
    .find((column) => VALUE_OF_ENDS.test(columnName(column)));
