import type { Reading } from './reading.ts';

/** Nobody named a number: the usual one stands there for want of one. */
export const isUnnamed = ({ assumptions }: Pick<Reading, 'assumptions'>): boolean =>
  assumptions.some(({ code }) => code === 'metric_default');
