import { addDays, type Day } from '#src/shared/week.ts';
import { MONTH_NAMES } from '../../../dates/calendar-words.ts';
import { once } from '../../../text/pattern.ts';
import { demandsOf } from '../../demands.ts';
import type { Reading } from '../../reading.ts';
import { LEAD, TAIL, wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const MONTHS = MONTH_NAMES.split('|');
/** "The 1st", "March 1", "the 1st of March" */
const DAY = `(?:the )?(?:(?:${MONTH_NAMES}) )?\\d{1,2}(?:st|nd|rd|th)?(?: of (?:${MONTH_NAMES}))?`;
const ORDINAL = '(?:the )?\\d{1,2}(?:st|nd|rd|th)';

const LEFT_OUT = wholly(
  `(?:but )?(?:excluding|exclude|without|except(?:ing)?(?: for)?|ignoring|ignore|leaving out|leave out|not counting|omitting|omit|skipping|skip|minus|not) (?:(?:on|for) )?(?<days>${DAY}(?:(?:,| and|, and| or) ${DAY})*|${DAY} ?(?:-|–|to|through|until) ?${DAY})`,
);
const RANGE = /(?: ?[-–] ?| (?:to|through|until) )/iu;

/** "Excluding the 1st" behind a month: the question before, without these days. */
export function withoutDays(text: string, before: Reading): Reading | undefined {
  const days = LEFT_OUT.exec(text)?.groups?.['days'];
  const [period, ...others] = before.periods;
  const isPlain = before.intent === 'numbers' && others.length === 0 && period?.isChosen !== true;
  if (days === undefined || period === undefined || !isPlain || demandsOf(before).some(isOfOtherDays))
    return undefined;
  const found = days.split(/, and |,| and | or /iu).map((one) => stretchIn(one.trim(), period));
  const known = found.flatMap((one) => one ?? []);
  if (known.length < found.length) return undefined;
  const without = [...(period.without ?? []), ...known].toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  );
  return toldAnew({ ...before, periods: [{ ...period, without }] });
}

const isOfOtherDays = (demand: string): boolean => /^(?:shareOfTime|chosenDays|always|ofUnits)$/.test(demand);

type Named = Reading['periods'][number];
interface Stretch {
  readonly from: Day;
  readonly to: Day;
}

function stretchIn(said: string, period: Named): Stretch | undefined {
  const [first, last] = said.split(RANGE).map((one) => dayIn(one, period));
  if (first === undefined) return undefined;
  return said.search(RANGE) < 0 ? { from: first, to: first } : last && { from: first, to: last };
}

/** The only day of a period that is called so. */
function dayIn(said: string, { from, to }: Named): Day | undefined {
  const number = Number(/\d{1,2}/.exec(said)?.[0]);
  const month = MONTHS.findIndex((name) => once`\b${name}\b`.test(said)) + 1;
  const found: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (Number(day.slice(8)) === number && (month === 0 || Number(day.slice(5, 7)) === month))
      found.push(day);
  return found.length === 1 ? found[0] : undefined;
}

const ON_A_DAY = wholly(
  `(?:only |just )?(?:(?:on|for|from|between) )?(?<first>${ORDINAL})(?: ?(?:-|–|to|through|until|till|and) ?(?<last>${ORDINAL}))?`,
);
const PART = once`^(${LEAD}(?:only )?(?:(?:in|for|during|on|over) )?(?:the last|(?:the )?(?:first|second|third|fourth|1st|2nd|3rd|4th)) (?:week|half|weekend|(?:\d+|two|three|five|seven|ten) days))(${TAIL})`;

/** "And on the 15th?", "the first week?" behind a month: the day, the week of that month. */
export function withDayOfMonth(text: string, { periods: [period, ...others], replaced }: Reading): string {
  if (period === undefined || others.length > 0) return text;
  const { from, to } = period;
  if (from.slice(0, 7) !== to.slice(0, 7)) return text;
  const month = `${MONTHS[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`;
  const { first, last } = ON_A_DAY.exec(text)?.groups ?? {};
  const isRange = last !== undefined && !/ and /iu.test(text);
  const isTwo = last !== undefined && !isRange;
  if (first === undefined || (isTwo && !/between/iu.test(text)))
    return [...(replaced?.periods ?? []), period].some((one) => isMonthOf(one, from))
      ? text.replace(PART, `$1 of ${month}$2`)
      : text;
  const [begin, end = begin] = [first, last].flatMap((one) => (one === undefined ? [] : dateOf(one, from)));
  return begin === end ? `and on ${begin}` : `and from ${begin} to ${end}`;
}

/** "The last week?" behind the first one of a month: of the same month. */
const isMonthOf = ({ unit, count, from }: Named, day: string): boolean =>
  unit === 'month' && count === 1 && from.slice(0, 7) === day.slice(0, 7);

const dateOf = (said: string, from: string): string =>
  `${from.slice(0, 8)}${(/\d+/.exec(said)?.[0] ?? '').padStart(2, '0')}`;
