import { isMetricId } from '#src/semantics/metric.ts';
import { camelCaseApart } from '../text/camel-case-apart.ts';
import { wordsOf } from '../text/tokenize.ts';
import { onlyEarned } from './earned-columns.ts';
import { isCounted } from './is-counted.ts';
import { isMoneyColumn } from './kind-of-column.ts';
import type { SourceView } from './source-view.ts';
import { costColumnOf } from './spent-columns.ts';

const AMOUNT = /^(?:amount|total amount|donation amount|amount (?:donated|raised|given))$/;

const columnLike = (views: readonly SourceView[], pattern: RegExp): string | undefined =>
  columnsOf(views).find((column) => pattern.test(wordsOf(camelCaseApart(column)).join(' ')));

/** What was spent to get it. */
export const costOf = (views: readonly SourceView[]): string | undefined =>
  views.flatMap((view) => costColumnOf(view) ?? [])[0];

/** "Fare revenue", "income (USD)": what is called money that came in. */
const TAKINGS = / (?:revenue|turnover|income|taking)(?: (?:eur|usd|gbp|chf))?$/;

/** The fare_revenue of a file that counts no other money of this kind: all that "money made" can mean. */
export const onlyTakings = (columns: readonly string[]): string | undefined =>
  onlyOne(columns.filter((column) => !isMetricId(column) && !column.includes('%') && isTakings(column)));

const isTakings = (column: string): boolean => TAKINGS.test(wordsOf(column).join(' '));

const onlyOne = ([column, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? column : undefined;

const columnsOf = (views: readonly SourceView[]): readonly string[] =>
  views.flatMap(({ metricColumns }) => metricColumns);

/** The money: what came in, which is the revenue, what a file of gifts calls it, or its one column of money that comes in. */
export const moneyOf = (views: readonly SourceView[]): string | undefined =>
  isCounted('revenue', views) ? 'revenue' : (columnLike(views, AMOUNT) ?? onlyEarned(columnsOf(views)));

/** What coins alone mean ("days above $500"): the money, or what was spent where nothing else is counted in coins. */
export const inCoins = (views: readonly SourceView[]): string | undefined =>
  moneyOf(views) ?? onlyOne(columnsOf(views).filter(isMoneyColumn));
