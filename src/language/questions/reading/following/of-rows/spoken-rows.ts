import { singular } from '../../../../plural.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { numberWord } from '../../../text/number-words.ts';
import { once } from '../../../text/pattern.ts';
import { LEAD } from '../in-whole-words/lead-and-tail.ts';

const NTH = 'first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th';
const SIDE = 'top|best|biggest|largest|highest|strongest|leading|worst|poorest|lowest|smallest|weakest';
const UNITS: ReadonlyMap<string, string> = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['day by day', 'day'],
  ['week by week', 'week'],
  ['month by month', 'month'],
]);
const BY = `(?:(?:by|split by|broken down by) (?:the |each )?(?<what>[^?.!,]+?)|(?<unit>${[...UNITS.keys()].join('|')}))[ ?.!]*$`;

const ONE = once`^${LEAD}(?:the )?(?<row>${NTH}|${SIDE}) one,? ${BY}`;
const SOME = once`^${LEAD}(?:(?:the )?(?:top|first|best|leading) (?<word>two|three|four|five)(?: ones)?|the (?:top|first) (?<digit>[2-5])(?: ones)?),? ${BY}`;

/** "Top one by month", "worst one monthly": with the words that point to a row of the list. "By revenue" makes a list of its own. */
export function withThe(text: string, view: SourceView): string {
  const { row, what, unit } = ONE.exec(text)?.groups ?? {};
  const by = splitOf(what, unit, view);
  return row === undefined || by === undefined ? text : `the ${row.toLowerCase()} one by ${by}`;
}

/** "Top two by city": how many rows are meant, and what they are split by. */
export function firstBy(
  text: string,
  view: SourceView,
): { readonly count: number; readonly text: string } | undefined {
  const { word, digit, what, unit } = SOME.exec(text)?.groups ?? {};
  const by = splitOf(what, unit, view);
  const count = word === undefined ? Number(digit) : numberWord(word.toLowerCase());
  return by === undefined || count === undefined ? undefined : { count, text: `by ${by}` };
}

function splitOf(what: string | undefined, unit: string | undefined, view: SourceView): string | undefined {
  if (unit !== undefined) return UNITS.get(unit.toLowerCase());
  return what !== undefined && isSplit(what, view) ? what : undefined;
}

/** "By landing page", "by week" split what the row had; "by revenue" is another ranking. */
export function isSplit(by: string, view: SourceView): boolean {
  const said = singular(by.toLowerCase());
  return (
    /^(?:day|weekday|day of the week|week|month|quarter|year)$/.test(said) ||
    view.dimensionColumns.some((column) =>
      ` ${singular(view.labelOf(column).toLowerCase())}`.endsWith(` ${said}`),
    )
  );
}
