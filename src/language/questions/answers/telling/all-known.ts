import { type Day, weekday } from '#src/shared/week.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { gapsOf } from '../settling/closing-days.ts';
import type { Settled } from '../settling/settled.ts';

/**
 * Whether there are data of all days of the period that are asked about, but for those on which it is closed: only then "none" is so
 * for certain.
 */
export function isAllKnown({ period, view, reading }: Settled, { plans }: Inquiry): boolean {
  const { firstDay, lastDay } = view.source;
  const [only, second] = reading.weekdays;
  const isAsked = (day: Day): boolean =>
    only === undefined || second !== undefined || only.days.includes(weekday(day));
  return (
    firstDay !== null &&
    lastDay !== null &&
    period.from >= firstDay &&
    period.to <= lastDay &&
    plans.every(({ missing }) => !gapsOf(missing as readonly Day[], period, view).some(isAsked))
  );
}
