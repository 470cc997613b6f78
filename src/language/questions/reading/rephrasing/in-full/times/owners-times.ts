import { everywhere, once } from '../../../../text/pattern.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';

const END = '(?=[ ?.!]*$)';
const HELD = '(?:next to|vs\\.?|versus|against|compared (?:to|with)|than)';
const LAST_ONE = `(?:last|previous) (?:${MONTH}|week|month|quarter|year)`;
const RUN = '(?:runs?|streaks?|stretch|spell|series|sequence)';
const BEST = '(?:record|biggest|best|highest|top|busiest)';
const MOVE = '(?:spike|peak|jump|surge|boost)';
const METRIC = '([\\p{L}-]+(?: (?!in\\b|on\\b|at\\b|for\\b)[\\p{L}-]+)?)';

/** Months one behind the other without anything between them: "march april may" is from the first to the last. */
const NAMES = 'january february march april may june july august september october november december'.split(
  ' ',
);
const IN_A_ROW = NAMES.map(
  (name, at) => `(${name}),? ${NAMES[(at + 1) % 12]},? (?:and )?(${NAMES[(at + 2) % 12]})`,
).join('|');
const FIRST = NAMES.map((_, at) => `$${2 * at + 1}`).join('');
const LAST = NAMES.map((_, at) => `$${2 * at + 2}`).join('');

/** Times as owners put them: the same days of a month before, halves by their number, and what is to be beaten. */
export const ownersTimeRules: readonly Rule[] = [
  {
    said: 'how far are we above last year ytd on mrr',
    becomes: 'mrr this year so far vs same period last year',
    also: {
      'how much are we behind last year in bookings?': 'bookings this year so far vs same period last year?',
    },
    words: once`^(?:by )?how (?:far|much) (?:are|is) (?:we|it) (?:currently |now )?(?:above|ahead of|over|up on|below|behind|under|down on) last year(?:,? (?:ytd|year to date|so far|to date))? (?:on|in|for|with|by) ${METRIC}${END}`,
    full: '$1 this year so far vs same period last year',
  },
  {
    said: 'position trend for top 5 queries',
    becomes: 'position trend of the top 5 queries by month',
    words: once`^${METRIC} trend (?:for|of) (?:the |our |my )?(top \d+ \p{L}+)${END}`,
    full: '$1 trend of the $2 by month',
  },
  {
    said: 'revenue this month so far vs last month same days',
    becomes: 'revenue this month so far vs last month',
    also: {
      'clicks by query march so far vs same days last march': 'clicks by query march so far vs last march',
      'bookings so far this month compared with the same dates in last month':
        'bookings so far this month compared with last month',
    },
    // What runs is held against as many days by itself
    words: once`\b(so far\b.{0,40}? ${HELD} )(?:the )?(?:same (?:days|dates|part|stretch) (?:in |of )?(${LAST_ONE})|(${LAST_ONE}),? (?:the )?same (?:days|dates|part|stretch))${END}`,
    full: '$1$2$3',
  },
  {
    said: 'half year 1 vs half year 2 2025 tonnes',
    becomes: 'H1 2025 vs H2 2025 tonnes',
    words: everywhere`\bhalf[- ]?year (?:no\.? ?)?1 (vs\.?|versus|against|and|compared (?:to|with)) half[- ]?year (?:no\.? ?)?2,? (?:of |in )?(20\d\d)\b`,
    full: 'H1 $2 $1 H2 $2',
  },
  {
    said: 'tonnes in half year 2 of 2025',
    becomes: 'tonnes in H2 2025',
    words: everywhere`\bhalf[- ]?year (?:no\.? ?)?([12])(?!\d)(?! ?(?:%|years?|months?|weeks?|days?)\b)(?:,? (?:of |in )?(?=20\d\d))?`,
    full: 'H$1 ',
  },
  {
    said: 'topsoil march april may this year vs last',
    becomes: 'topsoil from march to may this year vs last',
    also: { 'bookings december january february by hotel': 'bookings from december to february by hotel' },
    words: everywhere`\b(?:in |for |of |over )?(?:${IN_A_ROW})(?= (?:this|last|20\d\d|by|vs|compared)\b| ?[?.!]|$)(?<!(?:${NAMES.join('|')}),? (?:\p{L}+),? (?:\p{L}+),? (?:\p{L}+))`,
    full: `from ${FIRST} to ${LAST}`,
  },
  {
    said: 'longest streak of days with an emergency',
    becomes: 'longest streak of days with at least 1 emergency',
    also: {
      'our longest run of weeks with a complaint': 'our longest run of weeks with at least 1 complaint',
    },
    words: everywhere`\b((?:longest|most|biggest|record|current) ${RUN} of (?:days|weeks|months)) (?:with|that had) (?:an?|any|some|at least (?:one|a)) (?=\p{L})(?!lot\b|few\b|number\b|data\b)`,
    full: '$1 with at least 1 ',
    means: '1',
  },
  {
    said: 'screen views on sunday vs other days',
    becomes: 'screen views on sundays vs on days other than sundays',
    also: {
      'are visits on Saturdays higher compared with the rest of the week':
        'are visits on Saturdays vs on days other than Saturdays',
      'takings sundays against all other days': 'takings on sundays vs on days other than sundays',
    },
    words: everywhere`\b(?:on )?(?:an? )?(${WEEKDAY})s?(?: higher| lower)?,? ${HELD} (?:on )?(?:the |all |all the )?(?:other days|remaining days|rest of the week)${END}`,
    full: 'on $1s vs on days other than $1s',
  },
  {
    said: 'are we on track to beat last november',
    becomes: 'did we do better this november than last november',
    also: { 'are we going to beat last year?': 'did we do better this year than last year?' },
    words: once`^(?:are|is) (?:we|it) (?:on (?:track|course)|going|about|likely|set) to (?:beat|top|exceed|outdo|pass) (?:last|the last|the previous) (${MONTH}|month|quarter|year)${END}`,
    full: 'did we do better this $1 than last $1',
  },
  {
    said: 'are we on track to beat last november for revenue?',
    becomes: 'is revenue this november better than last november?',
    also: { "are we on track to beat last year's bookings": 'is bookings this year better than last year' },
    words: once`^(?:are|is) (?:we|it) (?:on (?:track|course)|going|about|likely|set) to (?:beat|top|exceed|outdo|pass) (?:last|the last|the previous) (${MONTH}|month|quarter|year)(?:['’]s| for| in| on| by) ${METRIC}${END}`,
    full: 'is $2 this $1 better than last $1',
  },
  {
    said: 'google discover spike? when was the biggest day',
    becomes: 'which was the biggest day for google discover',
    words: once`^(?:the |our )?(\p{L}[^?]{1,40}?) ${MOVE}\? (?:when|which|what) (?:was|is) (?:the|its|their) (${BEST}) (day|week|month)${END}`,
    full: 'which was the $2 $3 for $1',
  },
];
