import type { Day } from '#src/shared/week.ts';
import { monthWords } from '../../dates/calendar-words.ts';
import { firstOfMonth, yearOf } from '../../dates/period.ts';
import { once } from '../../text/pattern.ts';

/** A part of a year that every year has; a month may be written short. */
const MONTHS = monthWords.flatMap((names) => names.slice(0, 2)).join('|');
const FEASTS =
  "black friday|cyber monday|giving tuesday|thanksgiving|christmas (?:day|eve)|boxing day|halloween|new year['’]?s (?:day|eve)|valentine['’]?s?(?: day)?|good friday|easter (?:sunday|monday)";
const PART = `(?:(?:${FEASTS})(?: week)?|(?:the )?week of (?:${FEASTS})|${MONTHS}|q[1-4]|h[12]|spring|summer|autumn|winter)`;
const HELD =
  '(?:vs\\.?|versus|against|(?:when )?(?:compared?|comparing) (?:to|with)|relative to|with|and|to)';
const ONE = once`^(?<asked>(?:(?!\b(?:${MONTHS}|20\d\d|last|this|from|between|since|until|than)\b).)*?)\b(?<part>${PART})(?: of)?(?: (?<year>20\d\d|last year|this year))?,? (?<held>${HELD})(?: (?:in|that of|the one of|those of))? (?<other>this year|20\d\d)(?:['’]s)?(?<end>[ ?.!]*)$`;

/**
 * "Black Friday week 2025 with this year", "March 2026 vs 2025": behind a part of a year another year is the same part of it, not the
 * whole of it or as much as there is. What was so last year is the year before by itself.
 */
export function sameInOtherYear(text: string, today: Day): string {
  const seasons = seasonsInYears(text, today);
  if (seasons !== undefined) return seasons;
  const { asked, part, year, held, other, end } = ONE.exec(text)?.groups ?? {};
  if (asked === undefined || part === undefined || held === undefined || other === undefined) return text;
  // "March and 2025", "compare March with 2025" are held against each other only where something says so
  if (/^(?:with|and|to)$/i.test(held) && !/\bcompar(?:e|ing|ison)\b/i.test(asked)) return text;
  const now = yearOf(today);
  const second = /^this/i.test(other) ? now : Number(other);
  const first = year === undefined ? firstOf(second, now) : yearNamed(year, now);
  if (first === second) return text;
  const joint = /^(?:with|and|to)$/i.test(held) ? held : 'vs';
  const behind = first === null ? part : `${part} ${first}`;
  return `${asked}${behind} ${joint} ${part} ${second}${end ?? ''}`;
}

/** Held against this year it was last year's; against another the latest one. */
const firstOf = (second: number, now: number): number | null => (second === now ? now - 1 : null);

const yearNamed = (said: string, now: number): number =>
  /^this/i.test(said) ? now : /^last/i.test(said) ? now - 1 : Number(said);

const SEASONS = once`\bthis (?<season>spring|summer|autumn|fall|winter)\b(?<held>.{1,30}?\b)last \k<season>\b`;
const BEGINS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

/** "This spring compared to last spring" in October: that of this year and the one before it, though the last one that is over is this one. */
function seasonsInYears(text: string, today: Day): string | undefined {
  const { season, held } = SEASONS.exec(text)?.groups ?? {};
  const month = BEGINS[season?.toLowerCase() ?? ''];
  if (season === undefined || held === undefined || month === undefined) return undefined;
  const year = firstOfMonth(yearOf(today), month) <= today ? yearOf(today) : yearOf(today) - 1;
  return text.replace(SEASONS, `in ${season} ${year}${held.replace(/ to $/, ' with ')}${season} ${year - 1}`);
}
