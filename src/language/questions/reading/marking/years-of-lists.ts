import type { Day } from '#src/shared/week.ts';
import { everywhere, once } from '../../text/pattern.ts';
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

/** Two that are held against each other, and no list of months of one year. */
const HELD = once`^\s+(?:vs\.?|versus|against|compared (?:to|with))\s+(?:in\s+|for\s+)?${MONTH}$`;

function nearYear(said: string, first: string, year: string, joint: string, second: string): string {
  const apart = placeOfMonth(second) - placeOfMonth(first);
  const near = [0, 1, -1].find((years) => Math.abs(apart + 12 * years) <= NEAR);
  return near === undefined || apart === 0
    ? said
    : `${first} ${year}${joint}${second} ${Number(year) + near}`;
}

/** "December vs June 2026" in the summer of 2026: the one December that was is that of the year before. */
function yearOfHeld(part: string, year: string, rest: string, today: Day): string {
  const [, month] = once`^(${MONTH})$`.exec(part) ?? [];
  const isToCome =
    month !== undefined &&
    year === today.slice(0, 4) &&
    placeOfMonth(month) > Number(today.slice(5, 7)) &&
    HELD.test(rest);
  return isToCome ? String(Number(year) - 1) : year;
}

interface WithYears {
  readonly text: string;
  /** Whose year is not the one that stands behind them. */
  readonly spellings: readonly { readonly said: string; readonly read: string }[];
}

/** Each month or quarter of a list with its own year behind it, as they are read one by one. */
export function yearsOfLists(said: string, today: Day): WithYears {
  const spellings: { said: string; read: string }[] = [];
  const text = said
    .replace(STROKE, (whole, first: string, second: string, year: string) =>
      placeOfMonth(second) === placeOfMonth(first) + 1 ? `${first} to ${second} ${year}` : whole,
    )
    .replace(YEAR_FIRST, (_, year: string, part: string) => `${part} ${year}`)
    .replace(LISTED, (_, parts: string, year: string, place: number, whole: string) =>
      parts.replace(ONE, (part, at: number) => {
        // "Last March vs March 2025": which March the last one is, is said
        if (at === 0 && /\b(?:last|this|previous|past) $/i.test(whole.slice(0, place))) return part;
        const own = at === 0 ? yearOfHeld(part, year, parts.slice(part.length), today) : year;
        if (own !== year) spellings.push({ said: part, read: `${part} ${own}` });
        return `${part} ${own}`;
      }),
    )
    .replace(BEHIND_YEAR, nearYear);
  return { text, spellings };
}
