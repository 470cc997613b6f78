import { askMetric } from '../../../data/ask-metric.ts';
import { kindOfColumn } from '../../../data/kind-of-column.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';

const AMOUNT = /^(?:amount|total amount|donation amount|amount (?:donated|raised|given))$/;
const COST = /^(?:(?:ad|media|advertising|marketing|campaign) )?(?:cost|spend|spent|spending|budget)$/;

const isCounted = (metric: string, views: readonly SourceView[]): boolean =>
  views.some((view) => askMetric(view, metric)?.kind === 'additive');

const columnLike = (views: readonly SourceView[], pattern: RegExp): string | undefined =>
  views
    .flatMap(({ metricColumns }) => metricColumns)
    .find((column) => pattern.test(wordsOf(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).join(' ')));

/** What came in: the revenue, or what a file of gifts calls it. */
export const moneyOf = (views: readonly SourceView[]): string | undefined =>
  isCounted('revenue', views) ? 'revenue' : columnLike(views, AMOUNT);

/** What was spent to get it. */
export const costOf = (views: readonly SourceView[]): string | undefined => columnLike(views, COST);

/** What a verb of earning means: what came in, or the one column that is money. */
export function onlyMoney(views: readonly SourceView[]): string | undefined {
  const columns = views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((column) => kindOfColumn(column) === 'money');
  return moneyOf(views) ?? (columns.length === 1 ? columns[0] : undefined);
}
