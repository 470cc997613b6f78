import { addDays, daysBetween } from '#src/shared/week.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const SAME_DAYS = wholly(
  `(?:(?:compare[ds]?|held)(?: (?:it|that|this|them|those))?(?: (?:to|with|against))?|vs\\.?|versus|against) (?:the )?same (?:days?|weekdays?|period|stretch)(?: (?:of|in|from))? (?:(?:the )?(?:last|previous|prior) week|the week before|(?:a|one) week (?:ago|earlier|before))`,
);

/** "Compare to same days last week": each day of the question against the one a week before it. */
export function sameDaysOfWeekBefore(text: string, before: Reading): Reading | undefined {
  const [period, ...others] = before.periods;
  if (!SAME_DAYS.test(text) || period === undefined || others.length > 0 || before.intent !== 'numbers')
    return undefined;
  // Of more than a week "the same days" would be among its own
  if (daysBetween(period.from, period.to) > 6 || before.rank?.of === 'time') return undefined;
  const earlier = {
    from: addDays(period.from, -7),
    to: addDays(period.to, -7),
    unit: period.unit === 'week' ? ('week' as const) : ('range' as const),
    count: 1,
  };
  return toldAnew({ ...before, periods: [period, earlier], versus: null, areApart: false });
}
