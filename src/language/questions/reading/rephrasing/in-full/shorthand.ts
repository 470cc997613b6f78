import { MONTH, type Rule } from './rule.ts';

const WHEN = `(?:(?:${MONTH}|q[1-4])(?: \\d{4})?|(?:last|this) (?:week|month|quarter|year)|20\\d\\d)`;
const RATE = String.raw`((?:[\p{L}-]+ )?(?:[\p{L}-]+ )?(?:rate|ctr|aov|percentage|order value|position|per \p{L}+))`;
const TOP = '(?:the |our )?top (\\d+|three|five|ten)';
const TOGETHER = '(?:together|combined|taken together|put together|altogether|overall)';

const ASKING = '["“]?(how|what|why|when|where|who|which|can|is|are|do|does|should|will)["”]?';
const BEGINS =
  '(?<!\\([^)]{0,40})((?:starting|beginning|that start|that begin|which start|which begin|start|begin) with|containing|that contain|including|that include)';

/** Signs and short forms that people put for whole words. */
export const shorthandRules: readonly Rule[] = [
  // "Sessions Feb -> Mar"
  [new RegExp(`\\b(${WHEN}) ?(?:-+>|→|=>|⇒) ?(?=${WHEN})`, 'giu'), 'change from $1 to '],
  [/^change from /i, 'how did we do change from '],
  // "Sat/Sun vs Mon-Fri"
  [/\bsat(?:urday)?s? ?(?:\/|&|\+|-|–|and) ?sun(?:day)?s?\b(?=.*\b(?:mon|weekday|workday))/giu, 'weekends'],
  [
    /\b(vs\.?|versus|against|than|compared (?:to|with)) mon(?:day)?s? ?(?:\/|-|–|to|through) ?fri(?:day)?s?\b/giu,
    '$1 weekdays',
  ],
  [
    /\bmon(?:day)?s? ?(?:\/|-|–|to|through) ?fri(?:day)?s? (?=(?:vs\.?|versus|against|compared (?:to|with)) )/giu,
    'weekdays ',
  ],
  // "Average sessions for each weekday Monday to Sunday": they are seven anyway
  [
    /\b((?:week ?days?|days? of the week))[,:]? \(?(?:from )?(?:monday|mon) ?(?:to|through|until|-|–) ?(?:sunday|sun)\)?/giu,
    '$1',
  ],
  // "Linz + Graz vs Vienna", "UK + US together vs DACH together"
  [
    /\b(\p{L}[\p{L}.]*(?: \p{L}[\p{L}.]*)?) \+ (\p{L}[\p{L}.]*(?: (?!together|taken|combined)\p{L}[\p{L}.]*)?)(?: together| combined| taken together)? (vs\.?|versus|against|compared (?:to|with)) /giu,
    '$1 and $2 together $3 ',
  ],
  [
    /\b(together|combined)( (?:vs\.?|versus|against|compared (?:to|with)) [\p{L} ]{2,30}?) (?:together|combined)(?= ?[?.!]|$| (?:in|on|last|this) )/giu,
    '$1$2',
  ],
  // "What is the view-to-cart rate", "purchase-to-view rate": the earlier step is what it is a part of
  [
    /\b(cart|purchase|order|booking|sale|checkout)s?[- ]to[- ](detail|view|visit|session|click|cart)s?[- ](rate|ratio|percentage)/giu,
    '$2 to $1 $3',
  ],
  [/\bviews?[- ]to[- ](?:add[- ]to[- ])?carts? (?:rate|ratio|percentage)/giu, 'add to cart rate'],
  // "Average selling price per item by category"
  [/\b((?:average|mean|avg\.?) (?:selling |sale |unit )?price) per (?:item|unit|piece|product)\b/giu, '$1'],
  // "Best-selling product last month by units"
  [
    /\b(?:best|top)[- ]selling (\p{L}+(?: \p{L}+)?)((?: (?:last|this|in|of|over|during) [^?]{3,25}?)?) by (?=\p{L})/giu,
    'which $1 had the most$2 by ',
  ],
  // "Percentage of cancelled bookings per channel"
  [
    /\b(?:share|percentage|percent|proportion|%) of (?:the |our |all )?cancell?ed (?:bookings|orders|reservations|lessons|appointments|tickets)(?! (?:came|come|from|by|made|went))/giu,
    'cancellation rate',
  ],
  [
    /\b(?:share|percentage|percent|proportion|%) of (?:the |our |all )?cancell?ed (?:bookings|orders|reservations|lessons|appointments|tickets) (?=by\b)/giu,
    'cancellation rate ',
  ],
  // "Conversion rate of the top 5 countries by sessions together"
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the |our )?(?:average |overall |combined )?${RATE} (?:of|for|across) ${TOP} (\\p{L}+(?: \\p{L}+)?) by (\\p{L}+(?: \\p{L}+)?) ${TOGETHER}(?= ?[?.!]|$)`,
      'iu',
    ),
    '$1 of the top $2 $3 by $4 combined',
  ],
  // Where it is not said by what they are the first: by their traffic, for a rate of few visits says little
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the |our )?(?:average |overall |combined )?${RATE} (?:of|for|across) ${TOP} (\\p{L}+(?: (?!by )\\p{L}+)?) ${TOGETHER}(?= ?[?.!]|$)`,
      'iu',
    ),
    '$1 of the top $2 $3 by traffic combined',
  ],
  // "Countries with purchases every month"
  [
    /^((?:which |what |list |show |how many )?(?:\p{L}+ )?\p{L}+) (?:with|that had|have|had|having) (?!no\b|more\b|at\b|less\b|fewer\b|over\b|under\b|any\b|the\b|most\b|above|below|\d)(\p{L}+(?: \p{L}+)?) (?:in )?(every|each)(?: single)? (month|week|day)(?=[?.!]?$| (?:in|of|since|this|last) )/iu,
    '$1 with at least 1 $2 in $3 $4',
  ],
  // "Did any channel not bring a single purchase in March?"
  [
    /^did any (\p{L}+[^aeious\P{L}])y not (?:bring|get|make|have|send)(?: in)?(?: us)? (?:a single|any|a|one single) (\p{L}+)/iu,
    'which $1ies had no $2s',
  ],
  [
    /^did any (\p{L}+) not (?:bring|get|make|have|send)(?: in)?(?: us)? (?:a single|any|a|one single) (\p{L}+)/iu,
    'which $1s had no $2s',
  ],
  // "When was moka pot first on page one?"
  [
    /^when (?:was|were|did) (.{2,60}?) (first|last) (?:on|reach|hit|get to|make it to|appear on|rank on) (?:page one|page 1|the first page|google['’]s first page)(?: of google| in google)?(?= ?[?.!]|$)/iu,
    '$2 day with position of at most 10 for $1',
  ],
  [
    /^when (?:was|were|did) (.{2,60}?) (first|last) (?:in|reach|hit|get into|make it into|rank in) the top (\d+)(?= ?[?.!]|$)/iu,
    '$2 day with position of at most $3 for $1',
  ],
  // "How many queries were on page two in January and on page one in February?"
  [
    new RegExp(
      `^(how many |which |what )?(\\p{L}+(?: \\p{L}+)?) (?:that |which )?(?:were|was|are) on (page (?:one|1)|the first page|page (?:two|2)|the second page) in (${MONTH}(?: \\d{4})?),? (?:and|but)(?: (?:are|were|then))? on (page (?:one|1)|the first page|page (?:two|2)|the second page) in (${MONTH}(?: \\d{4})?)(?=[?.!]?$)`,
      'iu',
    ),
    'which $2 moved from $3 to $5 from $4 to $6',
  ],
  [
    /\bmoved from (page (?:two|2)|the second page) to (page (?:one|1)|the first page)/giu,
    'climbed from $1 to $2',
  ],
  [
    /\bmoved from (page (?:one|1)|the first page) to (page (?:two|2)|the second page)/giu,
    'dropped from $1 to $2',
  ],
  [
    /\b(?:moved|climbed|jumped|made it|got|rose|came) (?:up )?(?:onto|on to|to|into) (?:page (?:one|1)|the first page)(?: of google)?/giu,
    'climbed from page two to page one',
  ],
  [
    /\b(?:fell|dropped|slipped|slid|disappeared) (?:off|out of|from) (?:page (?:one|1)|the first page)(?: of google)?(?! to)(?: (?:on)?to page (?:two|2))?/giu,
    'dropped from page one to page two',
  ],
  // A list of them tells how many they are
  [/^how many (\p{L}+(?: \p{L}+)?) (?=(?:climbed|dropped) from page )/iu, 'which $1 '],
  // "Queries that contain a number", "… with digits"
  [
    /\b(?:that |which )?(?:contains?|includ(?:e|es|ing)|with) (?:a |any )?(?:number|digit)s?(?=[?.!]?$| (?:in|by|last|this) )/giu,
    'containing a number',
  ],
  // "Is the revenue of last week unusual?", "was last week's revenue unusually high?"
  [
    /^(?:is|was|are|were) (.{3,60}?) (?:un)?(?:usual|normal|typical|expected|common|remarkable|out of the ordinary)(?:ly (?:high|low|good|bad))?(?=[?.!]?$)/iu,
    'is that normal: $1',
  ],
  [
    /^(?:is|was|are|were) (.{3,60}?) (?:abnormal|exceptional)(?:ly (?:high|low|good|bad))?(?=[?.!]?$)/iu,
    'is that normal: $1',
  ],
  // "Mobile / desktop / tablet split of impressions in percent", "mobile, desktop and tablet share of sessions"
  [
    /^(?:the |show (?:me )?(?:the )?|what (?:is|was) the )?(\p{L}[\p{L}-]*(?: \p{L}+)?)(?: ?\/ ?|, )(\p{L}[\p{L}-]*(?: \p{L}+)?)(?: ?\/ ?|,? and |, )(\p{L}[\p{L}-]*(?: \p{L}+)?) (?:split|breakdown|mix|distribution|share)s? (?:of|in|for) (?:the |our |all )?(.{3,60}?)(?:,? (?:in|as) (?:a )?(?:percent|percentages?|per cent|%))?(?=[?.!]?$)/iu,
    'share of $4 from $1 vs $2 vs $3',
  ],
  [
    /^(?:the |show (?:me )?(?:the )?|what (?:is|was) the )?(\p{L}[\p{L}-]*(?: \p{L}+)?)(?: ?\/ ?| vs\.? | versus |-to-)(\p{L}[\p{L}-]*) (?:split|breakdown|mix|distribution|share) (?:of|in|for) (?:the |our |all )?(.{3,60}?)(?:,? (?:in|as) (?:a )?(?:percent|percentages?|per cent|%))?(?=[?.!]?$)/iu,
    'share of $3 from $1 vs $2',
  ],
  [
    /^(?:the |show (?:me )?(?:the )?|what (?:is|was) (?:the|our) |our )?(?!traffic\b|revenue\b|the\b|our\b)(\p{L}+) (?:split|mix|distribution) (?:of|in|for) (?:the |our |all )?(\p{L}+(?: (?!in\b|on\b|last\b|this\b|for\b|by\b)\p{L}+)?)(?:,? (?:in|as) (?:a )?(?:percent|percentages?|per cent|%))?(?=[?.!]?$| (?:in|last|this|for) )/iu,
    'share of $2 by $1',
  ],
  [
    /^(\p{L}+(?: \p{L}+)?) split (?:by )?(\p{L}+) ?(?:\/|vs\.?|versus) ?(\p{L}+)(?=[?.!]?$| (?:in|last|this|for) )/iu,
    'share of $1 from $2 vs $3',
  ],
  // "Why was revenue higher last week? Break the change down by channel", "… which queries are behind it?"
  [
    /[?.!;,] ?(?:please |and |can you )?(?:break|split) (?:it|this|that|the (?:change|increase|drop|growth|difference|fall|rise|decline|jump)) (?:down |up )?by (?=\p{L})/giu,
    ' by ',
  ],
  [
    /^(why .{5,80}?)[?.!;,] ?(?:and )?(?:which|what) (\p{L}+(?: \p{L}+)?) (?:is|are|was|were) (?:behind|responsible for|to blame for|driving|causing) (?:it|this|that)(?=[?.!]?$)/iu,
    '$1 by $2',
  ],
  // "How many seconds of engagement do we get per session from each channel?"
  [
    /\bhow many (?:seconds|minutes) of engagement(?: time)? (?:do|did|does|are there|have) (?:we |there )?(?:get |have |see )?per (session|visit)(?: (?:from|in|on|for)(?= (?:each|every) ))?/giu,
    'engagement time per $1',
  ],
  [/\b(?:seconds|minutes) of engagement\b/giu, 'engagement time'],
  // "Which of our /guides/ pages bring in the most key events?"
  [
    /^(which|what) of (?:our|the|my) (\/[\w\-./]+) (pages|posts|articles|urls) (?=\p{L})/iu,
    '$1 $3 under $2 ',
  ],
  // "How did an average weekend day compare with an average weekday in sessions?"
  [
    /^(?:(.{2,30}?),? )?how (?:did|does|do) (?:an |the )?(?:average|typical|normal) weekend(?: day)? compare (?:with|to|against) (?:an |the )?(?:average|typical|normal)?(?: )?weekday (?:in|on|for|by|in terms of) ([\p{L}-]+(?: [\p{L}-]+)?)(?=[?.!]?$)/iu,
    'average $2 on weekends vs weekdays $1',
  ],
  // "How well does mobile convert?"
  [
    /^how (?:well|good|badly) (?:does|do|did) (.{2,40}?) convert(?:ing)?(?=[?.!]?$| (?:in|last|this|on) )/iu,
    'conversion rate of $1',
  ],
  // "Queries starting with how, what or why"
  [
    new RegExp(`\\b${BEGINS} ${ASKING}, ${ASKING}, ${ASKING},? or ${ASKING}\\b`, 'giu'),
    '$1 "$2" or "$3" or "$4" or "$5"',
  ],
  [new RegExp(`\\b${BEGINS} ${ASKING}, ${ASKING},? or ${ASKING}\\b`, 'giu'), '$1 "$2" or "$3" or "$4"'],
  [/^(?:hw|hwo|ho|hoe) (?=many|much)/iu, 'how '],
  // "Display the revenue of March" shows it, and is no channel
  [
    /^(?:(?:please|can you|could you|now),? )?display (?=(?:the|me|us|all|a|an|our|my|how|which|what|top|every|each)\b)/iu,
    'show ',
  ],
];
