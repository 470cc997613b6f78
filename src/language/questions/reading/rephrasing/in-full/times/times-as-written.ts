import { everywhere, once } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

const GOOD =
  '(?:an? )?(?:really |very |pretty |rather |quite |particularly )?(?:good|bad|great|terrible|strong|weak|poor|decent|solid|fine|normal|usual|typical|unusual|slow|busy)';
const UNIT_OR_ONE = '(?: (?:day|weekend|week|month|quarter|year|one))';
/** A day as it is written. */
const DAY = `((?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH})(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2})`;
const TIME = `(${DAY.slice(1, -1)}|${MONTH}(?: \\d{4})?)`;

/** Times as they are written in other places: "02/2026", "3Q26", "weeks 36 to 38"; and verdicts on one that is written so. */
export const writtenTimeRules: readonly Rule[] = [
  // Of two nothing says whether they are one span
  {
    said: 'sign-ups Jan Feb Mar 2026',
    becomes: 'sign-ups Jan, Feb, Mar 2026',
    also: { 'orders in April May June July': 'orders in April, May, June, July' },
    words: everywhere`\b((?<=\b${MONTH} )${MONTH}|${MONTH}(?= ${MONTH} ${MONTH}\b)) (?=${MONTH}\b)`,
    full: '$1, ',
  },
  {
    said: 'hires in 02/2026',
    becomes: 'hires in 2026-02',
    words: everywhere`(?<![\d\/.,-])(0[1-9]|1[0-2])\/(20\d\d)(?![\d\/.,-])`,
    full: '$2-$1',
  },
  {
    said: 'hires on 2026/03/04',
    becomes: 'hires on 2026-03-04',
    words: everywhere`(?<![\d\/.,-])(20\d\d)\/(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])(?![\d\/.,-])`,
    full: '$1-$2-$3',
  },
  {
    said: 'hires in 3Q26',
    becomes: 'hires in Q3 2026',
    also: { 'hires in 3Q 2026': 'hires in Q3 2026', 'revenue 1q25': 'revenue Q1 2025' },
    words: everywhere`(?<![\w.,-])([1-4])Q ?['’]?(?:20)?(\d\d)(?![\w.,-]*\d)`,
    full: 'Q$1 20$2',
  },
  {
    said: 'hires in 1H 2026',
    becomes: 'hires in H1 2026',
    words: everywhere`(?<![\w.,-])([12])H ?['’]?(?:20)?(\d\d)(?![\w.,-]*\d)`,
    full: 'H$1 20$2',
  },
  {
    said: 'hires in weeks 36 to 38',
    becomes: 'hires from week 36 to week 38',
    also: { 'hires by station, weeks 36-38': 'hires by station, from week 36 to week 38' },
    words: everywhere`\b(?:(?:in|for|from|during|over) )?(?:calendar )?weeks (\d{1,2}) ?(?:to|through|until|-|–) ?(\d{1,2})\b`,
    full: 'from week $1 to week $2',
  },
  {
    said: 'hires since the start',
    becomes: 'hires since the beginning',
    also: { 'hires from the very start by plan': 'hires since the beginning by plan' },
    words: everywhere`\b(?:since|from) the (?:very )?start(?! of\b)(?=[?.!]?$| (?:by|per|for|in|on|with|from|at)\b)`,
    full: 'since the beginning',
  },
  {
    said: 'was March 10 2026 a bad day?',
    becomes: 'how did we do on March 10 2026?',
    also: { 'Was 2026-03-10 a normal one': 'how did we do on 2026-03-10' },
    words: once`^(?:so,? |and )?was ${DAY} ${GOOD}${UNIT_OR_ONE}?(?: for us)?(?=[ ?.!]*$)`,
    full: 'how did we do on $1',
  },
  {
    said: 'was March a good month?',
    becomes: 'how did we do in March?',
    words: once`^(?:so,? |and )?was (${MONTH}(?: \d{4})?) ${GOOD}${UNIT_OR_ONE}(?: for us)?(?=[ ?.!]*$)`,
    full: 'how did we do in $1',
  },
  {
    said: 'was March 10 2026 a bad day for hires?',
    becomes: 'is hires March 10 2026 normal?',
    also: { 'was October a good month for bookings': 'is bookings October normal' },
    words: once`^(?:so,? |and )?was ${TIME} ${GOOD}${UNIT_OR_ONE}? for (?:our |the )?((?!us\b)\p{L}+(?: \p{L}+)?)(?=[ ?.!]*$)`,
    full: 'is $2 $1 normal',
  },
];
