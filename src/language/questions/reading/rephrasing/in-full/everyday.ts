import { MONTH, type Rule } from './rule.ts';

const NUMBER = '[$€£]?\\d[\\d.,]*k?';
const METRIC = '(\\p{L}+(?: (?!over\\b|above\\b|under\\b|below\\b|from\\b|on\\b|in\\b|by\\b)\\p{L}+)?)';
const KIND =
  '(channels?|countr(?:y|ies)|sources?|devices?|pages?|landing pages?|products?|items?|cit(?:y|ies)|quer(?:y|ies)|keywords?|categor(?:y|ies)|shows?|apps?|hotels?|mediums?|campaigns?)';
const END = '(?=[?.!]?$| (?:in|last|this|from|since|during|for|by) )';

/** What people ask every day, in the words that reports are asked in. */
export const everydayRules: readonly Rule[] = [
  // "1 to 10 September, 2026 vs 2025"
  [
    new RegExp(
      `\\b(?:from )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:to|-|–|until|through) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH}),? ((?:19|20)\\d\\d) (vs\\.?|versus|against|compared (?:to|with)) ((?:19|20)\\d\\d)\\b`,
      'giu',
    ),
    'from $3 $1, $4 to $3 $2, $4 $5 $3 $1, $6 to $3 $2, $6',
  ],
  // "First day with revenue over 10000", "last time we had fewer than 10 orders in a day"
  [
    new RegExp(
      `^(?:the |what was the )?(first|last) (day|week|month) (?:with|of|that had) ${METRIC} (?:over|above|of more than|exceeding) (${NUMBER})${END}`,
      'iu',
    ),
    '$1 $2 with more than $4 $3',
  ],
  [
    new RegExp(
      `^(?:the |what was the )?(first|last) (day|week|month) (?:with|of|that had) ${METRIC} (?:under|below|of less than|of fewer than) (${NUMBER})${END}`,
      'iu',
    ),
    '$1 $2 with fewer than $4 $3',
  ],
  [
    new RegExp(
      `^(?:when was (?:the )?|the )?(first|last) time (?:that )?we had (more|less|fewer) than (${NUMBER}) ${METRIC} (?:in|on) (?:a|one) (day|week|month)(?=[?.!]?$)`,
      'iu',
    ),
    '$1 $5 with $2 than $3 $4',
  ],
  [
    new RegExp(
      `^(?:when was (?:the )?|the )?(first|last) time (?:that )?we had (more|less|fewer) than (${NUMBER}) ${METRIC}(?=[?.!]?$)`,
      'iu',
    ),
    '$1 day with $2 than $3 $4',
  ],
  // "First day LinkedIn brought over 100 sessions", "first month LinkedIn passed 3000 sessions"
  [
    new RegExp(
      `^(?:when was )?(?:the )?(first|last(?= day\\b| \\p{L}+ (?:that|on which|in which)\\b)) (day|week|month) (?:that |on which |in which )?(?!with\\b|we\\b|of\\b|in\\b)(.{2,30}?) (?:(?:brought|sent|had|got|made)(?: in)? (?:over|more than|above)|passed|exceeded|broke|crossed) (${NUMBER}) ${METRIC}(?=[?.!]?$)`,
      'iu',
    ),
    '$1 $2 with more than $4 $5 from $3',
  ],
  [
    new RegExp(
      `^(?:when was )?(?:the )?(first|last(?= day\\b| \\p{L}+ (?:that|on which|in which)\\b)) (day|week|month) (?:that |on which |in which )?(?!with\\b|we\\b|of\\b|in\\b)(.{2,30}?) (?:brought|sent|had|got|made|reached)(?: in)? (${NUMBER}) ${METRIC}(?=[?.!]?$)`,
      'iu',
    ),
    '$1 $2 with at least $4 $5 from $3',
  ],
  [
    new RegExp(
      `^when did we (?:hit|reach|pass|have|get) (${NUMBER}) ${METRIC} (?:in|on) (?:a|one) (day|week|month) (?:for )?the first time(?=[?.!]?$)`,
      'iu',
    ),
    'first $3 with at least $1 $2',
  ],
  // "Biggest revenue drop from one day to the next", "biggest month-on-month fall in nights"
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the |our )?(biggest|largest|sharpest|steepest) ${METRIC} (drop|fall|decline|decrease|rise|increase|jump|gain) from one (day|week|month) to the next(?=[?.!]?$)`,
      'iu',
    ),
    'the $4 with the biggest $3 in $2',
  ],
  [
    /^(?:what (?:is|was) )?(?:the |our )?(biggest|largest|sharpest|steepest) (day|week|month)[- ](?:on|over|to)[- ]\2 (drop|fall|decline|decrease|rise|increase|jump|gain) (?:in|of) (?=\p{L})/iu,
    'the $2 with the biggest $3 in ',
  ],
  // "Sort countries by bounce rate"
  [
    new RegExp(`^(?:please )?(?:sort|order) (?:the |our |all )?${KIND} by (.{3,40}?)(?=[?.!]?$)`, 'iu'),
    '$2 by $1',
  ],
  // "The leads of the two biggest cities together"
  [
    new RegExp(
      `^(?:the )?${METRIC} of the (two|three|four|five|\\d+) (biggest|largest|strongest) ${KIND} (?:together|combined)(?= |[?.!]?$)`,
      'iu',
    ),
    '$1 of the top $2 $4 together',
  ],
  // "First half vs second half of October", "H1 2026 vs H2 2025"
  [
    new RegExp(
      `\\b(?:the )?first half (vs\\.?|versus|against|compared (?:to|with)) (?:the )?second half of (${MONTH}(?:,? \\d{4})?|(?:19|20)\\d\\d|last month|last year|this year)`,
      'giu',
    ),
    'first half of $2 $1 second half of $2',
  ],
  [/(?<!\bH[12],? )\b((?:19|20)\d\d) (H[12])\b(?!,? (?:19|20)\d\d)/giu, '$2 $1'],
  // "How many visits from social didn't come from YouTube?"
  [
    /\b(?:that |which |who )?(?:did|do|does|have|has)(?: not|n['’]?t) (?:come|came|originate|stem|coming) from\b/giu,
    'not from',
  ],
  // "Which room type is cancelled most, relative to bookings?"
  [/, (?=relative to\b)/giu, ' '],
  // "The trend over the three months"
  [
    /^(?!.*\b(?:q[1-4]|(?:19|20)\d\d|last|this|past|january|february|march|april|may|june|july|august|september|october|november|december)\b)(.*)\bover the (two|three|four|five|six|\d+) (days|weeks|months)(?=[?.!]?$)/iu,
    '$1over the last $2 $3',
  ],
  // "From which channel came our biggest day of revenue?"
  [
    /^from which (\p{L}+(?: \p{L}+)?) came (?:our|the) (?=(?:biggest|best|largest|highest|worst) )/iu,
    'which $1 had the ',
  ],
  // "When did bbc.co.uk first send us visitors?"
  [
    /^when did (.{2,40}?) (first|last) (?:send|bring|give|refer|deliver)(?: us)? (?:any |a |an |some |its first )?(?:visitors?|people|users|readers|traffic|visits?|sessions?)(?=[?.!]?$)/iu,
    '$2 day with more than 0 sessions from $1',
  ],
  // "How many visits does Bing give to us per day?"
  [
    /\b(give|gives|gave|send|sends|sent|bring|brings|brought|refer|refers) (?:to )?us(?= (?:per|a|each|every|in|last|this|on)\b|[?.!]?$)/gu,
    '$1',
  ],
  // "When was our worst week for revenue?"
  [
    /^when (?:was|were|is) (?:our |the |my )?(?=(?:best|worst|busiest|strongest|weakest|highest|lowest|biggest) (?:week|month|quarter)\b)/iu,
    'our ',
  ],
  // "Monthly revenue with growth rates", "… and how much it grew each month"
  [
    /,? (?:with|and|incl\.?|including) (?:the |its |their )?(?:growth rates|(?:percentage|percent|%) changes?|rates? of growth)(?=[?.!]?$| (?:in|for|this|last) )/giu,
    ' with growth rate',
  ],
  [
    /,? and how much it (?:grew|changed|rose|fell) (?:each|every|per) (?:day|week|month|quarter)(?=[?.!]?$)/giu,
    ' with growth rate',
  ],
  // "What did a viewing cost us in Lisbon?"
  [
    /^(?:what|how much) (?:did|does|do) (?:an?|one|each|every|the average) (\p{L}+)((?: (?:from|in|on|via) .{2,25}?)?) cost(?: us)?(?= |[?.!]?$)/iu,
    'cost per $1$2',
  ],
  // "What percentage of visitors become leads"
  [
    /^what (?:percentage|percent|share|%|proportion) of (?:our |the |all )?(visitors|sessions|visits|users|people) (?:become|became|turn into|turned into|end up as|ended up as) (?:a )?(\p{L}+)(?= |[?.!]?$)/iu,
    '$2 per $1',
  ],
  // "Which device earns the most per session?"
  [
    /^which (.{3,20}?) (?:earns?|earned|makes?|made|brings?(?: in)?) the (most|least) per (session|visit|user|visitor|click|order|booking|purchase|download|lead)(?= |[?.!]?$)/iu,
    'which $1 has the $2 revenue per $3',
  ],
  // "KPIs last week vs prior week"
  [/\b(?:vs\.?|versus|against) (?:the )?prior (day|week|month|quarter|year)\b/giu, 'vs the $1 before'],
  // "Revenue MTD vs last month same period", "… compared to last year's same period"
  [
    /\b(?:mtd|month to date)((?: \p{L}+){0,2}?) (vs\.?|versus|compared (?:to|with)|against) (?:the )?(?:last|previous) month(?:['’]s)?(?: (?:for )?(?:the )?same (?:period|days|point|time|stretch))\b/giu,
    'this month so far$1 $2 last month so far',
  ],
  [
    /\b(?:ytd|year to date)((?: \p{L}+){0,3}?) (vs\.?|versus|compared (?:to|with)|against) (?:the )?(?:last|previous) year(?:['’]s)?(?: (?:for )?(?:the )?same (?:period|days|point|time|stretch))\b/giu,
    'year to date$1 $2 the same period last year',
  ],
  // "How did organic search do week by week in March?"
  [
    /^how did ((?!.*\b(?:rate|ctr|position|revenue|sessions|clicks|bookings|orders|purchases|sales)\b).{2,30}?) (?:do|perform|go) (day|week|month) by \2(?= |[?.!]?$)/iu,
    '$1 sessions per $2',
  ],
  // "Only for tablet", "but only for tablet"
  [/,? but only (for|on|in|from) (?=\p{L})/giu, ', $1 '],
];
