import { everywhere } from '../../text/pattern.ts';
import { MONTH, placeOfMonth } from './month-names.ts';

const PART = `(?:${MONTH}|q[1-4]|h[12])`;
const YEAR = '(?:19|20)\\d\\d';
const JOINT = String.raw`(?:\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&|\+|vs\.?|versus|with|against|plus|compared (?:to|with))\s+(?:in\s+|for\s+)?|\s*\/\s*)`;

/** "2025 Q1", "2025 January": the year stands before what it is the year of. */
const YEAR_FIRST = everywhere`(?<![\p{N}.,/-])(?<!\b${PART}\s)(${YEAR})[ -](${PART})\b(?! ?['’]?\d)`;

/** "Jan, Feb and Mar 2025", "Q1 vs Q2 2025": the one year that is named behind them all. */
const LISTED = everywhere`\b(${PART}(?:${JOINT}${PART})+)\s+(?:of\s+)?(${YEAR})\b(?![-/]\d)`;
const ONE = everywhere`\b${PART}\b(?!\s+(?:of\s+)?${YEAR})`;

/** "Jan/Feb 2026": two months that follow each other, with a stroke between them, are one stretch. */
const STROKE = everywhere`\b(${MONTH})\s?\/\s?(${MONTH})\s+(${YEAR})\b`;

/** "June 2025 compared with May": the second month is the one near the first, and not that of this year. */
const BEHIND_YEAR = everywhere`(?<!\bbetween )(?<!\bfrom )\b(${MONTH}) (${YEAR})(${JOINT}(?:the )?)(${MONTH})\b(?!['’.]?\s*(?:of\s+)?(?:\d|last|this|to\b|[-–/+&]))`;
const NEAR = 3;

function nearYear(said: string, first: string, year: string, joint: string, second: string): string {
  const apart = placeOfMonth(second) - placeOfMonth(first);
  const near = [0, 1, -1].find((years) => Math.abs(apart + 12 * years) <= NEAR);
  return near === undefined || apart === 0
    ? said
    : `${first} ${year}${joint}${second} ${Number(year) + near}`;
}

/** Each month or quarter of a list with its own year behind it, as they are read one by one. */
export const yearsOfLists = (text: string): string =>
  text
    .replace(STROKE, (said, first: string, second: string, year: string) =>
      placeOfMonth(second) === placeOfMonth(first) + 1 ? `${first} to ${second} ${year}` : said,
    )
    .replace(YEAR_FIRST, (_, year: string, part: string) => `${part} ${year}`)
    .replace(LISTED, (_, parts: string, year: string, place: number, whole: string) =>
      parts.replace(ONE, (part, at: number) =>
        // "Last March vs March 2025": which March the last one is, is said
        at === 0 && /\b(?:last|this|previous|past) $/i.test(whole.slice(0, place)) ? part : `${part} ${year}`,
      ),
    )
    .replace(BEHIND_YEAR, nearYear);
