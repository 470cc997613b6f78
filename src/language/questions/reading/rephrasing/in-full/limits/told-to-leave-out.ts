import { everywhere, once } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

/** Where an order begins: the text, a clause of it, or behind what is only polite. */
const BEGINS = String.raw`(?<=^|[,.;:!?()–—] ?|\b(?:please|but|and|then|now|just|also|can you|could you|would you|to) )`;

/** What somebody who does not want to see a name says before it. */
const HIDING =
  "(?:(?:do not|don[’']?t|dont|never) (?:show|display|list|give|tell|report|print|plot|chart|draw|consider|want|need)(?: (?:me|us))?(?: (?:any of|anything (?:from|of)))?|(?:hide|skip|mask|suppress))";

/**
 * "Drop" and "cut" are nouns as well ("drop in sessions"): an order is what begins the text and ends with the name, with a mark
 * behind it or with another order.
 */
const DROPPING =
  '(?:drop|cut|kick out|throw out|take away|get rid of|toss|discard|delete|lose)(?= (?:the |all )?(?!(?:in|of|off|offs|out|outs|for|from|by|me|us|on|to|at|down|since|after|before|between|during|compared|comparison|vs|versus|rate|rates|last|this|next|per|over|was|is|had|week|month|day|year|everything|most|more|less|any|a|an)\\b)[^,;:.?]{2,40}?(?:[.!]?$|(?<=\\b(?:can|could) you .+)\\?$|[:,;] ?\\p{L}| and (?:show|give|list|tell|then|sort|compare)\\b))';

const EXCEPT = '(except(?: for)?|excluding|without|other than|but)';

/** Orders not to tell a name: they leave it out, whatever their verb says of numbers elsewhere. */
export const leaveOutRules: readonly Rule[] = [
  {
    said: "Don't show me mobile: sessions by device in April",
    becomes: 'excluding mobile: sessions by device in April',
    also: {
      'revenue by channel in March, don’t show Direct': 'revenue by channel in March, excluding Direct',
      'Please hide Direct: revenue by channel in March':
        'Please excluding Direct: revenue by channel in March',
    },
    words: everywhere`${BEGINS}${HIDING} (?!(?:up|more|less|fewer|only|just|all|how|what|which|why|in|on|by|as|to|it|them|that|this|those|these|me|us|a|an|any|anything|everything)\b)`,
    full: 'excluding ',
  },
  {
    said: 'and drop Linz',
    becomes: 'and excluding Linz',
    also: {
      'Drop tablet, revenue by device': 'excluding tablet, revenue by device',
    },
    words: once`(?<=^(?:(?:and|but|now|ok|okay|then|please|also|so|can you|could you),? )*)${DROPPING}`,
    full: 'excluding',
  },
  // "Any month" alone tells each of them, and would tell July
  {
    said: 'Takings in any month but July',
    becomes: 'Takings in every month except July',
    also: {
      'Orders in each quarter but Q4': 'Orders in every quarter except Q4',
      'Orders in any month bar last month': 'Orders in every month except last month',
    },
    words: everywhere`\b(?:any|each|every)(?: single)? (week|month|quarter|year) (?:but|bar|save)(?: (?:for|in))? (?=(?:${MONTH}|q[1-4]|(?:19|20)\d\d|(?:the )?(?:last|this|first)|(?:the )?week)\b)`,
    full: 'every $1 except ',
  },
  // The total of them: "all campaigns" alone, before or behind a number, lists them
  {
    said: 'all campaigns except brand: total clicks and cost last month',
    becomes: 'total clicks and cost last month of all campaigns except brand',
    also: {
      'All devices without tablet: total clicks?': 'total clicks of all devices without tablet?',
    },
    words: once`^all ((?:our |the |my )?\p{L}+(?: \p{L}+)?) ${EXCEPT} ([^:,;?]{2,40}): ?(total (?:(?!\b(?:by|each|every)\b)[^?:;]){3,80}?)(?=[?.!]*$)`,
    full: '$4 of all $1 $2 $3',
  },
  {
    said: 'total clicks last month, all devices except tablet',
    becomes: 'total clicks last month of all devices except tablet',
    words: once`(?<=^total (?:(?!\b(?:by|each|every)\b)[^?:;]){3,80}), ?(?=all (?:our |the |my )?\p{L}+(?: \p{L}+)? ${EXCEPT} [^:,;?]{2,40}[?.!]*$)`,
    full: ' of ',
  },
  // Which one it is nobody says: that is asked
  {
    said: 'Did all stations but one lose hires last month?',
    becomes: 'Did all but one stations lose hires last month?',
    also: { 'did every station except one grow': 'did all but one station grow' },
    words: everywhere`\b(?:all|every|each)(?: of)?(?: the| our)? (\p{L}+(?: \p{L}+)?) (?:but|except(?: for)?|save) one\b(?! (?:of|\p{L}+ing)\b)`,
    full: 'all but one $1',
  },
];
