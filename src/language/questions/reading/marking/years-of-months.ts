import type { Day } from '#src/shared/week.ts';
import { everywhere } from '../../text/pattern.ts';

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const SHORT = everywhere`\b(${MONTHS})\.? ?['’]?(\d\d)\b(?![\d:.,/%-]*\d|(?:st|nd|rd|th|%))(?!,?\s*(?:19|20)\d\d\b)`;

export interface YearsOfMonths {
  readonly text: string;
  readonly spellings: readonly { readonly said: string; readonly read: string }[];
}

/**
 * "Feb 26 compared to Feb 25" in 2026 is one month against that of the year before, not one day against the day before it:
 * the same month twice, with the two digits of two years in a row of which the later is this one or the last. It is said.
 */
export function yearsOfMonths(text: string, today: Day, firstDay: Day): YearsOfMonths {
  const found = [...text.matchAll(SHORT)].map(([said, month = '', year = '']) => ({
    said,
    month: month.slice(0, 3).toLowerCase(),
    year: 2000 + Number(year),
    read: `${month} ${2000 + Number(year)}`,
  }));
  const thisYear = Number(today.slice(0, 4));
  const years = [...new Set(found.map(({ year }) => year))].sort((a, b) => a - b);
  const [sooner, later] = years;
  const isYears =
    years.length === 2 &&
    sooner !== undefined &&
    later === sooner + 1 &&
    (later === thisYear || later === thisYear - 1) &&
    sooner >= Number(firstDay.slice(0, 4)) &&
    new Set(found.map(({ month }) => month)).size === 1;
  if (!isYears) return { text, spellings: [] };
  const spellings = new Map(found.map(({ said, read }) => [said.toLowerCase(), { said, read }]));
  return {
    text: text.replace(SHORT, (said) => spellings.get(said.toLowerCase())?.read ?? said),
    spellings: [...spellings.values()],
  };
}
