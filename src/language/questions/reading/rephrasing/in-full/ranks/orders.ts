import { everywhere, once } from '../../../../text/pattern.ts';
import { HAD } from '../../../../vocabulary/having-words.ts';
import { FELL, ROSE } from '../../../../vocabulary/moving-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const WHEN = `(?:${MONTH}|q[1-4]|h[12]|\\d{4}|last|this|past|previous|first|second|third|week|month|quarter|year|spring|summer|autumn|fall|winter|early|mid|late)`;
// "In Germany" says where
const TIME = `(?:(?:during|last|this|since|between) .{2,25}?|(?:in|for|over) (?:the )?${WHEN}\\b.{0,20}?)`;
const METRIC = String.raw`([\p{L}-]+(?: [\p{L}-]+){0,2}?)`;

/** In which order rows stand, and what stands beside what they are ranked by. */
export const orderRules: readonly Rule[] = [
  // One time for both
  {
    said: 'Top 5 sources by revenue and their sessions in February',
    becomes: 'Top 5 sources by revenue in February and their sessions',
    words: once`^((?:the |our |my )?(?:top|bottom) (?:\d+|three|five|ten) \p{L}+(?: \p{L}+)? by ${METRIC})(,? (?:and|with) (?:their|its) ${METRIC}) (${TIME})(?=[?.!]?$)`,
    full: '$1 $5$3',
  },
  // What it is not ranked by would only be another order of the same
  {
    said: 'best seller by revenue not units in June',
    becomes: 'best seller by revenue in June',
    also: { 'top 5 items by quantity, and not by value': 'top 5 items by quantity' },
    words:
      /(?<=\bby (?:revenue|sales|money|takings|income|value|units|quantity|volume|pieces|items)),? (?:and )?(?:not|rather than|instead of) (?:by )?(?:the )?(?:number of )?(?:revenue|sales|money|takings|income|value|units|quantity|volume|pieces|items)(?: sold)?\b/giu,
    full: '',
  },
  // So many from that end
  {
    said: 'top 5 landing pages with the lowest bounce rate',
    becomes: '5 landing pages with the lowest bounce rate',
    also: { 'top three channels with the fewest refunds': 'three channels with the fewest refunds' },
    words: once`^(?:the |our )?top (?=(?:\d+|three|four|five|ten) (?!.*\bby\b)[\p{L}-]+(?: [\p{L}-]+)? with the (?:lowest|fewest|least|smallest) )`,
    full: '',
  },
  {
    said: 'queries ordered by position from worst to best',
    becomes: 'queries by position, worst first',
    words:
      /\b(?:ordered|sorted|ranked|listed)( by [\p{L}-]+(?: [\p{L}-]+){0,2}?),? (?:from )?(?:the )?worst (?:to|first to) (?:the )?best\b/giu,
    full: '$1, worst first',
  },
  {
    said: 'channels ordered by conversion from best to worst',
    becomes: 'channels by conversion, best first',
    words:
      /\b(?:ordered|sorted|ranked|listed)( by [\p{L}-]+(?: [\p{L}-]+){0,2}?),? (?:from )?(?:the )?best (?:to|first to) (?:the )?worst\b/giu,
    full: '$1, best first',
  },
  {
    said: 'Queries ranking worse in February than in January',
    becomes: 'Queries whose position got worse in February than in January',
    words:
      /\b(queries|keywords|pages|search terms) (?:that |which )?(?:are |were )?(?:rank(?:ing|ed)?|sit(?:ting)?|position(?:ed)?) (worse|lower|better|higher) (?=(?:in|last|this) )/giu,
    full: '$1 whose position got $2 ',
  },
  {
    said: 'Queries ranking lower in February than in January',
    becomes: 'Queries whose position got worse in February than in January',
    words: /\bposition got (lower)\b/gi,
    full: 'position got worse',
  },
  {
    said: 'Queries ranking higher in February than in January',
    becomes: 'Queries whose position got better in February than in January',
    words: /\bposition got (higher)\b/gi,
    full: 'position got better',
  },
  {
    said: 'Which source has the longest sessions?',
    becomes: 'Which source has the highest engagement time per session?',
    words: /\blongest (?:average |mean )?(?:sessions|visits)\b(?! duration)/giu,
    full: 'highest engagement time per session',
  },
  {
    said: 'Which source has the shortest sessions?',
    becomes: 'Which source has the lowest engagement time per session?',
    words: /\bshortest (?:average |mean )?(?:sessions|visits)\b(?! duration)/giu,
    full: 'lowest engagement time per session',
  },
  {
    said: 'Sessions and revenue by channel, only channels with purchases',
    becomes: 'Sessions and revenue by channel with at least 1 purchases',
    words:
      /[,;] (?:but )?only (?:those |the )?(?:\p{L}+ )?(?:with|that have|that had|having) (?:any |some )?(?!more|less|fewer|at|over|under|above|below|no\b|\d)(\p{L}+)(?=[?.!]?$)/giu,
    full: ' with at least 1 $1',
  },
  {
    said: 'Queries starting with how or what',
    becomes: 'Queries starting with "how" or "what"',
    words:
      /\b((?:starting|beginning|that start|that begin|which start|which begin|start|begin) with) (\p{L}+) or (\p{L}+)(?=[?.!,]| by| in| last| this|$)/giu,
    full: '$1 "$2" or "$3"',
  },
  {
    said: 'Queries containing how or what',
    becomes: 'Queries containing "how" or "what"',
    words:
      /\b((?:containing|including|that contain|that include|contain|with the words?) )(how|what|why|when|where|who|which|can|is|are|do|does) or (how|what|why|when|where|who|which|can|is|are|do|does)\b/giu,
    full: '$1"$2" or "$3"',
  },
  {
    said: 'how did our ranking for "coffee grinder" change month to month',
    becomes: 'position for "coffee grinder" by month',
    words:
      /^how (?:did|has|have) (?:our |the |my )?(?:rank(?:ing)?|position) (?:for|of|on) (.{2,50}?) (?:change|changed|develop|developed|move|moved) (?:from )?(month|week|day) (?:to|over|by) \2/iu,
    full: 'position for $1 by $2',
  },
  {
    said: 'Sessions landing in the /news/ section',
    becomes: 'Sessions on /news/',
    words:
      /\b(sessions|visits|traffic|visitors) (?:that )?(?:landing|landed|land|starting|started) (?:in|on|at|under) (?:the )?(\/[\w\-./]*)(?: (?:section|folder|area|pages))?/giu,
    full: '$1 on $2',
  },
  {
    said: 'clicks of the /shop/news/ section',
    becomes: 'clicks of the /shop/news/',
    words: /\b(\/[\w\-./]+\/) (?:section|folder|area)\b/giu,
    full: '$1',
  },
  {
    said: 'queries with position of 3 or better',
    becomes: 'queries with position of at most 3',
    words:
      /\b(position|rank) (?:of |is |was |at )?(\d+(?:\.\d+)?) or (?:better|higher|above|lower number)\b/giu,
    full: '$1 of at most $2',
  },
  {
    said: 'queries with a position of 50 or worse',
    becomes: 'queries with a position of at least 50',
    words: /\b(position|rank) (?:of |is |was |at )?(\d+(?:\.\d+)?) or worse\b/giu,
    full: '$1 of at least $2',
  },
  // Said twice
  {
    said: 'Sit on page two of google (average position 11 to 20)',
    becomes: 'on page two of google (average position 11 to 20)',
    words:
      /\b(?:sit|sits|sitting|stuck|are stuck|linger|lingering|languish|languishing|live|hang out) (?=on (?:page (?:one|two|1|2)|the (?:first|second) page))/giu,
    full: '',
  },
  {
    said: 'Sit on page two of google (average position 11 to 20)',
    becomes: 'on page two of google',
    words:
      /\b(on (?:page two|page 2|the second page)(?: of google)?) ?\((?:average |avg\.? )?position(?:s)? (?:11|10) ?(?:to|-|–) ?20\)/giu,
    full: '$1',
  },
  // The number that is named in parentheses is meant
  {
    said: 'Which source sends us the least engaged visitors (lowest engagement rate)?',
    becomes: 'Which source has the lowest engagement rate?',
    words:
      /\bsends? (?:us )?(?:the )?(?:least|most) engaged (?:visitors|users|traffic|people) ?\((lowest|highest) (engagement rate|bounce rate)\)/giu,
    full: 'has the $1 $2',
  },
  {
    said: "By how many per cent is March revenue above January's?",
    becomes: 'March revenue vs January?',
    words:
      /^by how (?:many|much) (?:per ?cent|percent|%) (?:is|was|are|were) (.{2,40}?) (?:above|below|over|under|higher than|lower than|ahead of|behind) (?:that of |the one of |those of )?(\p{L}+(?: \d{4})?)['’]s(?=[?.!]?$)/giu,
    full: '$1 vs $2',
  },
  {
    said: 'How much of our clicks are branded and how much are not?',
    becomes: 'brand vs non-brand clicks?',
    words:
      /\bhow (?:much|many) of (?:our |the )?(\p{L}+) (?:is|are) brand(?:ed)?,? (?:and|vs\.?) how (?:much|many) (?:is|are) not(?:,? in (?:%|percent))?/giu,
    full: 'brand vs non-brand $1',
  },
  // Of them together
  {
    said: 'How much revenue came from landing pages in /products/tools/?',
    becomes: 'How much revenue came from /products/tools/?',
    words:
      /^(how (?:much|many) (?!of\b)[\p{L}-]+(?: [\p{L}-]+){0,2}? (?:came|come|comes|did|do|does|was|were|is|are|landed|started)(?: (?:from|on|to|made|for|by|via))?) (?:all )?(?:the |our )?(?:landing )?pages (?:that are )?(?:in|under|below|within|inside) (?:the )?(\/[\w\-./]+)(?: folder| section)?/giu,
    full: '$1 $2',
  },
  {
    said: 'Which of our 10 biggest countries by sessions has the lowest rate?',
    becomes: 'of the top 10 countries by sessions, which has the lowest rate?',
    words:
      /^which (?:one )?of (?:our|the|my) (\d+|five|ten|three) (?:biggest|largest|best|strongest|top) (.+?),? (has|had|have|is|was|are|were|converts?|converted)(?= (?:the )?(?:\p{L}+ )?(?:best|worst|highest|lowest|most|least|fewest|biggest|smallest|largest)\b) /giu,
    full: 'of the top $1 $2, which $3 ',
  },
  {
    said: 'Which page grew its clicks the most, in %, from Q3 to Q4?',
    becomes: 'Which page grew clicks the fastest from Q3 to Q4?',
    words: everywhere`\b(${FELL}|${ROSE}|lost|improved) (?:its|their) (\p{L}+(?: \p{L}+)?) (?:the )?most,? (?:in (?:percent|percentage(?: terms)?|relative terms|%)|percentage[- ]wise|relatively),?`,
    full: '$1 $2 fastest',
  },
  {
    said: 'which queries improved their average position the most from january to february 2026?',
    becomes: 'which queries improved the most average position from january to february 2026?',
    words: everywhere`\b(${FELL}|${ROSE}|lost|improved) (?:its|their) (\p{L}+(?: \p{L}+)?) (?:the )?most\b`,
    full: '$1 the most $2',
  },
  {
    said: 'Average session duration (seconds)',
    becomes: 'Average session duration',
    words: / ?\((?:in )?(?:seconds|secs?|s|minutes|mins?|hours|hrs?|%|percent|percentage)\)/giu,
    full: '',
  },
  {
    said: 'Which month had the most purchases per day?',
    becomes: 'Which month had the most average daily purchases?',
    words: everywhere`^(which (month|week|quarter|year)) (?:${HAD}|has) the (most|highest|fewest|least|lowest) ([\p{L}-]+(?: [\p{L}-]+)?) (?:per|a) day\b`,
    full: '$1 had the $3 average daily $4',
  },
  {
    said: 'purchases per day by month',
    becomes: 'average daily purchases by month',
    words:
      /^((?!average|avg|mean)(?:[\p{L}-]+ ){0,1}[\p{L}-]+) per day,? (?:by|per|for each|in each) (month|week|quarter|year)\b/giu,
    full: 'average daily $1 by $2',
  },
  {
    said: 'Sessions last weekend vs the weekend before',
    becomes: 'Sessions last weekend vs the previous weekend',
    words: /\b(?:the )?weekend before(?: (?:that|last))?(?=[?.!]?$)/giu,
    full: 'the previous weekend',
  },
  {
    said: 'How far behind desktop is mobile in conversion rate?',
    becomes: 'conversion rate of mobile vs desktop?',
    words:
      /^how far (?:behind|ahead of|below|above) (.{2,40}?) (?:is|are|was|were) (.{2,40}?) (?:in|on|for|by|in terms of) (.{3,40}?)(?=[?.!]?$)/giu,
    full: '$3 of $2 vs $1',
  },
];
