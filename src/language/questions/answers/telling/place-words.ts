import { ordinal } from '../../text/number-words.ts';
import type { Settled } from '../settling/settled.ts';

/** "second ", before "most"; nothing of the first place. */
export const placed = ({ reading }: Settled): string =>
  reading.place === 1 ? '' : `${ordinal(reading.place) ?? ''} `;
