import { everywhere } from '../../text/pattern.ts';
import { MONTH, placeOfMonth } from './month-names.ts';

const YEAR = '(?:19|20)\\d\\d';
const PART = `(?:${MONTH}(?: ${YEAR})?|q[1-4](?: ${YEAR})?|${YEAR})`;
const LIST = String.raw`(?:in |for |of |from )?(${PART}(?:(?:,? (?:and|plus|&|\+) |, )(?:in )?${PART})+)`;
const TOGETHER = '(?:together|combined|taken together|put together|altogether|in total|summed up|added up)';
const BEHIND = everywhere`\b${LIST}((?: [\p{L}-]+){0,2}) ${TOGETHER}\b`;
const PLUS = everywhere`\b(?:in |for |of |from )?(${PART}(?: ?(?:plus|\+) ?(?:in )?${PART})+)(?=[?.!]?$|,? (?:vs\b|versus|against|compared)|, )`;

/** "Total sessions for January and February" */
const TOTAL = everywhere`(?<=^(?:the |what (?:is|was|were) (?:the )?)?(?:total|combined|overall) [^,?]{3,40} )(?:in|for|of|from) (${PART}(?:,? and (?:in )?${PART})+)(?=[?.!]?$)`;

/** A count of months, quarters or years from a fixed one on; with what they are counted in. */
function placeOf(part: string): {
  readonly unit: string;
  readonly place: number;
  readonly year: string | undefined;
} {
  const [first = '', year] = part.toLowerCase().split(' ');
  if (/^\d/.test(first)) return { unit: 'year', place: Number(first), year: undefined };
  const quarter = /^q([1-4])$/.exec(first)?.[1];
  const unit = quarter === undefined ? 'month' : 'quarter';
  const within = quarter === undefined ? placeOfMonth(first) : Number(quarter) - 1;
  return { unit, place: Number(year ?? 0) * (unit === 'month' ? 12 : 4) + within, year };
}

/** "January and February together": months, quarters or years that follow each other are one stretch. */
export function timesTogether(text: string): string {
  const asOne = (said: string, list: string, behind: string | number): string => {
    const parts = list.split(/,? ?(?:\band\b|\bplus\b|&|\+) ?(?:in )?|, (?:in )?/i);
    // "July + August 2026": the year of the last holds for all
    const year = placeOf(parts.at(-1) ?? '').year;
    const isDated =
      year !== undefined && parts.slice(0, -1).every((part) => placeOf(part).year === undefined);
    const places = parts.map((part) => placeOf(isDated ? `${part.split(' ')[0]} ${year}` : part));
    const [first] = places;
    const follow = places.every(
      ({ unit, place, year }, at) =>
        unit === first?.unit &&
        (year === undefined) === (first.year === undefined) &&
        place === (first?.place ?? 0) + at,
    );
    if (!follow || first === undefined) return said;
    const [from, to] = [parts[0], parts.at(-1)];
    const stretch =
      first.unit === 'year' ? `from january 1 ${from} to december 31 ${to}` : `from ${from} to ${to}`;
    return typeof behind === 'string' ? `${stretch}${behind}` : stretch;
  };
  return text.replace(BEHIND, asOne).replace(PLUS, asOne).replace(TOTAL, asOne);
}
