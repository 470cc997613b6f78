import { addDays, daysFrom } from '#src/shared/week.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { earlier, later, type Period } from '../../dates/period.ts';
import type { Settled } from './settle.ts';

/** A name that has rows on fewer of its days comes and goes: that it had none at first is a zero like its others. */
export const STEADY = 0.5;
/** In the first days of the data nobody knows whether it was there before them. */
export const FIRST_DAYS = 7;

/**
 * "Did Lost Maps grow in the past year?", a show that began within the year before: what it had until then is missing and no
 * zero, so two times that reach back beyond it are as unlike as two of which one lies before the data.
 */
export async function begunBetween(settled: Settled, other: Period, inquiry: Inquiry): Promise<Settled> {
  const { reading, view, period, filters, metrics } = settled;
  const { firstDay, lastDay } = view.source;
  const [metric] = metrics;
  const isOfNames = filters.length > 0 && reading.filters.every(({ is }) => is === 'one_of');
  if (!isOfNames || reading.dimensions.length > 0 || metric?.kind !== 'additive') return settled;
  if (firstDay === null || lastDay === null) return settled;
  const from = earlier(period.from, other.from);
  const to = earlier(later(period.to, other.to), lastDay);
  const days = await inquiry.daysWithRows({ metrics: [metric], filters, from: firstDay, to });
  const [first] = days;
  if (first === undefined || first <= from || first <= addDays(firstDay, FIRST_DAYS)) return settled;
  if (days.length < STEADY * daysFrom(first, to).length) return settled;
  return { ...settled, view: { ...view, source: { ...view.source, firstDay: first } } };
}
