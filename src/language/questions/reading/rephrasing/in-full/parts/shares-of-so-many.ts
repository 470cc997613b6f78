import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const SO_MANY = String.raw`(?:the )?(?:(?:top|biggest|largest|leading|best|first) )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3})`;
/** "Two days" are no names of a column. */
const KIND = String.raw`(?!(?:\p{L}+ )?(?:days?|weeks?|weekends?|months?|quarters?|years?|hours?)\b)\p{L}+(?: \p{L}+)?`;
const ABOVE = '(?:more than|over|above|at least)';
const PART = String.raw`(?:half|a (?:third|quarter|fifth|tenth)|two thirds|three quarters|\d+(?:\.\d+)? ?(?:%|percent|per cent))`;

/** No two of them have more than half each, so that it is several that reach it. */
const MOST = String.raw`(?:half|two thirds|three quarters|(?:[5-9]\d)(?:\.\d+)? ?(?:%|percent|per cent))`;

/** A limit on what so many make together, which is none of each: whether they reach it. */
export const shareOfSoManyRules: readonly Rule[] = [
  // "Make half of the revenue" is said of all together; "of their revenue" of each
  {
    said: 'Which products make at least half of their revenue on mobile?',
    becomes: 'Which products get at least half of their revenue on mobile?',
    words: once`^((?:how many |which |what |list |show )?(?:the |our |all )?\p{L}+(?: \p{L}+)?(?: that| which)?) (?:makes?|made|does|do|did) (?=(?:at least|at most|more than|less than|over|under|above|below|fewer than) (?:half|a half|a third|a quarter|two thirds|three quarters|\d+(?:\.\d+)? ?(?:%|percent)) of (?:its|their) )`,
    full: '$1 get ',
  },
  {
    said: 'Do the top 2 cities make up more than half of the orders?',
    becomes: 'do the top 2 cities together make up half of the orders?',
    also: {
      'did three countries together account for over 60 % of sessions last month':
        'do three countries together make up 60 % of sessions last month',
    },
    words: once`^(?:do|does|did) (${SO_MANY} ${KIND}?)(?: together| combined)? (?:make up|make|made up|account for|generate|bring in|bring|drive) ${ABOVE} (${PART}) (?=of\b)`,
    full: 'do $1 together make up $2 ',
  },
  {
    said: 'Is more than half of the revenue from the top 3 channels?',
    becomes: 'do the top 3 channels together make up half of the revenue?',
    also: {
      'does over 60 % of our traffic come from two countries':
        'do two countries together make up 60 % of our traffic',
    },
    words: once`^(?:is|are|was|were|do|does|did) (?:${ABOVE} )?(${PART}) of ((?:the |our |all )*${KIND}?)(?: (?:come|coming|made))? (?:from|by|in) (${SO_MANY} ${KIND})(?=[ ?.!]*$)`,
    full: 'do $3 together make up $1 of $2',
  },
  {
    said: 'Which stations make up more than half of the hires?',
    becomes: 'Which stations make up half of the hires?',
    also: {
      'how many cuisines account for at least 80% of orders': 'how many cuisines account for 80% of orders',
    },
    words: once`^((?:which|what|how many) (?:of (?:the|our) )?(?!each\b)\p{L}+(?:(?<!s)s|ies|people)(?: together)? (?:make up|make|account for|generate|bring in|bring|drive|made up|accounted for|brought in|brought|drove)) ${ABOVE} (?=${MOST} of\b)`,
    full: '$1 ',
  },
  // "Make" alone is said of money, and here of a part of what is counted
  {
    said: 'Do Adults and Members make more than half of tickets?',
    becomes: 'Do Adults and Members make up more than half of tickets?',
    also: {
      'does Website make less than a third of sessions': 'does Website make up less than a third of sessions',
    },
    words: once`^((?:do|does|did) [^?]{2,50}?) make (?=(?:${ABOVE}|less than|under|below|at most) ${PART} of (?!(?:the |our |all )*(?:revenue|money|sales|income|takings|turnover)\b))`,
    full: '$1 make up ',
  },
];
