import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { filterPhrase, periodPhrase, valueText } from '../../wording/say.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import type { Settled } from '../settling/settled.ts';

interface Between {
  readonly now: Fetched;
  readonly before: Fetched;
  readonly other: Period;
}

/**
 * "What part of the growth came from Direct?": the part of one name, which nobody is ahead of or behind; where everything together
 * moved the other way than it did, that is said and no part of it told.
 * @param cells name, late, early, change, change in %, share of the change
 */
export function partHeadline(
  settled: Settled,
  metric: AskMetric,
  cells: readonly (string | number | null)[] | undefined,
  dimensions: readonly string[],
  whole: number,
  { now, before, other }: Between,
): BoundText | undefined {
  const { period, reading, view } = settled;
  const width = dimensions.length;
  const [late, early, , , share] = cells?.slice(width) ?? [];
  if (cells === undefined || typeof share !== 'number') return undefined;
  if (typeof late !== 'number' || typeof early !== 'number') return undefined;
  const name = nameOfRow(cells.slice(0, width));
  const when = periodPhrase(period, `plans.${now.plan}.plan`);
  const then = periodPhrase(other, `plans.${before.plan}.plan`);
  const where = filterPhrase(reading.filters, view, `plans.${now.plan}.plan`);
  const value = (amount: number, at: number) =>
    valueText(amount, metric.unit, view.source.currency, `tables.0.rows.0.${width + at}`);
  const moved = whole > 0 ? 'growth' : 'fall';
  const figures = sentence`${value(late, 0)} ${when}, against ${value(early, 1)} ${then}`;
  return share < 0
    ? sentence`None of the ${moved} in ${metric.noun}${where}: ${name} moved the other way, ${figures}.`
    : sentence`${name} made ${partOf(share, `tables.0.rows.0.${width + 4}`)} of the ${moved} in ${metric.noun}${where}: ${figures}.`;
}
