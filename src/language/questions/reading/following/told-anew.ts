import type { Reading } from '../reading.ts';

/** The question before, told in another way: no "did it", no form and nothing taken to be meant of the old one stays. */
export const toldAnew = (reading: Reading): Reading => ({
  ...reading,
  isYesNo: false,
  claim: null,
  asks: null,
  display: null,
  assumptions: [],
});
