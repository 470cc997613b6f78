import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { Settled } from '../settling/settled.ts';
import { quantityOf } from './quantity-of.ts';

/**
 * "How many purchases did the day with the most trials have?": of the one that is first, the other numbers that are asked for, too.
 *
 * @param width the columns before the numbers
 * @param row where it stands in the table
 */
export function alsoTold(
  { reading, asked, metrics, view }: Settled,
  values: readonly (number | null)[],
  ranked: number,
  width: number,
  row = 0,
): BoundText {
  if (reading.rank?.count !== 1) return sentence``;
  const others = metrics.flatMap((metric, at) =>
    at !== ranked && asked.some(({ id }) => id === metric.id)
      ? [quantityOf(metric, values[at] ?? null, view.source.currency, `tables.0.rows.${row}.${width + at}`)]
      : [],
  );
  return others.length === 0 ? sentence`` : sentence`, with ${join(others, ', ')}`;
}
