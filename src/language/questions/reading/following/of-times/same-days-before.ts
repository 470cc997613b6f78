import { addDays, daysBetween } from '#src/shared/week.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const SAME =
  '(?:(?:(?:compare[ds]?|held)(?: (?:it|that|this|them|those))?(?: (?:to|with|against))?|vs\\.?|versus|against|on) )?(?:the )?same (?:days?|weekdays?|period|stretch)(?: (?:of|in|from))?';
const agoBy = (unit: string): string =>
  `(?:(?:the )?(?:last|previous|prior) ${unit}|the ${unit} before|(?:a|one) ${unit} (?:ago|earlier|before))`;
const OF_WEEK = wholly(`${SAME} ${agoBy('week')}`);
const OF_YEAR = wholly(`${SAME} ${agoBy('year')}`);
const YEAR = wholly(`(?:(?:compare[ds]?|vs\\.?|versus|against|in|with|to) )*${agoBy('year')}`);

/** "Same day last week?", and then "and last year?": the days of the question against their like, a week or a year before. */
export const sameDaysBefore = (text: string, told: Reading): Reading | undefined =>
  sameDaysOfWeekBefore(text, told) ?? sameDaysOfYearBefore(text, told);

function sameDaysOfYearBefore(text: string, told: Reading): Reading | undefined {
  const [period, earlier, ...others] = told.periods;
  if (period === undefined || others.length > 0 || told.intent !== 'numbers' || told.rank?.of === 'time')
    return undefined;
  const isBehindWeek = earlier !== undefined && earlier.from === addDays(period.from, -7);
  const isAsked =
    earlier === undefined ? OF_YEAR.test(text) : isBehindWeek && (OF_YEAR.test(text) || YEAR.test(text));
  if (!isAsked || daysBetween(period.from, period.to) > 0) return undefined;
  return toldAnew({ ...told, periods: [period], versus: 'year_before', areApart: false });
}

/** "Compare to same days last week": each day of the question against the one a week before it. */
function sameDaysOfWeekBefore(text: string, before: Reading): Reading | undefined {
  const [period, ...others] = before.periods;
  if (!OF_WEEK.test(text) || period === undefined || others.length > 0 || before.intent !== 'numbers')
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
