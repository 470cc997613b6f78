import type { Inquiry } from '../../data/inquiry.ts';
import type { Settled } from '../settling/settled.ts';

/** Whether there are data of all days of the period: only then "none" is so for certain. */
export function isAllKnown({ period, view }: Settled, { plans }: Inquiry): boolean {
  const { firstDay, lastDay } = view.source;
  return (
    firstDay !== null &&
    lastDay !== null &&
    period.from >= firstDay &&
    period.to <= lastDay &&
    plans.every(({ missing }) => missing.length === 0)
  );
}
