import { camelCaseApart } from '../text/camel-case-apart.ts';
import { wordsOf } from '../text/tokenize.ts';
import { isCounted } from './is-counted.ts';
import { isMoneyColumn } from './kind-of-column.ts';
import type { SourceView } from './source-view.ts';

const AMOUNT = /^(?:amount|total amount|donation amount|amount (?:donated|raised|given))$/;
const COST = /^(?:(?:ad|media|advertising|marketing|campaign) )?(?:cost|spend|spent|spending|budget)$/;

const columnLike = (views: readonly SourceView[], pattern: RegExp): string | undefined =>
  views
    .flatMap(({ metricColumns }) => metricColumns)
    .find((column) => pattern.test(wordsOf(camelCaseApart(column)).join(' ')));

/** What came in: the revenue, or what a file of gifts calls it. */
export const moneyOf = (views: readonly SourceView[]): string | undefined =>
  isCounted('revenue', views) ? 'revenue' : columnLike(views, AMOUNT);

/** What was spent to get it. */
export const costOf = (views: readonly SourceView[]): string | undefined => columnLike(views, COST);

/** What goes out again, or is the price of one. */
const SPENT = /\b(?:costs?|spend|spent|spending|expenses?|budget|prices?|discounts?|refunds?|wages?)\b/;

/** Columns of money that comes in: the fees of a driving school, the takings of a farm. */
export const earnedOf = (columns: readonly string[]): readonly string[] =>
  columns.filter((column) => isMoneyColumn(column) && !SPENT.test(wordsOf(column).join(' ')));

export function onlyEarned(columns: readonly string[]): string | undefined {
  const earned = earnedOf(columns);
  return earned.length === 1 ? earned[0] : undefined;
}

/** What "brings in" means: what came in, or the one column of money that does. */
export const takingsOf = (views: readonly SourceView[]): string | undefined =>
  views.some((view) => view.columnOf('revenue') !== undefined)
    ? 'revenue'
    : (moneyOf(views) ?? onlyEarned(views.flatMap(({ metricColumns }) => metricColumns)));

/** What a verb of earning means: what came in, or the one column that is money. */
export function onlyMoney(views: readonly SourceView[]): string | undefined {
  const columns = views.flatMap(({ metricColumns }) => metricColumns).filter(isMoneyColumn);
  return moneyOf(views) ?? (columns.length === 1 ? columns[0] : undefined);
}
