import type { Rule } from './rule.ts';

const METRIC =
  '(?:(?!from|on|in|via|through|of|for|by|with)[\\p{L}-]+(?: (?!from|on|in|via|through|of|for|by|with|last|this)[\\p{L}-]+)?)';
const NUMBER = '[$€£]?\\d[\\d.,]*k?';
const WHEN = '(?:when|(?:on )?(?:what|which) (?:date|day))';
const ONCE = '(?:go over|go above|climb above|rise above|get over|get above|go past)';
const ABOVE =
  '(?:exceeded|topped|passed|broke|crossed|surpassed|hit|reached|went over|went above|rose above|climbed above|got over|had (?:more than|over|above))';
const BELOW =
  '(?:fell below|dropped below|fell under|dropped under|went below|went under|sank below|was below|was under|had (?:fewer than|less than|under|below))';
const GOT = '(?:get|have|see|record|receive|make|sell|win|register|log)';

const SITE = '(?:we|i|the (?:site|shop|store)|our (?:site|shop|store))';

/** The first day of so many, as the question says how many: more than that, or at least. */
const sides = (said: string, full: string): readonly Rule[] => [
  // "On what date did we first have more than 3000 sessions?"
  [
    new RegExp(
      `^${WHEN} did ${SITE} (first|last) (?:${GOT}|exceed|pass|top|reach|hit|cross|break|surpass) ${said}(${NUMBER}) `,
      'iu',
    ),
    `$1 day with ${full} $2 `,
  ],
  // "When did the blog first get 50 clicks in a day?"
  [
    new RegExp(
      `^when did (?!we\\b|i\\b|daily\\b)(.{2,40}?) (first|last) (?:${GOT}|exceed|pass|top|reach|hit|cross|bring(?: in)?) ${said}(${NUMBER}) (${METRIC})(?: (?:in|on) (?:a|one|a single) (day|week|month))?(?= ?[?.!]|$)`,
      'iu',
    ),
    `$2 day with ${full} $3 $4 from $1`,
  ],
];

/** The first or the last day, week or month of something: never the best one. */
export const firstRules: readonly Rule[] = [
  // Who came once made a visit
  [
    new RegExp(
      `^(${WHEN} did ${SITE} (?:first|last) ${GOT} (?:any |a |an |our first |some )?)(?:visitor|user|person|people|reader|shopper)s?\\b`,
      'iu',
    ),
    '$1sessions',
  ],
  // "When did we reach 1000 purchases in total?", "when did revenue cross 200k cumulative?"
  [
    new RegExp(
      `^(?:when|(?:on )?(?:what|which) (day|week|month|date)) did (?:we|i|our (?:site|shop|store)|the (?:site|shop|store)) (?:first )?(?:reach|pass|cross|hit|exceed|top|surpass|get to) (?:a (?:total|sum) of )?(?:our )?(${NUMBER}) (${METRIC})(.{0,40}?),? (?:in total|overall|altogether|all together|cumulatively|cumulative|in all|in sum)(?=[?.!]?$)`,
      'iu',
    ),
    'first day with cumulative $3$4 of at least $2',
  ],
  [
    new RegExp(
      `^when did (?:our |the |total |cumulative |all )*(${METRIC})(.{0,40}?) (?:first )?(?:reach|pass|cross|hit|exceed|top|surpass|get to|get over|go over|go past) (?:a (?:total|sum) of )?(${NUMBER}),? (?:in total|overall|altogether|all together|cumulatively|cumulative|in all|in sum)(?=[?.!]?$)`,
      'iu',
    ),
    'first day with cumulative $1$2 of at least $3',
  ],
  [
    new RegExp(
      `^when did (?:our |the )?(?:total|cumulative|running total of|accumulated) (${METRIC})(.{0,40}?) (?:first )?(?:reach|pass|cross|hit|exceed|top|surpass|get to|get over|go over|go past) (${NUMBER})(?=[?.!]?$)`,
      'iu',
    ),
    'first day with cumulative $1$2 of at least $3',
  ],
  // "When did we first get traffic from perplexity.ai?", "when did we last have a sale from Canada?"
  [
    new RegExp(
      `^${WHEN} did ${SITE} (first|last) ${GOT} (?:any |a |an |our first |some )?(${METRIC})(?= (?:from|on|in|via|through|of|for|by) | ?[?.!]|$)`,
      'iu',
    ),
    '$1 day with at least 1 $2',
  ],
  ...sides('(?:more than|over|above) ', 'more than'),
  ...sides('(?:at least )?', 'at least'),
  // "What day did we first go over 4000 in revenue?"
  [
    new RegExp(
      `^${WHEN} did ${SITE} (first|last) ${ONCE} (${NUMBER}) (?:in |of )?(${METRIC})(?= ?[?.!]|$)`,
      'iu',
    ),
    '$1 day with more than $2 $3',
  ],
  // "On which date was the first Display purchase?"
  [
    new RegExp(
      `^${WHEN} (?:was|is) (?:the |our )?(?:very )?(first|last) (?!day\\b|week\\b|month\\b|time\\b)([\\p{L}-]+) (?!from\\b|with\\b|on\\b)([\\p{L}-]+)(?= ?[?.!]|$)`,
      'iu',
    ),
    '$1 day with at least 1 $3 from $2',
  ],
  // "When did we reach our 1000th purchase?"
  [
    new RegExp(
      `^${WHEN} did ${SITE} (?:reach|get|have|make|hit|see) (?:our|the) ([\\d,.]+)(?:st|nd|rd|th) (${METRIC})(?= ?[?.!]|$)`,
      'iu',
    ),
    'first day with cumulative $2 of at least $1',
  ],
  // "Which day first exceeded 5000 revenue?", "which month first had more than 800 purchases?"
  [
    new RegExp(
      `^(?:which|what) (?:was the )?(day|date|week|month) (?:was (?:it )?(?:when|that) .{0,10})?(first|last) ${ABOVE} (?=${NUMBER})`,
      'iu',
    ),
    '$2 $1 with more than ',
  ],
  [
    new RegExp(
      `^(?:which|what) (?:was the )?(day|date|week|month) (first|last) ${BELOW} (?=${NUMBER})`,
      'iu',
    ),
    '$2 $1 with fewer than ',
  ],
  // "When did daily sessions last fall below 1,500?", "when did weekly revenue first exceed 5000?"
  [
    new RegExp(
      `^when did (?:our |the )?(daily|weekly|monthly) (${METRIC})(.{0,40}?) (first|last) (?:exceed|pass|top|reach|hit|cross|break|surpass|go (?:over|above)|rise above|climb above|get above) (?:(?:more than|over|above) )?(${NUMBER})(?: (?:in|on) (?:a|one|a single) (?:day|week|month))?`,
      'iu',
    ),
    '$4 $1 with more than $5 $2$3',
  ],
  [
    new RegExp(
      `^when did (?:our |the )?(daily|weekly|monthly) (${METRIC})(.{0,40}?) (first|last) (?:fall|drop|go|sink|dip) (?:below|under) (${NUMBER})(?: (?:in|on) (?:a|one|a single) (?:day|week|month))?`,
      'iu',
    ),
    '$4 $1 with fewer than $5 $2$3',
  ],
  // "When did bookings last fall below 110?": no fall of a year is meant
  [
    new RegExp(
      `^when did (?:our |the )?(${METRIC})(.{0,40}?) (first|last) (?:fall|drop|go|sink|dip) (?:below|under) (${NUMBER})(?: (?:in|on) (?:a|one|a single) day)?(?= ?[?.!]|$)`,
      'iu',
    ),
    'the $3 day with fewer than $4 $1$2',
  ],
  [
    new RegExp(
      `^when did (?:our |the )?(${METRIC})(.{0,40}?) (first|last) (?:exceed|pass|top|reach|hit|cross|break|surpass|go (?:over|above)|rise above|climb above|get above) (${NUMBER})(?: (?:in|on) (?:a|one|a single) day)?(?= ?[?.!]|$)`,
      'iu',
    ),
    'the $3 day with more than $4 $1$2',
  ],
  // "When did the first 100 purchases happen?"
  [
    new RegExp(
      `^when did (?:the|our) first (\\d[\\d,.]*k?) (${METRIC}) (?:happen|come in|occur|take place|arrive)(?= ?[?.!]|$)`,
      'iu',
    ),
    'first day with cumulative $2 of at least $1',
  ],
  // "Last time revenue was over 10,000 in a day"
  [
    new RegExp(
      `^(?:when was )?(?:the )?(first|last) time (?:that )?(?:our |the )?(?:daily )?(${METRIC})(.{0,30}?) (?:was|were|went|exceeded|got|climbed|rose|topped|passed)(?: (?:over|above|more than|higher than|past|to))? (${NUMBER})(?: (?:in|on) (?:a|one|a single) day)?(?= ?[?.!]|$)`,
      'iu',
    ),
    '$1 day with more than $4 $2$3',
  ],
  [
    new RegExp(
      `^(?:when was )?(?:the )?(first|last) time (?:that )?(?:our |the )?(?:daily )?(${METRIC})(.{0,30}?) (?:was|were|went|fell|dropped|got|sank|dipped) (?:below|under|less than|fewer than|lower than) (${NUMBER})(?: (?:in|on) (?:a|one|a single) day)?(?= ?[?.!]|$)`,
      'iu',
    ),
    '$1 day with fewer than $4 $2$3',
  ],
  // "What was the first day Display brought revenue?"
  [
    new RegExp(
      `^(?:what|which|when) (?:is|was) (?:the )?(first|last) (day|date|week|month) (?:that |on which |when |in which )?(?!with\\b|we\\b)(.{2,40}?) (?:brought(?: in)?|had|made|sent|got|generated|sold|earned|saw|received) (?:us )?(?:any |a |an |some )?(${METRIC})(?= ?[?.!]|$)`,
      'iu',
    ),
    '$1 $2 with at least 1 $4 from $3',
  ],
  // "Earliest date with display purchases", "the most recent day with a sale"
  [/\b(?:earliest|very first) (date|day|week|month) (?=with|that|on|we|when)/giu, 'first $1 '],
  [/\b(?:latest|most recent) (date|day) (?=with|that had|we had)/giu, 'last $1 '],
  // "When did "moka pot" last show up in the search results?"
  [
    /^when did (.{2,60}?) (first|last) (?:show up|appear|come up|turn up|rank|surface)(?: in (?:the )?(?:search(?: results?)?|google|results))?(?= ?[?.!]|$)/iu,
    '$2 day with at least 1 impression for $1',
  ],
  [/^((?:first|last) )(?:date|daily)\b/iu, '$1day'],
  [/^((?:first|last) )weekly\b/iu, '$1week'],
  [/^((?:first|last) )monthly\b/iu, '$1month'],
];
