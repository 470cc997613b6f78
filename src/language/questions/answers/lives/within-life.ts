import type { Inquiry } from '../../data/inquiry.ts';
import { earlier, later } from '../../dates/period.ts';
import type { Settled } from '../settling/settled.ts';
import { isOpenTrend } from '../settling/usual-period.ts';
import { type Life, lifeOf } from './life-of.ts';

/**
 * "The lowest month of Lost Maps", a show that began in June, "days without a hire at Tram Depot", a station that was closed in July: a
 * name that the data do not have before some day, or after one, had nothing to count there. Months outside are no months with zero, nor do
 * they count in a mean. Null where that changes nothing, or what is asked is not of single days.
 */
export async function lifeAsked(settled: Settled, inquiry: Inquiry): Promise<Life | null> {
  const { reading, filters, metrics, view } = settled;
  const isOfNames = filters.length > 0 && reading.filters.every(({ is }) => is === 'one_of');
  const isPlain =
    isOfNames && reading.dimensions.length === 0 && (reading.periods.length <= 1 || isOfMean(reading));
  const [metric] = metrics;
  if (!isPlain || metric === undefined || !(isOfTime(settled) || isTotal(settled))) return null;
  return lifeOf(view, metric, filters, inquiry);
}

function isOfTime({ reading, view }: Settled): boolean {
  const isOfUnits = reading.grain !== null && /^(?:value|count)$/.test(reading.shape);
  const isCourse = reading.shape === 'trend' || isOfUnits || isOpenTrend(reading);
  // A device or a channel is there from the beginning: a mean, as that of each weekday, counts its days before as days with none
  const isMean = isOfMean(reading) && isOfOwnColumns({ reading, view });
  const isOfWeekdays = reading.grain === 'weekday' || reading.weekdays.length > 1;
  if (isOfWeekdays) return isOfOwnColumns({ reading, view });
  return isCourse || isMean;
}

const isOfMean = ({ shape }: Settled['reading']): boolean => /^(?:average|median)$/.test(shape);

/** "Hires at Tram Depot last month", and no average day of weekends; what visitors come for and from has none where it has no row. */
const isTotal = ({ reading, view, other }: Settled): boolean =>
  reading.shape === 'value' &&
  reading.grain === null &&
  reading.weekdays.length <= 1 &&
  reading.limits.length === 0 &&
  reading.rank === null &&
  reading.ofUnits === null &&
  reading.each === null &&
  reading.gap === null &&
  other === null &&
  isOfOwnColumns({ reading, view });

const isOfOwnColumns = ({ reading, view }: Pick<Settled, 'reading' | 'view'>): boolean =>
  reading.filters.every(({ dimension }) => view.kindOf(dimension) === undefined);

/** The days of its rows are those of the data. */
export function withinLife(settled: Settled, { first, last }: Life): Settled {
  const { view, period, other } = settled;
  const { firstDay, lastDay } = view.source;
  const from = other === null ? period.from : earlier(period.from, other.from);
  const to = other === null ? period.to : later(period.to, other.to);
  const source = {
    ...view.source,
    firstDay: first !== null && first > from ? first : firstDay,
    lastDay: last !== null && last < to ? last : lastDay,
  };
  return isTotal(settled)
    ? withoutDaysOutside(settled, { first, last })
    : { ...settled, view: { ...view, source } };
}

/** "Takings at Airport Desk since it opened": of all data these are its own days. */
function withoutDaysOutside(settled: Settled, { first, last }: Life): Settled {
  const { reading, period, other } = settled;
  if (reading.periods[0]?.reading !== 'all_data' || other !== null) return settled;
  const from = later(period.from, first ?? period.from);
  const to = earlier(period.to, last ?? period.to);
  return { ...settled, period: { ...period, from, to } };
}
