import { wordsOf } from '../text/tokenize.ts';
import { isMoneyColumn } from './kind-of-column.ts';

/** What goes out again, or is the price of one. */
const SPENT =
  /\b(?:costs?|spend|spent|spending|expenses?|budget|prices?|discounts?|refunds?|wages?|compensations?|payouts?)\b/;

/** Columns of money that comes in: the fees of a driving school, the takings of a farm. */
export const earnedOf = (columns: readonly string[]): readonly string[] =>
  columns.filter((column) => isMoneyColumn(column) && !SPENT.test(wordsOf(column).join(' ')));

export const onlyEarned = (columns: readonly string[]): string | undefined => {
  const [column, ...others] = earnedOf(columns);
  return others.length === 0 ? column : undefined;
};

/** Money that leaves what came in again, by its name alone: refunds, discounts. */
export const isGivenBack = (column: string): boolean =>
  /^(?:refunds?|discounts?|rebates?)(?: (?:amount|value))?$/.test(wordsOf(column).join(' '));
