import type { Day } from '#src/shared/week.ts';
import { MONTH_NAMES } from '../../dates/calendar-words.ts';
import { monthNumber, yearOf } from '../../dates/period.ts';
import { once } from '../../text/pattern.ts';

const MONTHS = MONTH_NAMES.split('|');
const NO_TIME = `(?:(?!\\b(?:last|this|previous|past|next|current|yesterday|today|now|since|so far|ytd|mtd|days?|weeks?|months?|quarters?|years?|${MONTH_NAMES}|q[1-4]|20\\d\\d)\\b).)+?`;
const HELD = '(?:when |if )?(?:vs\\.?|versus|against|compared? (?:to|with)|relative to|than (?:in|during))';
const OF_LAST_YEAR = once`^(?<asked>${NO_TIME}),? (?<held>${HELD}) (?<month>${MONTH_NAMES}) (?:of )?(?<year>last year|20\d\d)(?<end>[ ?.!]*)$`;
const OF_MONTH = once`^(?<asked>${NO_TIME}),? (?<held>${HELD}) (?<month>${MONTH_NAMES})(?<end>[ ?.!]*)$`;
/** What was over when it was asked: who moved, and whether something has. */
const MOVED =
  /^(?:which|what|who|whose|has|have|did)\b.*\b(?:lost|lose|gained?|grew|grow|grown|fell|fall|fallen|drop(?:ped)?|declined?|decreased?|shrank|rose|rise|risen|increased?|improved?|worsened|slipped|climbed|(?:went|gone) (?:up|down)|more|fewer|less|better|worse|higher|lower)\b/iu;

/**
 * "Which class types grew the most compared with May last year" holds May against it, "which stations lost the most compared to September"
 * the last month that is over. Of that month itself, and of how many there were, nobody can tell which other one is meant.
 */
export function againstOneMonth(text: string, today: Day): string {
  return againstLastYear(text, today) ?? againstMonth(text, today) ?? text;
}

function againstLastYear(text: string, today: Day): string | undefined {
  const { asked, held, month, year, end } = OF_LAST_YEAR.exec(text)?.groups ?? {};
  if (asked === undefined || held === undefined || month === undefined || year === undefined)
    return undefined;
  const before = yearOf(today) - 1;
  const isBefore = year.toLowerCase() === 'last year' || Number(year) === before;
  const isBegun = placeOf(month) <= monthNumber(today);
  return isBefore && isBegun
    ? `${asked} in ${month} ${before + 1} ${held} ${month} ${before}${end ?? ''}`
    : undefined;
}

function againstMonth(text: string, today: Day): string | undefined {
  const { asked, held, month, end } = OF_MONTH.exec(text)?.groups ?? {};
  if (asked === undefined || held === undefined || month === undefined || !MOVED.test(asked))
    return undefined;
  const now = monthNumber(today);
  const last = now === 1 ? 12 : now - 1;
  const place = placeOf(month);
  return place === now || place === last ? undefined : `${asked} last month ${held} ${month}${end ?? ''}`;
}

const placeOf = (month: string): number => MONTHS.indexOf(month.toLowerCase()) + 1;
