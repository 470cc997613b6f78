import { isMetricId } from '#src/semantics/metric.ts';
import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { earnedOf, isGivenBack } from '../../../../data/earned-columns.ts';
import { isMoneyColumn } from '../../../../data/kind-of-column.ts';
import { moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { isKeyword, type Piece } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { isThing, rateUnder, wholesOf } from './own-rates.ts';

const MOST = 3;

/** "Pass rate", "refund rate": of what it is one, neither its name nor the rows of the file say. "Tips percentage" may be how they
 * spread as well. */
export function rateOfWhat(pieces: readonly Piece[], views: readonly SourceView[]): void {
  percentOfMoney(pieces, views);
  for (const [at, piece] of pieces.entries()) {
    const rate = pieces[at + 1];
    if (piece.type !== 'metric' || isMetricId(piece.metric)) continue;
    if (rate?.type !== 'unknown' || !/^rates?$/i.test(rate.said)) continue;
    // "Lead to viewing rate" says of what: `own-rates.ts`
    if (/^to$/i.test(pieces[at - 1]?.said ?? '') && pieces[at - 2]?.type === 'metric') continue;
    const view = views.find(({ metricColumns }) => metricColumns.includes(piece.metric));
    const part = view && askMetric(view, piece.metric);
    if (
      view === undefined ||
      (part?.unit !== 'count' && part?.unit !== 'currency') ||
      rateUnder(piece.said, piece.metric, views) !== undefined
    )
      continue;
    const choices = wholesFor(piece.metric, view).map((whole) => {
      const per = { ...rate, said: `per ${singular(whole)}` };
      const said = inWords(
        pieces.map((one) => (one === rate ? per : one === piece ? { ...one, said: part.noun } : one)),
      );
      return asChoice(said);
    });
    if (choices.length > 0) throw askedBack('rate_of_what', choices);
  }
}

/** "Tips percentage by city": of what came in in each city, or of all tips? */
function percentOfMoney(pieces: readonly Piece[], views: readonly SourceView[]): void {
  const money = moneyOf(views);
  for (const [at, piece] of pieces.entries()) {
    const share = pieces[at + 1];
    const isPercent =
      isKeyword(share, 'share') && /^(?:percentages?|percent|pct|%)$/i.test(share?.said ?? '');
    if (piece.type !== 'metric' || !isPercent || /^of$/i.test(pieces[at + 2]?.said ?? '')) continue;
    const view = views.find(({ metricColumns }) => metricColumns.includes(piece.metric));
    const [part, whole] = [piece.metric, money ?? ''].map((id) => view && askMetric(view, id)?.noun);
    const isOther =
      isMoneyColumn(piece.metric) && piece.metric !== money && view?.columnOf(money ?? '') !== piece.metric;
    if (part === undefined || whole === undefined || !isOther) continue;
    const choices = [`${part} as a percentage of ${whole}`, `share of ${part}`].map((words) =>
      asChoice(
        inWords(
          pieces.flatMap((one) => (one === share ? [] : one === piece ? [{ ...one, said: words }] : [one])),
        ),
      ),
    );
    throw askedBack('rate_of_what', choices);
  }
}

/** What is never less than it; where nothing is, whatever else is counted. */
export function wholesFor(metric: string, view: SourceView): readonly string[] {
  const own = wholesOf(metric, view);
  const counts = view.metricColumns.filter((column) => {
    const known = askMetric(view, column);
    const isCounted = known?.kind === 'additive' && known.unit === 'count';
    const isSpent = isMoneyColumn(column) && earnedOf([column]).length === 0;
    return column !== metric && isCounted && isThing(column) && !isSpent;
  });
  const money = moneyOf([view]);
  const isMoney = isMoneyColumn(metric) || isGivenBack(metric);
  const ofMoney = isMoney && money !== undefined && money !== metric ? [money] : [];
  return [...ofMoney, ...(own.length > 0 ? own : counts).slice(0, MOST)].flatMap(
    (column) => askMetric(view, column)?.noun ?? [],
  );
}
