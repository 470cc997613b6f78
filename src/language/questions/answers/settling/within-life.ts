import type { Inquiry } from '../../data/inquiry.ts';
import { type Life, lifeOf } from './life-of.ts';
import type { Settled } from './settled.ts';
import { isOpenTrend } from './usual-period.ts';

/**
 * "The lowest month of Lost Maps", a show that began in June, "days without a hire at Tram Depot", a station that was closed in July: a
 * name that the data do not have before some day, or after one, had nothing to count there. Months outside are no months with zero, nor do
 * they count in a mean. Null where that changes nothing, or what is asked is not of single days.
 */
export async function lifeAsked(settled: Settled, inquiry: Inquiry): Promise<Life | null> {
  const { reading, filters, metrics, view } = settled;
  const isOfNames = filters.length > 0 && reading.filters.every(({ is }) => is === 'one_of');
  const isPlain = isOfNames && reading.dimensions.length === 0 && reading.periods.length <= 1;
  const [metric] = metrics;
  if (!isPlain || metric === undefined || !(isOfTime(settled) || isTotal(settled))) return null;
  return lifeOf(view, metric, filters, inquiry);
}

function isOfTime({ reading, view }: Settled): boolean {
  const isOfUnits = reading.grain !== null && /^(?:value|count)$/.test(reading.shape);
  const isCourse = reading.shape === 'trend' || isOfUnits || isOpenTrend(reading);
  // A device or a channel is there from the beginning: a mean, as that of each weekday, counts its days before as days with none
  const isMean = /^(?:average|median)$/.test(reading.shape) && isOfOwnColumns({ reading, view });
  if (reading.grain === 'weekday') return isOfOwnColumns({ reading, view });
  return isCourse || isMean;
}

/** "Hires at Tram Depot last month"; what visitors come for and from has none where it has no row. */
const isTotal = ({ reading, view, other }: Settled): boolean =>
  reading.shape === 'value' &&
  reading.grain === null &&
  reading.limits.length === 0 &&
  reading.rank === null &&
  reading.ofUnits === null &&
  reading.each === null &&
  reading.gap === null &&
  other === null &&
  isOfOwnColumns({ reading, view });

const isOfOwnColumns = ({ reading, view }: Pick<Settled, 'reading' | 'view'>): boolean =>
  reading.filters.every(({ dimension }) => view.kindOf(dimension) === undefined);

/** Of all these days none lies between its first row and its last one. */
export const isOutside = ({ from, to }: Settled['period'], { first, last }: Life): boolean =>
  (first !== null && to < first) || (last !== null && from > last);

/** The days of its rows are those of the data. */
export function withinLife(settled: Settled, { first, last }: Life): Settled {
  const { view, period } = settled;
  const { firstDay, lastDay } = view.source;
  const source = {
    ...view.source,
    firstDay: first !== null && first > period.from ? first : firstDay,
    lastDay: last !== null && last < period.to ? last : lastDay,
  };
  return isTotal(settled) ? settled : { ...settled, view: { ...view, source } };
}
