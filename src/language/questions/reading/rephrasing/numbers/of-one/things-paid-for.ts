import { isNamedAsSold, plainCounts, soldThings } from '../../../../data/event-counts.ts';
import { costOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { wholesOf } from '../rates/own-rates.ts';

/** What is only looked at is not paid for. */
const SEEN = /(?:views?|viewed|visits?|impressions?|searches|added_to_cart)$/i;
const NIGHTS = /(?:^|_)nights?$/i;
const AD_MONEY = /(?:^|_)ads?_/i;

/** What comes last of what leads to it is what is paid for. */
export function paidFor(view: SourceView): readonly string[] {
  const holds = (id: string): number => wholesOf(id, view).length;
  return plainCounts(view)
    .filter((id) => view.columnOf('sessions') !== id && !SEEN.test(id))
    .toSorted((a, b) => holds(b) - holds(a));
}

/** The one thing that has a price; of a file that counts nights beside its bookings it may be either. */
export function onlySold(view: SourceView): string | undefined {
  const [only, second] = paidFor(view);
  const sold = soldThings(view);
  return second === undefined || (sold !== undefined && isNamedAsSold(sold)) ? (sold ?? only) : undefined;
}

/** What has a price of its own: what is sold, a night, what a file counts first; where money is spent it is spent for any of them. */
export function isPriced(view: SourceView, counted: string): boolean {
  if (costOf([view]) !== undefined) return true;
  if (view.metricColumns.some((column) => AD_MONEY.test(column))) return false;
  const things = paidFor(view);
  const first = plainCounts(view).find((column) => things.includes(column));
  return (
    soldThings(view) === counted ||
    NIGHTS.test(counted) ||
    (soldThings(view) === undefined && first === counted)
  );
}
