import type { Period } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { beginsWhole, endsWhole } from '../../telling/time-grain.ts';

/** Places of the first and the last point that are whole weeks, months, quarters. */
export function wholeUnits(period: Period, grain: UnitOfTime | 'weekday', count: number): [number, number] {
  if (grain === 'weekday') return [0, count - 1];
  return [beginsWhole(period, grain) ? 0 : 1, count - (endsWhole(period, grain) ? 1 : 2)];
}
