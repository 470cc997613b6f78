import type { Reading } from '../../reading.ts';

/** Days that were chosen are limited, as those of a list are. */
export const withChosenDays = (reading: Reading): Reading =>
  reading.chosenDays === null
    ? reading
    : {
        ...reading,
        limits: [...reading.limits, ...reading.chosenDays.limits],
        grain: reading.grain ?? reading.chosenDays.unit,
      };
