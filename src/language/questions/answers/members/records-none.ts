import { addDays } from '#src/shared/week.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { earlier, later } from '../../dates/period.ts';
import type { Settled } from '../settling/settled.ts';
import { isOpenList } from './absent-rows.ts';

/** So many days say how a file writes its rows. */
const DAYS_READ = 60;

/**
 * Whether a file writes a row of what had none: a campaign that ran without an enrolment. There a name without any row did not run,
 * while a file of what happened says of a product without a row that it was not sold.
 */
export async function recordsNone(
  { view, reading, metrics, filters, period }: Settled,
  inquiry: Inquiry,
): Promise<boolean> {
  const { firstDay, lastDay, type } = view.source;
  // What visitors come for and from is there with its first visit: a channel without a row from mobile had none
  const isToRun = reading.dimensions.every((one) => /^(?:campaign|)$/.test(view.kindOf(one) ?? ''));
  const metric = metrics.find(({ id }) => reading.limits.some((limit) => limit.metric === id));
  if (
    !isToRun ||
    isOpenList({ reading, view }) ||
    type !== 'FILE' ||
    firstDay === null ||
    lastDay === null ||
    metric?.kind !== 'additive'
  )
    return false;
  const to = earlier(period.to, lastDay);
  const from = later(later(period.from, firstDay), addDays(to, 1 - DAYS_READ));
  if (to < from) return false;
  return inquiry.hasNone({ metrics: [metric], dimensions: reading.dimensions, filters, from, to });
}
