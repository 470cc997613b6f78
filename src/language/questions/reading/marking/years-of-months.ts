import type { Day } from '#src/shared/week.ts';
import { dayOf, firstOfMonth, lastOfMonth, yearOf } from '../../dates/period.ts';
import { everywhere } from '../../text/pattern.ts';

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const SHORT = everywhere`\b(${MONTHS})\.? ?(['’]?)(\d\d)\b(?![\d:.,/%-]*\d|(?:st|nd|rd|th|%))(?!,?\s*(?:19|20)\d\d\b)(?! ?(?:to|and|or|through|thru|until|till|[-–,&]) ?(?:the )?\d)`;

/** Behind these stands a month rather than a day. */
const OF_MONTH = /\b(?:in|for|of|during|throughout) $/i;
/** "The week of March 26", "as of March 26", "on Thursday, March 26" are days, whatever the number is. */
const OF_DAY =
  /\b(?:(?:week|weekend|day|date|morning|evening|night|as) of|on|the|(?:end|start|beginn)ing|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?) $/i;
/** From one to the other: days as well as months. */
const JOINT = /^\s*(?:to|until|till|through|thru|[-–])\s*$/i;

const monthsInOrder = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export interface YearsOfMonths {
  readonly text: string;
  readonly spellings: readonly { readonly said: string; readonly read: string }[];
}

interface ShortMonth {
  readonly said: string;
  readonly at: number;
  readonly name: string;
  readonly month: number;
  readonly year: number;
  /** "Feb '26" */
  readonly isYear: boolean;
}

/**
 * "Feb 26" may be a month or a day. It is the month of that year where it is held against the same one of the year before or against
 * another month of two digits, and behind "in", "for", "of" or "during" where the data are of that year; else the day. Whichever of
 * two that the data have is taken is said.
 */
export function yearsOfMonths(text: string, today: Day, firstDay: Day): YearsOfMonths {
  const found = shortMonths(text);
  const [only, other] = found;
  if (only === undefined) return { text, spellings: [] };
  if (isOneInTwoYears(found, today, firstDay) || areMonths(text, found, today, firstDay))
    return asMonths(text, found);
  if (other !== undefined || only.isYear || !isOfData(only, today, firstDay)) return { text, spellings: [] };
  const before = text.slice(0, only.at);
  if (OF_DAY.test(before)) return { text, spellings: [] };
  const day = latestOne(only, today);
  if (OF_MONTH.test(before) || day === undefined || day < firstDay) return asMonths(text, found);
  const read = `${only.name} ${only.year % 100}, ${yearOf(day)}`;
  return { text, spellings: [{ said: only.said, read }] };
}

const shortMonths = (text: string): readonly ShortMonth[] =>
  [...text.matchAll(SHORT)].map(({ index, 0: said, 1: name = '', 2: sign, 3: year }) => ({
    said,
    at: index,
    name,
    month: monthsInOrder.indexOf(name.slice(0, 3).toLowerCase()) + 1,
    year: 2000 + Number(year),
    isYear: sign !== '',
  }));

/** "Feb 26 compared to Feb 25" in 2026 is one month against that of the year before, not one day against the day before it. */
function isOneInTwoYears(found: readonly ShortMonth[], today: Day, firstDay: Day): boolean {
  const years = [...new Set(found.map(({ year }) => year))].sort((a, b) => a - b);
  const [sooner, later] = years;
  return (
    years.length === 2 &&
    sooner !== undefined &&
    later === sooner + 1 &&
    (later === yearOf(today) || later === yearOf(today) - 1) &&
    sooner >= yearOf(firstDay) &&
    new Set(found.map(({ month }) => month)).size === 1
  );
}

/**
 * "Jan 26 vs Feb 26", "Dec 25 vs Jan 26": months of one year, or next to each other, that the data have; from one to the other they
 * may be days.
 */
function areMonths(text: string, found: readonly ShortMonth[], today: Day, firstDay: Day): boolean {
  const before = text.slice(0, found[0]?.at);
  const places = found.map(({ year, month }) => year * 12 + month).sort((a, b) => a - b);
  const areNear =
    new Set(found.map(({ year }) => year)).size === 1 ||
    places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
  return (
    found.length > 1 &&
    areNear &&
    new Set(found.map(({ month }) => month)).size === found.length &&
    found.every((one) => isOfData(one, today, firstDay) && lastOfMonth(one.year, one.month) >= firstDay) &&
    !found.some(({ at, said }, place) => JOINT.test(text.slice(at + said.length, found[place + 1]?.at))) &&
    !OF_DAY.test(before) &&
    !/\bbetween $/i.test(before)
  );
}

/** No month that is still to come, and of a year that the data have days of. */
const isOfData = ({ year, month }: ShortMonth, today: Day, firstDay: Day): boolean =>
  year >= yearOf(firstDay) && firstOfMonth(year, month) <= today;

function latestOne({ month, year }: ShortMonth, today: Day): Day | undefined {
  const own = dayOf(yearOf(today), month, year % 100);
  return own !== undefined && own <= today ? own : dayOf(yearOf(today) - 1, month, year % 100);
}

function asMonths(text: string, found: readonly ShortMonth[]): YearsOfMonths {
  const spellings = new Map(
    found.map(({ said, name, year }) => [said.toLowerCase(), { said, read: `${name} ${year}` }]),
  );
  return {
    text: text.replace(SHORT, (said) => spellings.get(said.toLowerCase())?.read ?? said),
    spellings: [...spellings.values()],
  };
}
