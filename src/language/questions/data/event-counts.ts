import { wordsOf } from '../text/tokenize.ts';
import { askMetric } from './ask-metric.ts';
import { isHarm } from './is-harm.ts';
import { isNamedAsPersons, isOfPersons } from './is-of-persons.ts';
import { isMoneyColumn, kindOfColumn } from './kind-of-column.ts';
import type { SourceView } from './source-view.ts';

/** What a file counts one by one: no money, minutes, kilos or persons. */
const eventCounts = (view: SourceView): readonly string[] =>
  view.metricColumns.filter((column) => {
    const known = askMetric(view, column);
    return (
      known?.kind === 'additive' &&
      known.unit === 'count' &&
      kindOfColumn(column) === 'count' &&
      !isOfPersons(view, column)
    );
  });

/** Without what nobody hopes for, which are some of the others: no-shows of appointments. */
export const plainCounts = (view: SourceView): readonly string[] =>
  eventCounts(view).filter((column) => !isHarm(column));

/** Who did not come took no time. */
const NO_SHOWS = /(?:^|_)no_?shows?$/i;

/** What may have taken its minutes; the late and the cancelled ones of some are among them. */
export const countsOfTime = (view: SourceView): readonly string[] => {
  const counts = eventCounts(view);
  const isSomeOf = (column: string): boolean =>
    isHarm(column) && counts.some((whole) => whole !== column && column.endsWith(`_${whole}`));
  return counts.filter((column) => !isSomeOf(column) && !NO_SHOWS.test(column));
};

const SOLD = /(?:^|_)(?:sold|booked|ordered|bought|purchased)(?:_|$)/i;
/** Called so: where a file counts but one thing, that may as well be the visits. */
export const isNamedAsSold = (column: string): boolean => SOLD.test(column);
const ORDERS = /^(?:orders?|bookings?|reservations?|transactions?|rentals?|hires?)$/i;

/**
 * What was sold, in pieces, where one column is plainly that: tickets_sold, the hires of hire_income, the bookings of a hotel, or the one
 * thing that is counted at all.
 */
export function soldThings(view: SourceView): string | undefined {
  const counts = plainCounts(view);
  const ofMoney = view.metricColumns
    .filter(isMoneyColumn)
    .flatMap((column) => wordsOf(column.replaceAll('_', ' ')).slice(0, -1).join(' '));
  const isOne = (isIt: (column: string) => boolean): string | undefined => {
    const [column, second] = counts.filter(isIt);
    return second === undefined ? column : undefined;
  };
  return (
    isOne((column) => SOLD.test(column)) ??
    isOne((column) => ofMoney.includes(wordsOf(column.replaceAll('_', ' ')).join(' '))) ??
    isOne((column) => ORDERS.test(column)) ??
    isOne((column) => !isNamedAsPersons(column))
  );
}

/** Before anything is sold. */
const COMING = /(?:sessions|clicks|impressions|views|viewed|searches|checkouts|add(?:ed)?_?to_?carts?)$/i;
export const isComing = (column: string): boolean => COMING.test(column);
