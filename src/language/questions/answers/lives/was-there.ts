import type { Inquiry } from '../../data/inquiry.ts';
import type { Settled } from '../settling/settled.ts';

/** A name with fewer rows that has none behind these days may be gone. */
const FEWEST_ROWS = 14;

/**
 * Whether what is named was there while it had no row: a station of which nobody knows that it was open is unknown and has no zero hires,
 * a product that was sold before and after these days was not sold in them. What visitors come for and from is there with its first
 * visit. Whose last row is long ago `lifeOf` tells.
 */
export async function wasThere(
  { reading, view, period, metrics, filters }: Settled,
  inquiry: Inquiry,
): Promise<boolean> {
  const { firstDay, lastDay } = view.source;
  const [metric] = metrics;
  if (reading.filters.every(({ dimension }) => view.kindOf(dimension) !== undefined)) return true;
  if (firstDay === null || lastDay === null || metric === undefined) return false;
  const days = await inquiry.daysWithRows({ metrics: [metric], filters, from: firstDay, to: lastDay });
  const isBefore = days.some((day) => day < period.from);
  return isBefore && (days.length >= FEWEST_ROWS || days.some((day) => day > period.to));
}
