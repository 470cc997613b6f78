import { MONTH_NAMES } from '../../../dates/calendar-words.ts';
import { monthNumber, unitAround, yearBefore, yearOf } from '../../../dates/period.ts';
import { everywhere, once } from '../../../text/pattern.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { yearThenSame } from '../../rephrasing/in-full/parts/named-words.ts';
import { LEAD, TAIL } from '../in-whole-words/lead-and-tail.ts';
import { sameDates } from './in-its-year.ts';
import { asUnit, unitOf } from './time-beside.ts';

const TURNED = everywhere`\b${yearThenSame('days?|weeks?|months?|quarters?|period|time')}\b`;
const THAT = everywhere`\b(?:in )?that (week|month|quarter),? (?:last year|(?:a|one) year (?:ago|earlier|before))\b`;
const SAME = once`\b(?:(?:in|for|of|during) )?(?:the )?same (weeks?|months?|quarters?)(?: (?:in|of|from))?(?: the)? (?:(?:last|previous|prior) year|(?:a|one) year (?:ago|earlier|before))\b`;
const HELD = once`\b(?:vs\.?|versus|compared?|against|than|between|from|since|until|to|with)\b`;
/** Nothing but the time; "and" asks what "what about" does not, for it to be held against what was told. */
const ALONE = once`^(?:and )?same [a-z]+ last year[ ?.!]*$`;
const WHOLLY = once`^${LEAD}(?:how (?:was|were|did) (?:it|that|they)(?: do)? )?(?:in )?(?:the )?same [a-z]+ last year${TAIL}`;

const LAST_NAMED = once`\b(vs\.?|versus|against|compared (?:to|with)|than) last (${MONTH_NAMES})\b(?! \d)`;

/** "Vs last June" behind this June: none but the one a year before is left to hold it against. */
const heldAgainstLast = (text: string, { from, unit, count }: Reading['periods'][number]): string => {
  const month = LAST_NAMED.exec(text)?.[2]?.toLowerCase();
  const isOwn =
    month !== undefined &&
    unit === 'month' &&
    count === 1 &&
    month === MONTH_NAMES.split('|')[monthNumber(from) - 1];
  return isOwn ? text.replace(LAST_NAMED, '$1 the same month last year') : text;
};

/**
 * "Last year same month" behind the revenue of September is that of the September before, held against this one: the month that was
 * asked about, and not the one that runs. With a number of its own ("bookings last year same month") it is of those days.
 */
export function sameTimeLastYear(said: string, reading: Reading): string {
  const { periods } = reading;
  const text = periods[0] === undefined ? said : heldAgainstLast(said, periods[0]);
  const turned = text.replace(TURNED, 'same $1 last year').replace(THAT, 'same $1 last year');
  const same = SAME.exec(turned);
  const [period, ...others] = periods;
  const isNamed = period !== undefined && period.reading !== 'default' && period.reading !== 'all_data';
  if (!isNamed || others.length > 0) return text;
  if (same !== null && asUnit(period).unit !== unitOf(same[1] ?? '')) {
    const unit = unitOf(same[1] ?? '');
    const before = yearBefore(period);
    const around = unit === 'month' || unit === 'quarter' ? unitAround(before.from, unit) : before;
    throw askedBack(
      'which_period',
      [around, before].map((one) => asChoice(`${sameDates(one, yearOf(one.from))}`)),
    );
  }
  if (turned !== text && ALONE.test(turned)) return `vs the ${turned.replace(/^and /iu, '')}`;
  if (same === null || WHOLLY.test(turned) || HELD.test(turned)) return turned;
  const before = yearBefore(period);
  return turned.replace(same[0], sameDates(before, yearOf(before.from)));
}
