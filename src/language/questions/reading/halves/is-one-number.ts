import type { Reading } from '../reading.ts';

/** A number of everything together over all its days. */
export const isOneNumber = ({
  intent,
  dimensions,
  grain,
  shape,
  rank,
  each,
  limits,
  isYesNo,
}: Reading): boolean =>
  intent === 'numbers' &&
  shape === 'value' &&
  rank === null &&
  grain === null &&
  each === null &&
  !isYesNo &&
  dimensions.length + limits.length === 0;
