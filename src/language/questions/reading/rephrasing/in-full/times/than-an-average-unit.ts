import { once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const TIME = `((?:the )?(?:last|this|past) (?:day|week|month|quarter|weekend)|yesterday|today|(?:last )?${MONTH}(?: 20\\d\\d)?|(?:the )?week of [\\p{L}\\d, ]{3,20}?)`;
const JUDGED =
  '(?:any )?(?:much |far |clearly |really )?(?:better|worse|stronger|weaker|busier|quieter|bigger|smaller|higher|lower)';
const AVERAGE = '(?:(?:an?|the|our) )?(?:average|typical|normal|usual)(?: (?:day|week|month|quarter|one))?';
const METRIC =
  '(?:the |our )?(?:number of )?((?!(?:last|this|the|us)\\b)[\\p{L}-]+(?: (?!(?:in|on|last|this|from)\\b)[\\p{L}-]+)?)';
const END = '(?=[ ?.!]*$)';

/** A time beside an average one is held against those before it, and not against its own mean. */
export const thanAverageUnitRules: readonly Rule[] = [
  {
    said: 'was April 2026 better than an average month in sessions?',
    becomes: 'is sessions April 2026 normal?',
    also: {
      'was yesterday worse than a normal day by revenue': 'is revenue yesterday normal',
      'was April 2026 a better than average month for sessions?': 'is sessions April 2026 normal?',
      'was last week better than usual in sessions?': 'is sessions last week normal?',
      'was last month busier than the average month in terms of trials?': 'is trials last month normal?',
    },
    words: once`^(?:was|were|is|has) ${TIME} (?:been )?(?:a )?${JUDGED} than ${AVERAGE} (?:in terms of|in|by|for|on) ${METRIC}${END}`,
    full: 'is $2 $1 normal',
  },
  {
    said: 'did April 2026 have more sessions than an average month?',
    becomes: 'is sessions April 2026 normal?',
    also: { 'did last week bring less revenue than usual': 'is revenue last week normal' },
    words: once`^(?:did|does|has|have) ${TIME} (?:${HAVE}|had|got) (?:more|fewer|less|higher|lower) ${METRIC} than ${AVERAGE}${END}`,
    full: 'is $2 $1 normal',
  },
];
