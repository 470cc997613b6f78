import type { BoundText } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { sumOfKnown } from '../../data/sums.ts';
import type { Settled } from '../settling/settled.ts';
import { quantityOf } from '../telling/quantity-of.ts';

/** What the rows that are listed have together; undefined where it is not asked for, or where they do not add up. */
export function togetherOf(
  { reading, asked, view }: Settled,
  metric: AskMetric,
  values: readonly (number | null)[],
  inquiry: Inquiry,
): BoundText | undefined {
  const isAsked =
    reading.isTogether && asked[0]?.id === metric.id && reading.rank?.within == null && reading.place === 1;
  if (!isAsked || metric.kind !== 'additive') return undefined;
  const sum = sumOfKnown(values);
  if (sum === null) return undefined;
  inquiry.keep('listed', values.length);
  return quantityOf(metric, sum, view.source.currency, inquiry.keep('together', sum));
}
