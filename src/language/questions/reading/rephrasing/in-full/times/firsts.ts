import { once } from '../../../../text/pattern.ts';
import { HAD, HAVE } from '../../../../vocabulary/having-words.ts';
import type { Rule } from '../rule.ts';

const METRIC =
  '(?:(?!from|on|in|via|through|of|for|by|with)[\\p{L}-]+(?: (?!from|on|in|via|through|of|for|by|with|last|this)[\\p{L}-]+)?)';
const NUMBER = '[$€£]?\\d[\\d.,]*k?';
const WHEN = '(?:when|(?:on )?(?:what|which) (?:date|day))';
const ONCE = '(?:go over|go above|climb above|rise above|get over|get above|go past)';
const ABOVE =
  '(?:exceeded|topped|passed|broke|crossed|surpassed|hit|reached|went over|went above|rose above|climbed above|got over|had (?:more than|over|above))';
const BELOW =
  '(?:fell below|dropped below|fell under|dropped under|went below|went under|sank below|was below|was under|had (?:fewer than|less than|under|below))';
const FALL_TO = '(?:fall|drop|go|sink|dip) (?:below|under)';
const GOT = '(?:get|have|see|record|receive|make|sell|win|register|log|take|host|give|teach|fly)';

const NAMED =
  '(?:the |our )?(?!we\\b|i\\b|it\\b|they\\b|(?:the |our )?(?:site|shop|store|website)\\b)([^,?]{2,60}?)';
const APPEAR = '(?:show up|appear|come up|turn up|surface|go out|go live|open|launch|start|begin|come in)';

const SOMEBODY =
  '(?:somebody|someone|anybody|anyone|people|we had (?:somebody|someone) who|a (?:customer|visitor|user|person|client))';
const SITE = '(?:we|i|the (?:site|shop|store)|our (?:site|shop|store))';

/** The first day of so many, as the question says how many: more than that, or at least. */
const sides = (words: string, full: string): readonly Rule[] => [
  {
    said: `On what date did we first have ${full} 3000 sessions?`,
    becomes: `first day with ${full} 3000 sessions?`,
    words: once`^${WHEN} did ${SITE} (first|last) (?:${GOT}|exceed|pass|top|reach|hit|cross|break|surpass) ${words}(${NUMBER}) `,
    full: `$1 day with ${full} $2 `,
  },
  {
    said: `When did the blog first get ${full} 50 clicks in a day?`,
    becomes: `first day with ${full} 50 clicks from the blog?`,
    words: once`^when did (?!we\b|i\b|daily\b)(.{2,40}?) (first|last) (?:${GOT}|exceed|pass|top|reach|hit|cross|bring(?: in)?) ${words}(${NUMBER}) (${METRIC})(?: (?:in|on) (?:a|one|a single) (day|week|month))?(?= ?[?.!]|$)`,
    full: `$2 day with ${full} $3 $4 from $1`,
  },
];

/** The first or the last day, week or month of something: never the best one. */
export const firstRules: readonly Rule[] = [
  // Who came once made a visit
  {
    said: 'When did we first get a visitor from Kuwait?',
    becomes: 'When did we first get a sessions from Kuwait?',
    words: once`^(${WHEN} did ${SITE} (?:first|last) ${GOT} (?:any |a |an |our first |some )?)(?:visitor|user|person|people|reader|shopper)s?\b`,
    full: '$1sessions',
  },
  {
    said: 'When did we reach 1000 purchases in total?',
    becomes: 'first day with cumulative purchases of at least 1000?',
    words: once`^(?:when|(?:on )?(?:what|which) (day|week|month|date)) did (?:we|i|our (?:site|shop|store)|the (?:site|shop|store)) (?:first )?(?:reach|pass|cross|hit|exceed|top|surpass|get to) (?:a (?:total|sum) of )?(?:our )?(${NUMBER}) (${METRIC})(.{0,40}?),? (?:in total|overall|altogether|all together|cumulatively|cumulative|in all|in sum)(?=[?.!]?$)`,
    full: 'first day with cumulative $3$4 of at least $2',
  },
  {
    said: 'when did revenue cross 200k cumulative?',
    becomes: 'first day with cumulative revenue of at least 200k?',
    words: once`^when did (?:our |the |total |cumulative |all )*(${METRIC})(.{0,40}?) (?:first )?(?:reach|pass|cross|hit|exceed|top|surpass|get to|get over|go over|go past) (?:a (?:total|sum) of )?(${NUMBER}),? (?:in total|overall|altogether|all together|cumulatively|cumulative|in all|in sum)(?=[?.!]?$)`,
    full: 'first day with cumulative $1$2 of at least $3',
  },
  {
    said: 'when did total revenue cross 200k?',
    becomes: 'first day with cumulative revenue of at least 200k?',
    words: once`^when did (?:our |the )?(?:total|cumulative|running total of|accumulated) (${METRIC})(.{0,40}?) (?:first )?(?:reach|pass|cross|hit|exceed|top|surpass|get to|get over|go over|go past) (${NUMBER})(?=[?.!]?$)`,
    full: 'first day with cumulative $1$2 of at least $3',
  },
  {
    said: 'When did we first get traffic from perplexity.ai?',
    becomes: 'first day with at least 1 traffic from perplexity.ai?',
    words: once`^${WHEN} did ${SITE} (first|last) ${GOT} (?:any |a |an |our first |some )?(${METRIC})(?= (?:from|on|in|via|through|of|for|by) | ?[?.!]|$)`,
    full: '$1 day with at least 1 $2',
  },
  {
    said: 'first time we got a click for what is a dibber',
    becomes: 'first day with at least 1 click for what is a dibber',
    also: {
      'when was the last time we had a booking from Spain?': 'last day with at least 1 booking from Spain?',
    },
    words: once`^(?:when was )?(?:the |our )?(?:very )?(first|last) (?:time|day|date) (?:that |when )?${SITE} (?:ever )?(?:got|had|saw|received|recorded|made|sold|won|took) (?:any |a |an |our first |some )(${METRIC})(?= (?:from|on|in|via|through|of|for|by) | ?[?.!]|$)`,
    full: '$1 day with at least 1 $2',
  },
  ...sides('(?:more than|over|above) ', 'more than'),
  ...sides('(?:at least )?', 'at least'),
  {
    said: 'What day did we first go over 4000 in revenue?',
    becomes: 'first day with more than 4000 revenue?',
    words: once`^${WHEN} did ${SITE} (first|last) ${ONCE} (${NUMBER}) (?:in |of )?(${METRIC})(?= ?[?.!]|$)`,
    full: '$1 day with more than $2 $3',
  },
  {
    said: 'On which date was the first Display purchase?',
    becomes: 'first day with at least 1 Display purchase?',
    also: { 'when was our last burst pipe': 'last day with at least 1 burst pipe' },
    words: once`^${WHEN} (?:was|is) (?:the |our )?(?:very )?(first|last) (?!day\b|week\b|month\b|time\b)([\p{L}-]+) (?!from\b|with\b|on\b)([\p{L}-]+)(?= ?[?.!]|$)`,
    full: '$1 day with at least 1 $2 $3',
  },
  {
    said: 'When did we reach our 1000th purchase?',
    becomes: 'first day with cumulative purchase of at least 1000?',
    words: once`^${WHEN} did ${SITE} (?:${HAVE}|reach|hit) (?:our|the) ([\d,.]+)(?:st|nd|rd|th) (${METRIC})(?= ?[?.!]|$)`,
    full: 'first day with cumulative $2 of at least $1',
  },
  {
    said: 'Which day first exceeded 5000 revenue?',
    becomes: 'first day with more than 5000 revenue?',
    also: { 'which month first had more than 800 purchases?': 'first month with more than 800 purchases?' },
    words: once`^(?:which|what) (?:was the )?(day|date|week|month) (?:was (?:it )?(?:when|that) .{0,10})?(first|last) ${ABOVE} (?=${NUMBER})`,
    full: '$2 $1 with more than ',
  },
  {
    said: 'Which day first fell below 500 revenue?',
    becomes: 'first day with fewer than 500 revenue?',
    words: once`^(?:which|what) (?:was the )?(day|date|week|month) (first|last) ${BELOW} (?=${NUMBER})`,
    full: '$2 $1 with fewer than ',
  },
  {
    said: 'when did weekly revenue first exceed 5000?',
    becomes: 'first weekly with more than 5000 revenue?',
    words: once`^when did (?:our |the )?(daily|weekly|monthly) (${METRIC})(.{0,40}?) (first|last) (?:exceed|pass|top|reach|hit|cross|break|surpass|go (?:over|above)|rise above|climb above|get above) (?:(?:more than|over|above) )?(${NUMBER})(?: (?:in|on) (?:a|one|a single) (?:day|week|month))?`,
    full: '$4 $1 with more than $5 $2$3',
  },
  {
    said: 'When did daily sessions last fall below 1,500?',
    becomes: 'last daily with fewer than 1,500 sessions?',
    words: once`^when did (?:our |the )?(daily|weekly|monthly) (${METRIC})(.{0,40}?) (first|last) ${FALL_TO} (${NUMBER})(?: (?:in|on) (?:a|one|a single) (?:day|week|month))?`,
    full: '$4 $1 with fewer than $5 $2$3',
  },
  // No fall of a year is meant
  {
    said: 'When did bookings last fall below 110 a day?',
    becomes: 'the last day with fewer than 110 bookings?',
    also: { 'when did revenue last drop below 9000 per week': 'the last week with fewer than 9000 revenue' },
    words: once`^when did (?:our |the )?(${METRIC})(.{0,40}?) (first|last) ${FALL_TO} (${NUMBER}) (?:an?|per|each|in (?:any|a single|one)|within a) (day|week|month)(?= ?[?.!]|$)`,
    full: 'the $3 $5 with fewer than $4 $1$2',
  },
  {
    said: 'When did bookings last fall below 110?',
    becomes: 'the last day with fewer than 110 bookings?',
    words: once`^when did (?:our |the )?(${METRIC})(.{0,40}?) (first|last) ${FALL_TO} (${NUMBER})(?: (?:in|on) (?:a|one|a single) day)?(?= ?[?.!]|$)`,
    full: 'the $3 day with fewer than $4 $1$2',
  },
  {
    said: 'When did Linz last fall below 20 bookings a day?',
    becomes: 'the last day with fewer than 20 bookings for Linz?',
    words: once`^when did (?:our |the )?(?!we\b|i\b)([^,?]{2,40}?) (first|last) ${FALL_TO} (${NUMBER}) (?!(?:an?|per|in|on|on)\b)(${METRIC}) (?:an?|per|each|in (?:any|an?|a single|one)) (day|week|month)(?= ?[?.!]|$)`,
    full: 'the $2 $5 with fewer than $3 $4 for $1',
  },
  {
    said: 'When did revenue last fall?',
    becomes: 'When did revenue last drop?',
    also: { 'when did Linz last fall by 20 %': 'when did Linz last drop by 20 %' },
    words: once`^(when did (?!.*\b(?:peak|top|start|begin|open|end|happen|exceed|reach|hit|bottom|do|go|get|have|drop|rise|sell|book)\b).{2,50}?) last fall(?=[ ?.!]*$| (?:below|under|to|by|short|beneath|lower|sharply|on|for|from|in|a)\b)`,
    full: '$1 last drop',
  },
  {
    said: 'when did revenue in a day first exceed 10000?',
    becomes: 'the first day with more than 10000 revenue in a day?',
    words: once`^when did (?:our |the )?(${METRIC})(.{0,40}?) (first|last) (?:exceed|pass|top|reach|hit|cross|break|surpass|go (?:over|above)|rise above|climb above|get above) (${NUMBER})(?: (?:in|on) (?:a|one|a single) day)?(?= ?[?.!]|$)`,
    full: 'the $3 day with more than $4 $1$2',
  },
  {
    said: 'When did the first 100 purchases happen?',
    becomes: 'first day with cumulative purchases of at least 100?',
    words: once`^when did (?:the|our) first (\d[\d,.]*k?) (${METRIC}) (?:happen|come in|occur|take place|arrive)(?= ?[?.!]|$)`,
    full: 'first day with cumulative $2 of at least $1',
  },
  {
    said: 'First time somebody clicked on summer camp 2026',
    becomes: 'First day with at least 1 clicks for summer camp 2026',
    words: once`^(?:when was )?(?:the )?(?:very )?(first|last) time (?:that |when )?${SOMEBODY} clicked (?:on )?(?:the |our |an? )?`,
    full: '$1 day with at least 1 clicks for ',
  },
  {
    said: 'When was the last time anyone bought Junior Summer Camp?',
    becomes: 'last day with at least 1 purchases of Junior Summer Camp?',
    words: once`^(?:when was )?(?:the )?(?:very )?(first|last) time (?:that |when )?${SOMEBODY} (?:bought|ordered|purchased) (?:the |our |an? )?(?!something\b|anything\b|from\b|in\b|on\b)`,
    full: '$1 day with at least 1 purchases of ',
  },
  {
    said: 'Last time revenue was over 10,000 in a day',
    becomes: 'Last day with more than 10,000 revenue',
    words: once`^(?:when was )?(?:the )?(first|last) time (?:that )?(?:our |the )?(?:daily )?(${METRIC})(.{0,30}?) (?:was|were|went|exceeded|got|climbed|rose|topped|passed)(?: (?:over|above|more than|higher than|past|to))? (${NUMBER})(?: (?:in|on) (?:a|one|a single) day)?(?= ?[?.!]|$)`,
    full: '$1 day with more than $4 $2$3',
  },
  {
    said: 'Last time revenue was below 1,000 in a day',
    becomes: 'Last day with fewer than 1,000 revenue',
    words: once`^(?:when was )?(?:the )?(first|last) time (?:that )?(?:our |the )?(?:daily )?(${METRIC})(.{0,30}?) (?:was|were|went|fell|dropped|got|sank|dipped) (?:below|under|less than|fewer than|lower than) (${NUMBER})(?: (?:in|on) (?:a|one|a single) day)?(?= ?[?.!]|$)`,
    full: '$1 day with fewer than $4 $2$3',
  },
  {
    said: 'What was the first day Display brought revenue?',
    becomes: 'first day with at least 1 revenue from Display?',
    words: once`^(?:what|which|when) (?:is|was) (?:the )?(first|last) (day|date|week|month) (?:that |on which |when |in which )?(?!with\b|we\b)(.{2,40}?) (?:brought in|${HAD}|sold|earned) (?:us )?(?:any |a |an |some )?(${METRIC})(?= ?[?.!]|$)`,
    full: '$1 $2 with at least 1 $4 from $3',
  },
  {
    said: 'Earliest date with display purchases',
    becomes: 'first date with display purchases',
    words: /\b(?:earliest|very first) (date|day|week|month) (?=with|that|on|we|when)/giu,
    full: 'first $1 ',
  },
  {
    said: 'the most recent day with a sale',
    becomes: 'the last day with a sale',
    words: /\b(?:latest|most recent) (date|day) (?=with|that had|we had)/giu,
    full: 'last $1 ',
  },
  {
    said: 'When did "moka pot" last show up in the search results?',
    becomes: 'last day with at least 1 impression for "moka pot"?',
    also: { 'when did moka pot first rank': 'first day with at least 1 impression for moka pot' },
    words:
      /^when did (.{2,60}?) (first|last) (?:rank|(?:show up|appear|come up|turn up|rank|surface) in (?:the )?(?:search(?: results?)?|google|results))(?= ?[?.!]|$)/iu,
    full: '$2 day with at least 1 impression for $1',
  },
  {
    said: 'When did Airport Terminal have its first hires?',
    becomes: 'first day with more than 0 hires from Airport Terminal?',
    words: once`^${WHEN} did ${NAMED} ${GOT} (?:its|their|the|our|his|her) (?:very |own )?(first|last) (${METRIC})(?= ?[?.!]|$)`,
    full: '$2 day with more than 0 $3 from $1',
  },
  // What a name is seen by is the source's to say
  {
    said: 'When did YouTube first appear?',
    becomes: 'first day with more than 0 appearances for YouTube?',
    also: { 'when did tech radar last go out': 'last day with more than 0 appearances for tech radar' },
    words: once`^${WHEN} did ${NAMED} (first|last) ${APPEAR}(?= ?[?.!]|$)`,
    full: '$2 day with more than 0 appearances for $1',
  },
  {
    said: 'When did the Hilltop depot open?',
    becomes: 'first day with more than 0 appearances for Hilltop depot?',
    words: once`^${WHEN} did ${NAMED} (?:open(?: up)?|launch|go live|start up)(?= ?[?.!]|$)`,
    full: 'first day with more than 0 appearances for $1',
  },
  {
    said: 'first daily revenue above 5000',
    becomes: 'first day revenue above 5000',
    words: /^((?:first|last) )(?:date|daily)\b/iu,
    full: '$1day',
  },
  {
    said: 'first weekly revenue above 5000',
    becomes: 'first week revenue above 5000',
    words: /^((?:first|last) )weekly\b/iu,
    full: '$1week',
  },
  {
    said: 'first monthly revenue above 5000',
    becomes: 'first month revenue above 5000',
    words: /^((?:first|last) )monthly\b/iu,
    full: '$1month',
  },
];
