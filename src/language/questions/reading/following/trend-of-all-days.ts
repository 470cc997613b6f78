import type { Reading } from '../reading.ts';

/** "Is it growing?" behind a number of all days, which nobody named and before which there are none: of the last weeks. */
export const isTrendOfAllDays = (
  { periods: [period, ...others], isAllData }: Reading,
  now: Reading,
): boolean =>
  period?.reading === 'all_data' &&
  others.length === 0 &&
  !isAllData &&
  now.shape === 'change' &&
  now.isYesNo &&
  now.versus === null &&
  now.rank === null;
