import type { Rule } from './rule.ts';

const AS = '(?:as|in|as a|as the) (?:%|share|percent|percentage|part|proportion) of';
const ALL = '(?:all |the |all of the |total |our )*';
const LIMIT = '(above|over|more than|below|under|less than|at least|at most) (\\d+(?:\\.\\d+)? ?%)';

/** What is a part of what. */
export const partRules: readonly Rule[] = [
  // "Direct purchases from the US as % of all US purchases"
  [
    new RegExp(
      String.raw`^(?:what (?:is|are|was|were) )?(?:the )?(\p{L}+(?: \p{L}+)?) (\p{L}+) (from|in|on|via|for|of|with) (?:the )?(.{2,25}?) ${AS} ${ALL}\4 \2(?=[?.!]?$| (?:in|last|this) )`,
      'iu',
    ),
    'what share of $2 $3 $4 came from $1',
  ],
  // "Vienna direct bookings as % of Vienna bookings"
  [
    new RegExp(String.raw`^(\p{L}+) (\p{L}+) (\p{L}+) ${AS} ${ALL}\1 \3(?=[?.!]?$| (?:in|last|this) )`, 'iu'),
    'what share of $1 $3 came from $2',
  ],
  [
    new RegExp(String.raw`^(\p{L}+) (\p{L}+) (\p{L}+) ${AS} ${ALL}\2 \3(?=[?.!]?$| (?:in|last|this) )`, 'iu'),
    'what share of $2 $3 came from $1',
  ],
  // "Hotels with mobile share above 35 %"
  [
    new RegExp(
      String.raw`^(.{0,20}?\p{L}+) (?:where|whose|with|that have|having) (?:the |a |an )?(\p{L}+) share (?:is |was |of |lies )?${LIMIT}`,
      'iu',
    ),
    '$1 that get $3 $4 of their traffic from $2',
  ],
  // "Countries where more than half of the nights are in Vienna or Salzburg"
  [
    /^(.{0,20}?\p{L}+) (?:where|in which) (more|less|fewer) than (half|a third|a quarter|two thirds|\d+(?:\.\d+)? ?(?:%|percent)) of (?:the |all |their |its )?(\p{L}+(?: \p{L}+)?) (?:are|is|was|were|come|comes|came) (?:in|from|on|via) /iu,
    '$1 that get $2 than $3 of their $4 from ',
  ],
  // "Which source makes up the largest part of /demo key events?"
  [
    /^which (\p{L}+(?: \p{L}+)?) (?:makes?|made) up the (?:largest|biggest) (?:part|share|portion) of (?:the |our |all )?([\p{L}/][\p{L}\d/_-]* \p{L}+(?: \p{L}+)?)(?=[?.!]?$)/iu,
    'share of $2 by $1',
  ],
  // "Weekend share of revenue"
  [
    /^(?:what (?:is|was) )?(?:the |our )?weekends?['’]? share of (?:the |our |all )?(\p{L}+(?: (?!in\b|last\b|this\b|by\b)\p{L}+)?)/iu,
    'share of $1 on weekends',
  ],
  // "How many percent of the increase is due to Canada?"
  [
    /^how (?:many|much) (?:percent|per cent|%) of (?:the |our )?(\p{L}+ )?(growth|increase|rise|gain|drop|decline|decrease|fall|loss)((?: (?:in|of) (?:\p{L}+ ?){1,2}?)?)((?: (?:in|last|from|between) .{3,30}?)?) (?:came|comes|is|was|were|are) (?:from|due to|down to|because of) (?=\S)/iu,
    'how much of the $1$2$3$4 came from ',
  ],
  // "How many of our queries are questions?"
  [
    /^how many of (?:our |the )?(?:queries|searches|keywords) are (?:questions|phrased as questions)(?=[?.!]?$)/iu,
    'question queries',
  ],
  // "When did bookings reach 10,000 in 2026?": added up from its first day on
  [
    /^(?:when|on (?:which|what) (?:day|date)) did (?:we |our |the )?(\p{L}+(?: \p{L}+)?) (?:reach|hit|get to) ([$€£]?\d[\d.,]*k?)(?! (?:on|in) (?:a|one|any) )(?: in total)?(?= (?:in|this|since|for) )/iu,
    'first day with cumulative $1 of at least $2',
  ],
  // "Sources with purchases in March only", "pages only visited from desktop"
  [
    /^((?:which |what |all )?\p{L}+(?: \p{L}+)?) (?:with|that had|having|had) (\p{L}+(?: \p{L}+)?) in (\p{L}+) only(?=[?.!]?$)/iu,
    '$1 that had $2 only in $3',
  ],
  [
    /^((?:which |what |all )?\p{L}+(?: \p{L}+)?) (?:that )?(?:are |were )?only (?:buying|ordering|converting|visited|bought|opened|seen) (on|from|via|in) /iu,
    '$1 with purchases only $2 ',
  ],
  // "Weekend revenue as % of total by category", "share of weekend bookings per hotel"
  [
    new RegExp(
      String.raw`^weekends? (\p{L}+(?: \p{L}+)?) ${AS} (?:the |all )?(?:total|\1|everything|all)(?=[?.!]?$| (?:by|per|for|in) )`,
      'iu',
    ),
    'share of $1 on weekends',
  ],
  [
    /\bshare of weekend (\p{L}+(?: (?!per\b|by\b|in\b|for\b)\p{L}+)?) (?=(?:per|in each|for each|of each) )/iu,
    'share of $1 on weekends ',
  ],
  // "Share of weekend sessions by channel": how those of the weekends spread
  [
    /\bshare of weekend (\p{L}+(?: (?!per\b|by\b|in\b|for\b|came\b|comes\b|is\b)\p{L}+)?) (?:by|came from each|comes from each) (\p{L}+(?: \p{L}+)?)(?=[?.!]?$)/iu,
    'share of $1 by $2 on weekends',
  ],
  [
    /\bshare of weekend (\p{L}+(?: (?!per\b|by\b|in\b|for\b|came\b|comes\b|is\b)\p{L}+)?)(?=[?.!]?$)/iu,
    'share of $1 on weekends',
  ],
  [
    /\bshare of (?:the )?weekends? in (?:the )?(\p{L}+(?: (?!per\b|by\b)\p{L}+)?),? (?:per|by|for each|in each|of each) (?=\p{L})/iu,
    'share of $1 on weekends, by ',
  ],
  // "What % of mobile sessions are from new visitors, and what % of desktop?"
  [
    /^what (?:%|share|percent|percentage|part|proportion) of (?:the )?(\p{L}+) (\p{L}+) (?:are|is|come|comes|came|were|was) (?:from |by )?(.{2,30}?),? and what (?:%|share|percent|percentage|part|proportion) of (?:the )?(\p{L}+)(?: \2)?(?=[?.!]?$)/iu,
    '$3 share of $2, $1 vs $4',
  ],
  // "When did we reach 50k sessions in March?", "how many days did it take to reach 100k sessions in 2025?"
  [
    /^(?:when did we|when had we|how many (?:days|weeks) did it take (?:us )?to) (?:reach|hit|get to|reached) ([$€£]?\d[\d.,]*k?) (\p{L}+(?: (?!in\b|this\b)\p{L}+)?)(?=[?.!]?$| (?:in|this|since) )(?! in total)/iu,
    'first day with cumulative $2 of at least $1',
  ],
  // "Which channels were up on Feb 14 compared to Feb 13?"
  [
    /^which (\p{L}+(?: \p{L}+)?) (?:were|was|are|went) (up|down) (on|in) (.{3,25}?) (?:compared (?:to|with)|vs\.?|versus|against|from) (.{3,25}?)(?=[?.!]?$)/iu,
    'which $1 moved $2 in traffic $3 $4 vs $5',
  ],
  [/^(which .{2,40}?) moved up in traffic /iu, '$1 gained traffic '],
  [/^(which .{2,40}?) moved down in traffic /iu, '$1 lost traffic '],
  // "How many clicks more did desktop bring than mobile in each month?"
  [
    /^how (?:many|much) (\p{L}+) more did (.{2,30}?) (?:bring|have|get|make) than (.{2,30}?) (?:in each|each|per|by) (day|week|month|quarter)\b/iu,
    'how many more $1 did $2 have than $3, per $4',
  ],
  // "Mobile bookings share in each hotel"
  [
    /^(?:the |what is the )?(\p{L}+) (\p{L}+) share (?:in each|in every|for each|of each|per) (?=\p{L})/iu,
    'share of $1 $2 per ',
  ],
];
