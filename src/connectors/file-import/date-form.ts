import { addDays, type Day, dayAt, parseDay } from '#src/shared/week.ts';
import { monthOf } from './month-names.ts';

/** How a column writes its days. */
export const dateForms = [
  'iso',
  'compact',
  'year_first',
  'day_first',
  'month_first',
  'named',
  'nth_day',
] as const;
export type DateForm = (typeof dateForms)[number];

export interface DateContext {
  /** In which instants with an offset become days. */
  readonly dayAtInstant: (instant: number) => Day;
  /** What "Nth day" counts from; only GA4 says it, above its tables. */
  readonly start: Day | null;
}

const QUARTER_HOUR = 900_000;

/** Days of instants in a zone. Every zone's clock differs by whole quarters of an hour, so each quarter is asked once. */
export function instantDays(timeZone: string): (instant: number) => Day {
  const known = new Map<number, Day>();
  return (instant) => {
    const quarter = Math.floor(instant / QUARTER_HOUR);
    const day = known.get(quarter) ?? dayAt(quarter * QUARTER_HOUR, timeZone);
    known.set(quarter, day);
    return day;
  };
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](.*))?$/;
const OFFSET = /(?:Z|UTC|[+-]\d\d:?\d\d)$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:\d{2})?$/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?:[ T].*)?$/;
const YEAR_LAST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:[ ,T].*)?$/;
const CLOCK = /^(?:\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?|am|pm|h|utc)$/;

/** The day that a text names in this form; undefined when it names none. */
export function dayIn(form: DateForm, text: string, { dayAtInstant, start }: DateContext): Day | undefined {
  switch (form) {
    case 'iso': {
      const found = ISO.exec(text);
      if (found === null) return undefined;
      const [, year, month, day, clock] = found;
      if (clock !== undefined && OFFSET.test(clock)) {
        const instant = Date.parse(text.replace(' ', 'T').replace(/ ?UTC$/, 'Z'));
        return Number.isNaN(instant) ? undefined : dayAtInstant(instant);
      }
      return dayOf(year, month, day);
    }
    case 'compact': {
      const found = COMPACT.exec(text);
      return found === null ? undefined : dayOf(found[1], found[2], found[3]);
    }
    case 'year_first': {
      const found = YEAR_FIRST.exec(text);
      return found === null ? undefined : dayOf(found[1], found[2], found[3]);
    }
    case 'day_first':
    case 'month_first': {
      const found = YEAR_LAST.exec(text);
      if (found === null) return undefined;
      const [, first, divider, second, year = ''] = found;
      const full = year.length === 2 ? `20${year}` : year;
      if (form === 'day_first') return dayOf(full, second, first);
      // Nobody divides with dots and puts the month first.
      return divider === '.' ? undefined : dayOf(full, first, second);
    }
    case 'named':
      return namedDay(text);
    case 'nth_day':
      return start === null || !/^\d{1,4}$/.test(text) ? undefined : addDays(start, Number(text));
  }
}

function dayOf(year = '', month = '', day = ''): Day | undefined {
  return parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** "Jan 5, 2026", "5. Januar 2026", "Monday, 5 January 2026": one month, one day, one year, in any order. */
function namedDay(text: string): Day | undefined {
  if (text.length > 40) return undefined;
  let [year, month, day] = ['', '', ''];
  for (const word of text.toLowerCase().split(/[\s,.]+/)) {
    const found = monthOf(word);
    const number = /^(\d{1,2})(?:st|nd|rd|th|er|º)?$/.exec(word)?.[1];
    if (found !== undefined && month === '') month = String(found);
    else if (number !== undefined && day === '') day = number;
    else if (/^\d{4}$/.test(word) && year === '') year = word;
    else if (/\d/.test(word) && !CLOCK.test(word)) return undefined;
  }
  return month === '' || day === '' || year === '' ? undefined : dayOf(year, month, day);
}
