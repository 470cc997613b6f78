import { MONTH_NAMES } from '../../../../dates/calendar-words.ts';
import { everywhere, once } from '../../../../text/pattern.ts';
import { BUY } from '../parts/named-words.ts';
import type { Rule } from '../rule.ts';

const ANYONE = '(?:anyone|anybody|someone|somebody|any ?one)';
const WHERE = `((?:from|in|on|via|through|using|with) (?!(?:last|this|the last|${MONTH_NAMES}|\\d)\\b).{2,40}?)`;
const BUY_IT = `(?:${BUY})(?: something| anything| from us)?`;
const END = '(?= ?[?.!]|$| (?:in|on|last|this|during|since|yesterday|today|over)\\b)';

/** Who came or bought, asked of persons: the visits and orders that there were. */
export const anyoneRules: readonly Rule[] = [
  {
    said: 'how many gave to Clean Water in October',
    becomes: 'how many people gave to Clean Water in October',
    words: /^how many (?=(?:donated|gave|contributed|listened|tuned in|borrowed|rode|watched)\b)/iu,
    full: 'how many people ',
  },
  {
    said: 'how many people give to Clean Water?',
    becomes: 'how many people who give to Clean Water?',
    words: /^how many people (?=(?:donate|give|contribute|listen|tune in|borrow|ride|watch)\b)/iu,
    full: 'how many people who ',
  },
  {
    said: 'are fewer donors giving to Clean Water?',
    becomes: 'are fewer donors to Clean Water?',
    words: /\b(more|fewer|less) (donors|supporters|givers|backers) (?:giving|donating)\b/iu,
    full: '$1 $2',
  },
  {
    said: 'Did the BBC send us anyone last month?',
    becomes: 'Did the BBC send us any visitors last month?',
    words: everywhere`\b((?:send|sent|bring|brought|refer|referred)(?: us| me)?(?: over)?) ${ANYONE}\b`,
    full: '$1 any visitors',
  },
  {
    said: 'Did anyone from Japan buy something in March?',
    becomes: 'did we get any purchases from Japan in March?',
    words: once`^(?:did|has|have) ${ANYONE} ${WHERE} ${BUY_IT}${END}`,
    full: 'did we get any purchases $1',
  },
  {
    said: 'did anybody buy anything on tablets?',
    becomes: 'did we get any purchases on tablets?',
    words: once`^(?:did|has|have) ${ANYONE} ${BUY_IT}${END}`,
    full: 'did we get any purchases',
  },
  {
    said: 'did anyone come from Iceland?',
    becomes: 'any visitors from Iceland?',
    words: once`^(?:did|has|have|was there|were there|is there|do we have|did we (?:get|have)) ${ANYONE} (?:come |visit |came |visiting )?(?:us )?(?=from |via |through )`,
    full: 'any visitors ',
  },
  {
    said: 'anyone from Iceland?',
    becomes: 'any visitors from Iceland?',
    words: once`^${ANYONE} (?=from |via )`,
    full: 'any visitors ',
  },
  {
    said: 'is facebook traffic dying?',
    becomes: 'is facebook traffic falling?',
    words:
      /\b(is|are) ((?:.{2,30} )?(?:traffic|visits|sessions|sales|revenue|orders|bookings|clicks|impressions|search)) (?:dying(?: off| out| down| on us)?|drying up|going downhill)(?= ?[?.!,;]|$)/giu,
    full: '$1 $2 falling',
  },
  // Lately, and not on any day that there ever was
  {
    said: 'is the BBC still sending us traffic?',
    becomes: 'did we get any traffic from the BBC in the last 28 days?',
    means: '28',
    words:
      /^(?:is|are) (.{2,30}?) (?:still )?(?:sending|bringing|giving|driving|referring)(?: us)? (?:any )?(traffic|visitors|visits|sessions|clicks|orders|purchases|sales|bookings)(?= ?[?.!]|$)/iu,
    full: 'did we get any $2 from $1 in the last 28 days',
  },
];
