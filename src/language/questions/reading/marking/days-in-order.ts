import { MONTH } from './month-names.ts';

const DATE = '\\d{1,2}(?:st|nd|rd|th)?';
const JOINT = '(?:and|to|through|thru|until|till|-|–)';
const BEHIND = new RegExp(
  `\\b((?:between|from|for) )(${DATE}) (${MONTH}) (${JOINT}) (${DATE}) \\3(?! \\d{4})\\b`,
  'giu',
);
const BEFORE = new RegExp(
  `\\b((?:between|from|for) )(${MONTH}) (${DATE}) (${JOINT}) \\2 (${DATE})(?!,? \\d{4})\\b`,
  'giu',
);

const isTurned = (first: string, last: string): boolean =>
  Number.parseInt(first, 10) > Number.parseInt(last, 10);

/** "From 30 June to 1 June": two days of one month that were turned round, and not almost a year. */
export const daysInOrder = (text: string): string =>
  text
    .replace(BEHIND, (said, lead: string, first: string, month: string, joint: string, last: string) =>
      isTurned(first, last) ? `${lead}${last} ${month} ${joint} ${first} ${month}` : said,
    )
    .replace(BEFORE, (said, lead: string, month: string, first: string, joint: string, last: string) =>
      isTurned(first, last) ? `${lead}${month} ${last} ${joint} ${month} ${first}` : said,
    );
