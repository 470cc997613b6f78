import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { Settled } from '../../settling/settled.ts';

/** Saturday and Sunday, as the weekdays of a reading count. */
const WEEKEND = '5,6';

/** A week of which only the weekend is asked for is called so. */
export function unitOfMean({ reading }: Settled, grain: UnitOfTime): UnitOfTime | 'weekend' {
  const [only, second] = reading.weekdays;
  return grain === 'week' && second === undefined && only?.days.join() === WEEKEND ? 'weekend' : grain;
}
