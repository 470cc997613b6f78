import { columnName } from './column-name.ts';
import type { SourceView } from './source-view.ts';

/** What of a source the names of its columns tell. */
type Columns = Pick<SourceView, 'metricColumns' | 'dimensionColumns'>;

/** What goes out, whoever counts it. */
const PAID_BY_NAME = /\b(?:costs?|expenses?|cogs)\b/;
const PAID_TO_PERSONS = /\b(?:wages?|payroll|compensations?|payouts?)\b/;
const FOR_ADS =
  '(?:ad|ads|advert|advertising|advertisement|media|marketing|campaign|ppc|sem|google ad|meta ad)';
const PAID_FOR_ADS = new RegExp(
  `\\b${FOR_ADS} ?(?:spend|spent|spending|outlay|amount spent|budget spent|budget|fee)s?\\b|\\b(?:agency|ad platform|ad serving) fees?\\b`,
);
/** What was spent, by whom its name alone does not say: guests spend as well. */
const SPENT_BY_ANYBODY = /\b(?:spend|spent|spending|outlay|budget)s?\b/;

/** Whether a column is money that was paid out, by its name alone: more of it is worse. */
export const isCostByName = (column: string): boolean => {
  const name = columnName(column);
  return PAID_BY_NAME.test(name) || PAID_TO_PERSONS.test(name) || PAID_FOR_ADS.test(name);
};

/** Whether a column is no money that comes in, as it was spent, by whomever. */
export const isPaidOut = (column: string): boolean =>
  isCostByName(column) || SPENT_BY_ANYBODY.test(columnName(column));

/** Money that can be spent on something: wages are paid to somebody. */
export const isSpentOnThings = (column: string): boolean =>
  isPaidOut(column) && !PAID_TO_PERSONS.test(columnName(column));

/** The words of money that goes out, as the last ones of a name. */
export const PAID_WORDS = 'spend|spending|spent|outlays?|costs?|expenses?|cogs|wages?|payroll|budgets?';

/** The first of what was paid; what was only planned where nothing is. */
export const spentOf = (columns: readonly string[]): string | undefined =>
  columns.find((column) => isPaidOut(column) && !isPlan(column)) ?? columns.find(isPaidOut);

const isPlan = (column: string): boolean => /\bbudget$/.test(columnName(column));

export const CLICKS = /^(?:(?:ad|ads|link|paid|outbound|url) )?click$/;
export const SEEN = /^(?:(?:ad|ads|paid) )?(?:impression|impr|imp|imps)$/;
const BOUGHT_SIGHT =
  /^(?:campaign|campaign name|ad set|ad set name|ad group|ad group name|adset|adgroup|ad network|ad name|ad platform)$/;
/** What a business counts of what it spends, and nobody of what guests do. */
const BROUGHT = /^(?:revenue|lead|conversion|conv|(?:conversion|conv) value)$/;

/** Whether the file is one of what was paid for attention: "spend" of it is its own. */
const isOfAds = ({ metricColumns, dimensionColumns }: Columns): boolean =>
  metricColumns.map(columnName).some((name) => CLICKS.test(name) || SEEN.test(name) || BROUGHT.test(name)) ||
  dimensionColumns.some((column) => BOUGHT_SIGHT.test(columnName(column)));

const COST = new RegExp(
  `^(?:${FOR_ADS} )?(?:cost|expense)$|^${FOR_ADS} ?(?:spend|spent|spending|outlay|amount spent|budget spent)$`,
);
const SPENT = /^(?:spend|spent|spending|amount spent|money spent|budget spent|spent budget|ad set spend)$/;
const BUDGET = /^budget$/;
const AD_BUDGET = new RegExp(`^${FOR_ADS} budget$`);
const FEE = new RegExp(`^(?:${FOR_ADS}|agency|ad platform|ad serving) fee$`);

/** Money that was paid to get something: less of it for each that came of it is better. */
export interface CostColumn {
  readonly column: string;
  /** What it was meant to be, and not what it was. */
  readonly isPlanned: boolean;
}

/** Asked for with every number that is read, and the same as long as the columns are. */
const known = new WeakMap<Columns['metricColumns'], readonly CostColumn[]>();

/** What was paid first, then what was only planned, then what somebody took for it. */
export function costColumns(view: Columns): readonly CostColumn[] {
  const found = known.get(view.metricColumns) ?? readCostColumns(view);
  known.set(view.metricColumns, found);
  return found;
}

function readCostColumns(view: Columns): readonly CostColumn[] {
  const isOwn = isOfAds(view);
  const thatAre = (isIt: (name: string) => boolean, isPlanned: boolean): readonly CostColumn[] =>
    view.metricColumns.flatMap((column) => (isIt(columnName(column)) ? { column, isPlanned } : []));
  return [
    ...thatAre((name) => COST.test(name) || (isOwn && SPENT.test(name)), false),
    ...thatAre((name) => AD_BUDGET.test(name) || (isOwn && BUDGET.test(name)), true),
    ...thatAre((name) => FEE.test(name), false),
  ];
}

export const isCostColumn = (column: string, view: Columns): boolean =>
  costColumns(view).some((one) => one.column === column);

/** What was spent to get it. */
export const costColumnOf = (view: Columns): string | undefined => costColumns(view)[0]?.column;
