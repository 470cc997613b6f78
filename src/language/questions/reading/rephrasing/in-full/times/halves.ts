import { everywhere } from '../../../../text/pattern.ts';
import { HAD, HAS, HAVE } from '../../../../vocabulary/having-words.ts';
import { FALL, RISE } from '../../../../vocabulary/moving-words.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';

/** Held against nothing that is said. */
const UNHELD = '(?!.*\\b(?:than|vs\\.?|versus|compared|last|this|these|since|or)\\b)';
const DROPS = `(?:${FALL}|dip|slump|slow down|drop off|fall off)`;
const CLIMBS = `(?:${RISE}|pick up|jump|spike|climb)`;
const DAYS_END = '(?=[ ?.!]*$| (?:for|from|in|via|among|of) )';

/** What drops on some days is lower on them than on the others, and not than it was. */
const habit = (said: string, becomes: string, moves: string, is: string): Rule => ({
  said,
  becomes,
  words: everywhere`^(?:do|does) (?:the |our |my )?${UNHELD}([\p{L}-]+(?: [\p{L}-]+){0,2}?) ${moves} (on|at|during|over) (?:the )?(weekends?|weekdays|workdays|${WEEKDAY}s)${DAYS_END}`,
  full: `are $1 ${is} $2 $3`,
});
const BUSIER = '(?:busier|quieter|livelier|calmer|slower|stronger|weaker|better|worse)';
const USUALLY = '(?:usually |generally |normally |typically |always |any |much |really )?';

/** "Are weekends quieter for tickets": than the other days, and not than the weekends before. */
const besideOthers = (said: string, becomes: string, days: string, others: string): Rule => ({
  said,
  becomes,
  words: everywhere`^are (?:the |our )?${UNHELD}(${days}) ${USUALLY}(${BUSIER})(?: days)?(?:${DAYS_END}|(?= (?:on|at|with) ))`,
  full: `are $1 $2 than ${others}`,
});

const habits: readonly Rule[] = [
  besideOthers(
    'Are weekends quieter for tickets?',
    'are weekends quieter than weekdays for tickets?',
    'weekends',
    'weekdays',
  ),
  besideOthers(
    'are weekdays usually busier',
    'are weekdays busier than weekends',
    'weekdays|workdays',
    'weekends',
  ),
  besideOthers(
    'Are Sundays quieter for loans?',
    'are Sundays quieter than days other than Sundays for loans?',
    `${WEEKDAY}s(?: and ${WEEKDAY}s)?`,
    'days other than $1',
  ),
  // Which day of the week it is, and not which of all days or of all Mondays
  {
    said: 'Are Mondays the best day for lessons?',
    becomes: 'is Monday the best weekday for lessons?',
    also: { 'is Saturday usually our busiest day in October': 'is Saturday the busiest weekday in October' },
    words: everywhere`^(?:is|are) (?:the |a )?(${WEEKDAY})s? (?:still )?${USUALLY}(?:the |our |your )?(?:single )?(best|worst|busiest|quietest|strongest|weakest|slowest|top|biggest|calmest) days?(?: of (?:the|a|each|every) week)?(?=[ ?.!]*$| (?:for|in|at|by|to|of|with|on|from|this year|last (?:month|year|quarter))\b)`,
    full: 'is $1 the $2 weekday',
  },
  habit('do bookings drop on weekends', 'are bookings lower on weekends', DROPS, 'lower'),
  habit('does revenue pick up on Mondays?', 'are revenue higher on Mondays?', CLIMBS, 'higher'),
  {
    said: 'are bookings higher on Mondays',
    becomes: 'are bookings higher on Mondays vs on days other than Mondays',
    words: everywhere`^((?:do|does|are|is)\b${UNHELD}.*?\b(?:more|less|fewer|higher|lower|better|worse)\b.*?) on (?:a |the )?(${WEEKDAY})s?${DAYS_END}`,
    full: '$1 on $2s vs on days other than $2s',
  },
];

/** One of two halves that make up the whole ("more on weekends" is more than on weekdays), and one held against the whole. */
export const halfRules: readonly Rule[] = [
  {
    said: 'compare revenue of the first and second half of march',
    becomes: 'compare revenue in the first half of march vs the second half of march',
    words: new RegExp(
      `(?<=\\bcompare .*)(?:of|in|for|between) (?:the )?first (?:half )?(?:and|to|with|vs\\.?) (?:the )?second half of (${MONTH}(?: \\d{4})?|last (?:month|year|quarter)|\\d{4})`,
      'giu',
    ),
    full: 'in the first half of $1 vs the second half of $1',
  },
  {
    said: 'engagement rate of newsletter compared to all traffic in february',
    becomes: 'engagement rate of newsletter compared to the site average in february',
    also: {
      'conversion rate of email vs overall': 'conversion rate of email vs the site average',
      'conversion rate of email vs the overall average': 'conversion rate of email vs the site average',
      'is mobile bounce rate high compared with the whole site?':
        'is mobile bounce rate high compared with the site average?',
    },
    words:
      /\b(vs\.?|versus|against|(?:compared?|relative|next) (?:to|with)) (?:the |our |my )?(?:(?:whole|entire|overall) (?:site|website|shop|store|business|company)|(?:site|website|shop|store) (?:as a whole|overall|total)|(?:overall|total) average|overall(?: (?:rate|figure|number|result))?|(?:all|total|overall) traffic|everything|all (?:of )?(?:our |the )?(?:visits|visitors|sessions|channels|pages|countries|sources|devices)|(?:grand )?total|site-?wide)(?: combined| together)?(?= ?[?.!,]|$| (?:in|on|for|from|over|during|last|this|since|yesterday|between)\b)/giu,
    full: '$1 the site average',
  },
  ...habits,
  {
    said: 'do we sell more cars at weekends?',
    becomes: 'do we sell more cars on weekends than on weekdays?',
    words:
      /^((?:do|does|did|are|is|was|were)\b(?!.*\b(?:than|vs\.?|versus|compared|last|this|these|since|or)\b).*\b(?:more|less|fewer|higher|lower|better|worse|busier|quieter|slower|stronger|weaker)\b.*?) (?:on|at|during|over) (?:the )?weekends?(?= ?[?.!]|$| (?:for|from|in|via|among|of) )/giu,
    full: '$1 on weekends than on weekdays',
  },
  {
    said: 'Do we sell more on weekdays?',
    becomes: 'Do we sell more on weekdays than on weekends?',
    words:
      /^((?:do|does|did|are|is|was|were)\b(?!.*\b(?:than|vs\.?|versus|compared|last|this|these|since|or)\b).*\b(?:more|less|fewer|higher|lower|better|worse|busier|quieter|slower|stronger|weaker)\b.*?) (?:on|during) (?:the )?(?:weekdays|workdays)(?= ?[?.!]|$| (?:for|from|in|via|among|of) )/giu,
    full: '$1 on weekdays than on weekends',
  },
  {
    said: 'who buys more, new or returning visitors?',
    becomes: 'purchases of new vs returning visitors?',
    words:
      /^(?:who|which(?: \p{L}+)?) (?:buys?|bought|orders?|ordered|purchases?|purchased) more((?: (?:in|last|this|during) [^,?]{3,30})?),? new (?:or|vs\.?|versus) returning(?: (?:visitors|users|customers|people|ones))?(?= ?[?.!]|$| (?:in|last|this)\b)/giu,
    full: 'purchases of new vs returning visitors$1',
  },
  {
    said: 'which brings more revenue, new or returning?',
    becomes: 'revenue of new vs returning visitors?',
    words: everywhere`^(?:who|which(?: \p{L}+)?) (?:${HAVE}|${HAD}|${HAS})(?: in| us)? more (\p{L}+)((?: (?:in|last|this|during) [^,?]{3,30})?),? new (?:or|vs\.?|versus) returning(?: (?:visitors|users|customers|people|ones))?(?= ?[?.!]|$| (?:in|last|this)\b)`,
    full: '$1 of new vs returning visitors$2',
  },
];
