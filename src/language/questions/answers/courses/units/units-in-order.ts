import type { Day } from '#src/shared/week.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import { refuseUnknown } from '../../settling/refuse-unknown.ts';
import type { Settled } from '../../settling/settled.ts';
import { askedGrain } from '../../telling/time-grain.ts';
import { pointsOf } from '../line/course-points.ts';

/** One unit of time with its number. */
export interface UnitWithNumber {
  readonly time: Day;
  readonly value: number;
}

export interface UnitsInOrder {
  readonly metric: AskMetric;
  readonly grain: UnitOfTime;
  readonly fetched: Fetched;
  /** Those of which anything is known, as they rank. */
  readonly units: readonly UnitWithNumber[];
}

/** The units of the period with the one number that is asked for, in the order of the ranking. */
export async function unitsInOrder(settled: Settled, inquiry: Inquiry): Promise<UnitsInOrder> {
  const { reading, period, asked } = settled;
  const [metric] = asked as [AskMetric];
  const { grain, rank } = reading;
  if (asked.length > 1 || grain === null || grain === 'weekday' || reading.weekdays.length > 0)
    throw askedBack('standing');
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: askedGrain(grain) });
  refuseUnknown(settled, fetched);
  const sign = rank?.direction === 'bottom' ? 1 : -1;
  const units = pointsOf({ ...settled, metrics: [metric] }, fetched, grain)
    .flatMap(({ time, values: [value] }): UnitWithNumber[] => (value == null ? [] : [{ time, value }]))
    .sort((a, b) => sign * (a.value - b.value) || (a.time < b.time ? -1 : 1));
  return { metric, grain, fetched, units };
}
