import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { camelCaseApart } from '../../../../text/camel-case-apart.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { inWords } from '../../../in-words.ts';
import type { Piece } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

/** What is paid once each, as an order is; things that are sold may be several in one. */
const PAID =
  /^(?:order|purchase|booking|reservation|enrol+ment|subscription|transaction|donation|gift|appointment)s?$/i;
const BOUGHT = /^(?:item|product)s? (?:purchased|bought|sold)$|^(?:purchase|sale)s?$/i;
const SEEN = /^(?:item|product)s? viewed$|^(?:item|product|detail) views?$/i;

/**
 * "Average order value by course" of a file that counts enrolments, and no orders: the money of each of them, of two kinds that are
 * paid for asked back. "Purchase rate", "conversion rate" of one that counts items, and no visits: how many were bought of those that were viewed. All are told
 * by their columns' names.
 */
export function ratesOfOwnSales(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || views.some((view) => askMetric(view, piece.metric) !== undefined))
      continue;
    const id =
      piece.metric === 'average_order_value'
        ? valueOfOne(pieces, piece, views)
        : piece.metric === 'purchase_rate' && /rate|conversion/i.test(piece.said)
          ? boughtOfSeen(views)
          : piece.metric === 'conversion_rate' && !views.some(countsVisits)
            ? boughtOfSeen(views)
            : piece.metric === 'pages_per_session'
              ? viewsOfVisit(views)
              : undefined;
    if (id !== undefined) pieces[at] = { ...piece, metric: id };
  }
}

const countsVisits = (view: SourceView): boolean => askMetric(view, 'sessions') !== undefined;

/** "Views per session" where one column counts views, of listings or jobs. */
function viewsOfVisit(views: readonly SourceView[]): string | undefined {
  const [viewed, second] = columnsLike(views.filter(countsVisits), /(?:^| )views?$/i);
  return viewed === undefined || second !== undefined ? undefined : `ratio:${viewed}:sessions`;
}

const columnsLike = (views: readonly SourceView[], pattern: RegExp): readonly string[] =>
  views.flatMap(({ metricColumns }) =>
    metricColumns.filter((column) => pattern.test(wordsOf(camelCaseApart(column)).join(' '))),
  );

function valueOfOne(
  pieces: readonly Piece[],
  value: Piece,
  views: readonly SourceView[],
): string | undefined {
  const money = moneyOf(views);
  const [event, second] = columnsLike(views, PAID);
  if (money === undefined || event === undefined) return undefined;
  if (second === undefined) return `ratio:${money}:${event}`;
  const nounOf = (id: string): string =>
    views.flatMap((view) => askMetric(view, id)?.noun ?? [])[0] ?? id.replaceAll('_', ' ');
  throw askedBack(
    'mean_of_which',
    columnsLike(views, PAID).map((one) => {
      const said = `${nounOf(money)} per ${singular(nounOf(one))}`;
      return asChoice(inWords(pieces.map((piece) => (piece === value ? { ...piece, said } : piece))));
    }),
  );
}

function boughtOfSeen(views: readonly SourceView[]): string | undefined {
  const [bought, ...others] = columnsLike(views, BOUGHT);
  const [seen, ...more] = columnsLike(views, SEEN);
  const isOne = others.length === 0 && more.length === 0;
  return bought !== undefined && seen !== undefined && isOne ? `ratio:${bought}:${seen}` : undefined;
}
