import { askMetric } from './ask-metric.ts';
import { columnName } from './column-name.ts';
import { isCounted } from './is-counted.ts';
import type { SourceView } from './source-view.ts';

/** Who is counted by these has paid. */
const PAID =
  /^pa(?:id|ying) ?(?:conversion|customer|account|user|subscription|subscriber|sign ?up|trial|plan|upgrade)$/;
/** These may have paid: it is offered, and not told. */
const MAY_HAVE_PAID = /^(?:new )?(?:conversion|subscription|subscriber)$|^deal (?:won|closed)$/;

/** What a visit may end in, where a file counts it. */
const ORDERED: readonly string[] = ['purchases', 'bookings', 'orders'];

const namedLike = (pattern: RegExp, views: readonly SourceView[]): readonly string[] =>
  views.flatMap(({ metricColumns }) => metricColumns.filter((column) => pattern.test(columnName(column))));

/** Purchases, or the one column of those who paid where none are counted; of several nobody knows which are meant. */
export function boughtIn(views: readonly SourceView[]): string | undefined {
  if (isCounted('purchases', views)) return 'purchases';
  const [paid, second] = namedLike(PAID, views);
  return second === undefined ? paid : undefined;
}

/** What those who buy may be counted by, as it is offered in the words of the file. */
export function buyersOffered(view: SourceView): string | undefined {
  if (isCounted('purchases', [view])) return 'purchases';
  const [column] = [...namedLike(PAID, [view]), ...namedLike(MAY_HAVE_PAID, [view])];
  return column === undefined ? undefined : (askMetric(view, column)?.noun ?? column);
}

/** All that somebody who bought is counted by. */
export const endsOfBuying = (views: readonly SourceView[]): readonly string[] => [
  ...ORDERED.filter((one) => isCounted(one, views)),
  ...namedLike(PAID, views),
];
