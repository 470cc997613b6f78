import { everywhere } from '../../text/pattern.ts';
import { MONTH } from './month-names.ts';

const DATE = String.raw`(?:the )?(?:[12]\d|3[01]|0?[1-9])(?!\d)(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:,? (?:19|20)\d\d)?(?![\d.,-]*\d)`;
const JOINT = String.raw`(?:\s*,\s*(?:and )?|\s+(?:and|&|vs\.?|versus)\s+)`;

/** "24 and 25 march 2017", "the 1st, 2nd and 3rd of May" */
const LISTED = everywhere`(?<![\p{L}\p{N}.,-])(?<=(?:^|\b(?:on|for|of|compare|sessions?|visits?|revenue|sales|clicks|traffic|orders|purchases)) ?)(${DATE}(?:${JOINT}${DATE})+) (?:of )?(${MONTH})\b(${YEAR})`;
/** "24 march and 25 march" */
const EACH = everywhere`(?<![\p{L}\p{N}.,-])${DATE} (?:of )?${MONTH}\b${YEAR}(?:${JOINT}${DATE} (?:of )?${MONTH}\b${YEAR})+`;
/** "March 3 and 4, 2026", "Nov 20, 21 and 22 2025" */
const YEAR_BEHIND = everywhere`\b(${MONTH}) (${DATE}(?:${JOINT}${DATE})+),? ((?:19|20)\d\d)\b(?![-/]\d)`;
/** "From October 1st through the 15th" */
const THROUGH = everywhere`\b(${MONTH}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?,? (?:through|thru|to|until|till|up to) (?:the )?(\d{1,2})(?:st|nd|rd|th)(?! (?:of )?${MONTH}\b)`;
/** "On January 10 and 17": days apart; of a row of them it is read as one stretch. */
const APART = everywhere`(?<=\bon )(${MONTH}) (${DATE}(?:${JOINT}${DATE})+)(?=\s*(?:[?.!;:]|$)|,? (?:by|per|from|for|on|in|with|via|at)\b)(?! (?:of )?${MONTH}\b)`;
/** "In January excluding the 1st" */
const LEFT_OUT = everywhere`\b(${MONTH})((?: \d{4})?,? (?:except(?: for)?|excluding|without|but not|not counting|leaving out|other than|apart from|minus)(?: on)?) the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of )?${MONTH}\b)(?=\s*(?:[?.!;:,]|$)|,? (?:by|per|from|for|on|in|with|via|at)\b)`;
const ONE = everywhere`(${DATE}) (?:of )?(${MONTH})\b(${YEAR})`;

const bare = (date: string): string => date.replace(/^the /i, '').replace(/\D+$/, '');

/** Days that are listed before their month, each with the month before it, as they are read one by one. */
export function daysOfOneMonth(text: string): string {
  return text
    .replace(THROUGH, (said, month: string, from: string, to: string) =>
      Number(to) > Number(from) && Number(to) < 32 ? `${month} ${from} to ${month} ${to}` : said,
    )
    .replace(YEAR_BEHIND, (_, month: string, days: string, year: string) => {
      const dates = (days.match(new RegExp(DATE, 'giu')) ?? []).map(bare);
      const isRow = dates.every((date, at) => Number(date) === Number(dates[0]) + at);
      return isRow && !/v/i.test(days)
        ? `${month} ${dates[0]}, ${year} to ${month} ${dates.at(-1)}, ${year}`
        : days.replace(new RegExp(DATE, 'giu'), (date) => `${month} ${bare(date)}, ${year}`);
    })
    .replace(APART, (said, month: string, days: string) => {
      const dates = (days.match(new RegExp(DATE, 'giu')) ?? []).map(bare);
      const isRow = dates.every((date, at) => Number(date) === Number(dates[0]) + at);
      return isRow ? said : days.replace(new RegExp(DATE, 'giu'), (date) => `${month} ${bare(date)}`);
    })
    .replace(LEFT_OUT, '$1$2 $1 $3')
    .replace(LISTED, (_, days: string, month: string, year: string) =>
      days.replace(new RegExp(DATE, 'giu'), (date) => `${month} ${bare(date)}${year}`),
    )
    .replace(EACH, (said) =>
      said.replace(ONE, (_, date: string, month: string, year: string) => `${month} ${bare(date)}${year}`),
    );
}
