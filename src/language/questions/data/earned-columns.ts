import { wordsOf } from '../text/tokenize.ts';
import { isMoneyColumn } from './kind-of-column.ts';
import { isPaidOut } from './spent-columns.ts';

/** What goes out again, or is the price of one. */
const NOT_KEPT = /\b(?:prices?|discounts?|refunds?)\b/;

/** Columns of money that comes in: the fees of a driving school, the takings of a farm. */
export const earnedOf = (columns: readonly string[]): readonly string[] =>
  columns.filter(
    (column) => isMoneyColumn(column) && !isPaidOut(column) && !NOT_KEPT.test(wordsOf(column).join(' ')),
  );

export const onlyEarned = (columns: readonly string[]): string | undefined => {
  const [column, ...others] = earnedOf(columns);
  return others.length === 0 ? column : undefined;
};

/** Money that leaves what came in again, by its name alone: refunds, discounts. */
export const isGivenBack = (column: string): boolean =>
  /^(?:refunds?|discounts?|rebates?)(?: (?:amount|value))?$/.test(wordsOf(column).join(' '));
