import { quantileOf } from '#src/shared/quantile.ts';
import type { Day } from '#src/shared/week.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { lengthOf, unitAround } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { daysWithData } from '../../telling/notes.ts';
import { askedGrain, beginsWhole, endsWhole } from '../../telling/time-grain.ts';
import { type Point, pointsOf } from '../line/course-points.ts';

/** A rate has no mean of its own; its middle day it has, and so have the weeks whose users the source counted. */
export function refuseRateMean({ reading }: Settled, metric: AskMetric): void {
  const isMiddle = reading.shape === 'median';
  const isByUnit = reading.grain !== null && (isMiddle || metric.kind === 'distinct');
  if (metric.kind !== 'additive' && !isByUnit) throw askedBack('median_of_rate');
}

export const grainOfMean = ({ reading }: Settled): UnitOfTime =>
  reading.grain === null || reading.grain === 'weekday' ? 'day' : reading.grain;

export const meanName = ({ reading }: Settled): string =>
  reading.shape === 'median' ? quantileName(reading.quantile) : 'Average';

export const quantileName = (quantile: number): string =>
  quantile === 0.5 ? 'Median' : `${Number((quantile * 100).toPrecision(4))}th percentile of`;

/** The mean or middle unit of the period of `settled`, with what it was made of. */
export async function meanOf(settled: Settled, metric: AskMetric, grain: UnitOfTime, inquiry: Inquiry) {
  const { reading, period, view } = settled;
  const isMiddle = reading.shape === 'median';
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: askedGrain(grain) });
  const points = pointsOf({ ...settled, metrics: [metric] }, fetched, grain);
  const values = (isMiddle ? wholeOnes(points, settled, grain) : points)
    .map((point) => point.values[0] ?? null)
    .filter((value) => value !== null);
  // An average week of weekends alone is an average weekend: two of its days, and not two of seven
  const [only, other] = reading.weekdays;
  const weekdays = other === undefined ? only?.days : undefined;
  const days = daysWithData(view, period, fetched.missing, weekdays);
  const isUneven =
    !isMiddle &&
    metric.kind !== 'distinct' &&
    (!(beginsWhole(period, grain) && endsWhole(period, grain)) || isCutShort(settled, points, days, grain));
  const value = isMiddle
    ? quantileOf(values, reading.quantile)
    : isUneven
      ? perUnit(arithmeticMean(values), values.length, days, (daysIn[grain] * (weekdays?.length ?? 7)) / 7)
      : arithmeticMean(values);
  return { value, units: values.length, days, isUneven, fetched };
}

/** Where data begin or end within a unit, or a day of it has none: it had less for that alone. */
function isCutShort(
  { reading }: Settled,
  points: readonly Point<Day>[],
  days: number,
  grain: UnitOfTime,
): boolean {
  if (grain === 'day' || reading.weekdays.length > 0) return false;
  const known = points.filter(({ values: [value] }) => value != null);
  return known.reduce((sum, { time }) => sum + lengthOf(unitAround(time, grain)), 0) > days;
}

/** The middle one is among whole weeks and months: a part of one is no small one. */
export const wholeOnes = <One>(
  points: readonly One[],
  { period }: Settled,
  grain: UnitOfTime,
): readonly One[] =>
  points.slice(beginsWhole(period, grain) ? 0 : 1, endsWhole(period, grain) ? undefined : -1);

/** Of the days that a question counts their mean, or the quantile that it asks for. */
export const middleOf = (
  { shape, quantile }: Settled['reading'],
  values: readonly number[],
): number | null => (shape === 'median' ? quantileOf(values, quantile) : arithmeticMean(values));

const arithmeticMean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A year of the mean length of the calendar, and its quarter and twelfth. */
const daysIn = { day: 1, week: 7, month: 30.436875, quarter: 91.310625, year: 365.2425 } as const;

const perUnit = (mean: number | null, units: number, days: number, daysOfUnit: number): number | null =>
  mean === null || days === 0 ? null : ((mean * units) / days) * daysOfUnit;
