import type { Reading } from '../reading.ts';

/** "By date, weekly": dates and days are there by whatever unit they are told. */
export const isUnitHeld = (
  unit: string,
  said: string,
  {
    always,
    grain,
    countPer,
    leftOutDays,
    rankPer,
    periods,
    rolling,
    rollingUnit,
    stretch,
    weekdays,
  }: Reading,
): boolean =>
  grain === unit ||
  countPer === unit ||
  always?.unit === unit ||
  rankPer === unit ||
  leftOutDays?.unit === unit ||
  (rolling !== null && rollingUnit === unit) ||
  stretch?.unit === unit ||
  (unit === 'day' && (grain === 'weekday' || weekdays.length > 0)) ||
  (grain !== null && /date/i.test(said)) ||
  periods.some((period) => period.unit === unit);
