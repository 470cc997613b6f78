import type { Reading } from '../../reading.ts';
import { unitsOf } from './held-by-part.ts';

/** "By date, weekly": dates and days are there by whatever unit they are told. */
export const isUnitHeld = (unit: string, said: string, reading: Reading): boolean =>
  unitsOf(reading).some((one) => one === unit) ||
  (unit === 'day' && (reading.grain === 'weekday' || reading.weekdays.length > 0)) ||
  (reading.grain !== null && /date/i.test(said));
