import { addDays, type Day, weekday, weekOf } from '#src/shared/week.ts';
import { type Period, unitAround } from './period.ts';
import { isBeyondReach } from './reach.ts';
import type { UnitOfTime } from './units-of-time.ts';

/** "The first week", "the last two days" of a stretch. */
export interface Part {
  readonly nth: number | 'last';
  /** Undefined where no number was said: "the first week" is one of a calendar, "the first two weeks" are fourteen days. */
  readonly count: number | undefined;
  readonly unit: Exclude<UnitOfTime, 'year'>;
  /** "The last full week": one that does not reach beyond the stretch. */
  readonly isFull?: boolean;
}

/** Of a month that still runs, the parts are those of the whole month. */
export function wholeMonth({ from, to, unit, count }: Period): { from: Day; to: Day } {
  const isNamed = unit === 'month' && count === 1 && from.endsWith('-01');
  return { from, to: isNamed ? unitAround(from, 'month').to : to };
}

/** The days of a part; undefined where the stretch has none such. */
export function partOf(whole: Period, { nth, count, unit, isFull = false }: Part): Period | undefined {
  const { from, to } = wholeMonth(whole);
  if (isBeyondReach(unit, count ?? 1)) return undefined;
  const days = (count ?? 1) * (unit === 'week' ? 7 : 1);
  const range = (first: Day, last: Day): Period | undefined =>
    first >= from && last <= to ? { from: first, to: last, unit: 'range', count: 1 } : undefined;
  if (unit === 'month' || unit === 'quarter') return unitsOf(whole, unit, nth, count);
  if (unit === 'week' && count === undefined) return weekOfStretch({ from, to }, nth, isFull);
  if (nth === 'last') return range(addDays(to, 1 - days), to);
  if (count === undefined) return range(addDays(from, nth - 1), addDays(from, nth - 1));
  return nth === 1 ? range(from, addDays(from, days - 1)) : undefined;
}

/** The last month of 2025, the second month of Q3, the last two quarters of last year. */
function unitsOf(
  { from, to, unit: of, count: ofMany }: Period,
  unit: 'month' | 'quarter',
  nth: number | 'last',
  count: number | undefined,
): Period | undefined {
  // "The first month of the last three" is no unit of a calendar that is counted from its beginning
  const isUnit = ofMany === 1 && (of === 'year' || (of === 'quarter' && unit === 'month'));
  if (!isUnit && (count === undefined || unit === 'quarter')) return undefined;
  const end = isUnit ? unitAround(from, of).to : to;
  const many = count ?? 1;
  if (many < 1 || many > 12 || (count !== undefined && nth !== 'last' && nth !== 1)) return undefined;
  const first = nth === 'last' ? unitAround(end, unit, 1 - many).from : unitAround(from, unit, nth - 1).from;
  const last = nth === 'last' ? end : unitAround(first, unit, many - 1).to;
  if (first < from || last > end) return undefined;
  return { from: first, to: last, unit: count === undefined ? unit : 'range', count: 1 };
}

/** Weeks begin on Mondays: those of a month are the ones that begin in it, whatever month they end in. */
function weekOfStretch(
  { from, to }: Pick<Period, 'from' | 'to'>,
  nth: number | 'last',
  isFull: boolean,
): Period | undefined {
  const first = weekday(from) === 0 ? from : addDays(weekOf(from), 7);
  const end = isFull ? addDays(to, -6) : to;
  const monday = nth === 'last' ? weekOf(end) : addDays(first, (nth - 1) * 7);
  return monday >= first && monday <= end
    ? { from: monday, to: addDays(monday, 6), unit: 'range', count: 1, reading: 'first_monday' }
    : undefined;
}
