import { MONTH, type Rule } from './rule.ts';

/** "What percentage of new visitors' sessions in March were engaged": the rate that is made of them. */
const engagedShare = (not: string): RegExp =>
  new RegExp(
    String.raw`(^|\b)(?:what |which )?(?:the )?(?:share|percentage|percent|proportion|part|%) of (?:all |the |our )?((?:[\p{L}'’-]+ ){0,3}?)(?:sessions|visits)((?: (?:in|from|on|during|for|last|this) [^,?]{2,30}?)?) (?:were|was|are|is)(?:${not}) ?(?:considered )?engaged\b`,
    'giu',
  );

/** One number over another, or beside it. */
export const ratioRules: readonly Rule[] = [
  // "New-to-returning ratio by country"
  [/\b(\p{L}{3,20})[- ]to[- ](\p{L}{3,20}) (\p{L}{3,20} )?ratio\b/giu, 'ratio of $1 to $2 $3'],
  // "What share of the sessions was not engaged? (bounce = not engaged)"
  [
    /[,;(–-]? ?\(?\bbounced?(?: rate| sessions?| visits?)? ?(?:=|is|are|means|meaning|being|i\.e\.) [^.?!)]*\bengag\p{L}*\)?/giu,
    '',
  ],
  [engagedShare("n['’]?t| not"), '$1bounce rate $2$3'],
  [engagedShare('(?!n|not)'), '$1engagement rate $2$3'],
  [
    /\b((?:bounce|engagement) rate .{3,60}?),? and of (?:the |our )?(\p{L}+(?: \p{L}+)?) (?:sessions|visits)(?= ?[?.!]|$)/giu,
    '$1 and of $2',
  ],
  // "Refunds as a percentage of revenue"
  [
    /\bas (?:an? |the )?(?:percentage|percent|per cent|%|proportion|fraction|portion) of (?=\p{L})/giu,
    'as a share of ',
  ],
  // "How high was the order value on mobile?"
  [/^how (?:high|low|big|large) (?:is|was|were|are) (?=the |our |my )/gi, 'what was '],
  // "On average, how many page views does a session from India have?"
  [
    /^(?:on average,? )?how many ([\p{L}-]+(?: [\p{L}-]+)?) (?:does|did|do|has|have|had) (?:an?|each|one|every|the average|an average|a typical) (session|visit|order|booking|user|visitor|ticket|customer)( .{0,30}?)? (?:have|has|had|include|contain|get|see|make|bring)(?: on average)?(?= ?[?.!,]|$| (?:in|on|for|during|over|last|this|from|between|yesterday|the|since)\b)/giu,
    '$1 per $2$3',
  ],
  // "For every order, how many sessions do we need?", "visits for each order"
  [
    /^for (?:every|each|one) (\p{L}+),? how many (\p{L}+(?: \p{L}+)?) (?:do we (?:need|have|get)|are (?:there|needed)|does it take|were (?:there|needed))/giu,
    '$2 per $1',
  ],
  [
    /\b(sessions|visits|clicks|searches|page ?views|views) for (?:each|every|one) (order|purchase|booking|sale|signup|trial|lead|ticket|session|visit)(?= ?[?.!,]|$| (?:in|on|for|by|last|this|during)\b)/gi,
    '$1 per $2',
  ],
  [
    /\b(\p{L}+s) (?:the )?most (?:relative to|in relation to|in proportion to) (?:its |their )?(?=\p{L})/giu,
    'has the most $1 per ',
  ],
  // "The most page views relative to sessions", "the most revenue for its sessions"
  [
    /\bmost ([\p{L}-]+(?: [\p{L}-]+)?) (?:relative to|compared (?:to|with)|in relation to|in proportion to|for (?:its|their)|against (?:its|their)|given (?:its|their)) (?:its |their )?(?!last|this|previous|prior|all|other|the|a|an|average|week|month|quarter|year|day|period|same|usual|weekends?|weekdays?|yesterday|\d|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4])([\p{L}-]+(?: (?!in|on|for|last|this|since|during|over|from|by)[\p{L}-]+)?)(?= ?[?.!,]|$| (?:in|on|for|last|this|since|during|over|from|by)\b)/giu,
    'most $1 per $2',
  ],
  [
    /\bpercentage of (?:the |our |all )?(\p{L}+) (?:come|comes|came|is|are|was|were)(?: from)? the (\d+|two|three|four|five|ten) (?:largest|biggest|strongest|best|top) /giu,
    'percentage of $1 came from the top $2 ',
  ],
  // "Sum up orders in January" moves nothing
  [
    /^(?:please )?(?:sum|add|tally|total) up (?:all )?(?:of )?(?:the |our |my )?(?!last|this|what|how|yesterday|where|which)(?=\p{L})/giu,
    'total ',
  ],
  // "Tips per order by city" orders nothing
  [/\bper (order|booking|visit|session|ticket) by (?=\p{L})/giu, 'per $1 for each '],
  // "How many did Leeds and Glasgow have together?"
  [
    new RegExp(
      `\\b(did|do|have|has) (.{2,60}? and .{2,40}?) (?:have|had|get|make|made|bring(?: in)?|generate|earn|sell|sold|see) (?:together|combined|in total|altogether)(?= ?[?.!,]|$| (?:in|on|for|during|over|last|this|from|between|yesterday|the|since|\\d{4}|${MONTH})\\b)`,
      'giu',
    ),
    '$1 $2 together have',
  ],
  // "Total sessions on Saturdays and Sundays"
  [
    /\b(total|overall|combined|sum of|percentage of|percent of|share of|proportion of)\b(.{1,40}?) on saturdays? (?:and|&|\+) sundays?\b/gi,
    '$1$2 on weekends',
  ],
  [/\bwhich (?=(?:share|percentage|part|fraction|proportion) of\b)/gi, 'what '],
  // "How many times more sessions does desktop have than tablet?"
  [
    /^how many times (?:as (?:many|much)|more|the) ([\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:does|do|did|has|have|had) (.{1,40}?)(?: (?:have|has|had|get|got|make|made|bring|generate))? (?:than|as|of|that of) (?=\p{L})/giu,
    'ratio of $1 of $2 to ',
  ],
  // "The combined share of the top 3 countries in sessions"
  [
    /\b(?:combined|total|joint) share of (the (?:top|bottom|\d+) .{3,40}?) in (?=\p{L})([\p{L}-]+(?: (?!january|february|march|april|may|june|july|august|september|october|november|december|in|on|for|during|over|last|this|from|between|yesterday|the|since)[\p{L}-]+)?)(?=[ ?.!,]|$)/giu,
    'what share of $2 came from $1',
  ],
  // "How much of our revenue do the 3 biggest sources make up, in percent?"
  [
    /^(?:how much|what part|what portion) of (?:the |our |my |all )?(.{3,30}?) (do|does|did) (the .{3,40}?) (?:make up|account for|bring(?: in)?|make|generate)\b(.*?),? (?:in|as a) (?:percent|percentage|%)/gi,
    'what share of $1 $2 $3 make up$4',
  ],
  // "How much of our revenue falls on weekends, in percent?"
  [
    /^(?:how much|what part|what portion) of (?:the |our |my |all )?(.{3,30}?) (falls?|is|was|were|are|came|comes|happens?|happened) ((?:on|at) .*?),? (?:in percent|as a percentage|in %)(?= ?[?.!]|$)/gi,
    'what share of $1 $2 $3',
  ],
  // "How many times bigger is Vienna than Linz by revenue?"
  [
    /^how many times (?:bigger|larger|higher|greater|stronger|more) (?:is|was|are|were) (.{1,40}?) than (.{1,40}?) (?:by|in|on|for|in terms of) ([\p{L}-]+(?: [\p{L}-]+){0,3}?)(?= ?[?.!,]|$| (?:in|on|for|during|over|last|this|from|between|yesterday|the|since|january|february|march|april|may|june|july|august|september|october|november|december|\d{4})\b)/giu,
    'ratio of $3 of $1 to $2',
  ],
  // "Visits for one sale"
  [
    /\b(visits|sessions|clicks|searches) (?:for|per) (?:(?:one|an?|each|every) )?sale\b/giu,
    '$1 per purchase',
  ],
  // "How many sessions does it take to make a sale?": how many sales there are, and not what they bring
  [
    /^(how many .{3,40}? (?:do (?:we|i) need|does it take|did it take|are needed) (?:for|per|to (?:get|make|win|sell)) (?:one|an?|each|every) )sale\b/giu,
    '$1purchase',
  ],
  // "What's the value of a Canadian session?"
  [
    /^what(?:['’]s| is| was) (?:the )?(?:average |mean )?(?:value|worth) of (?:one|an?|each|every) (?!order|purchase|booking|sale|cart|basket|transaction)(\p{L}+ )?(session|visit|click)\b/giu,
    'revenue per $2 $1',
  ],
  // "Time on site per purchase"
  [
    /\b(?:average )?(?:time (?:spent )?on (?:the |our )?(?:site|website|page)|engagement time|time spent) per (purchase|order|sale|transaction|lead|conversion|signup|key event)\b/giu,
    'engagement seconds per $1',
  ],
  // "How many sessions do we need for one order?", "how many searches does it take to get a booking?"
  [
    /^how many ([\p{L}-]+(?: [\p{L}-]+)?) (?:do (?:we|i) need|does it take|did it take|did (?:we|i) need|are needed|were needed) (?:for|per|to (?:get|make|win|sell)) (?:one|an?|each|every) /giu,
    '$1 per ',
  ],
  // "What did one visitor from the US bring in on average in March?"
  [
    /^(?!.*\bper\b)(?:what|how much) (?:does|did) (?:one|an?|each|every|the average|an average|the typical|a typical) (visitor|session|visit|user|customer|order|booking|purchase|buyer|guest|click|lead|donor)(.{0,30}?) (?:bring(?: in)?|spend|generate|earn|make|yield)(?: us)?(?: on average)?(?= ?[?.!,]|$| (?:in|on|for|during|over|last|this|from|between|yesterday|the|since)\b)/gi,
    'revenue per $1$2',
  ],
  // "How many times higher was the conversion rate of /pricing than that of /?"
  [
    /^how many times (?:higher|larger|bigger|greater|as (?:high|large|big|great)) (?:is|was|were|are) (?:the |our )?(\p{L}+(?: \p{L}+){0,3}) (?:of|for|on|in|from) (.{1,40}?) (?:than|as) (?:(?:that|the one|those) )?(?:of |for |on |in |from )?(?=\S)/giu,
    'ratio of $1 of $2 to ',
  ],
  // "How much more does a Suite booking bring than a Double Room booking?"
  [
    /^how much more (?:revenue |money )?(?:does|do|did) an? (.{2,30}?) (\p{L}+) (?:bring(?: in)?|make|earn|generate|cost|spend|pay) than (?:an? )?(.{2,30}?) \2\b/giu,
    'revenue per $2 $1 vs $3',
  ],
  // "What share of sessions falls on Saturdays?"
  [
    /\b((?:share|percentage|percent|proportion|part|%) of .{3,60}?) (?:falls?|fell|falling) (?:on|into|in|to) /gi,
    '$1 on ',
  ],
  // "Page views last week and how many of them per session?"
  [
    /^(\p{L}+(?: \p{L}+)?) ((?:last|this|in|over|during|for) .{3,40}?),? and how many (?:of (?:them|those|these) )?per (\p{L}+)/giu,
    '$1 and $1 per $3 $2',
  ],
  // "The apply rate per city in Q2 (applications divided by views)"
  [
    /\b(?:\p{L}+[- ])?\p{L}+ rates?\b([^(]{0,60}?) ?\((?:i\.?e\.?,? |that is,? |meaning |= ?)?(\p{L}+(?: \p{L}+)?) (?:divided by|out of|over|per|\/|÷) (?:all |the |total )?(\p{L}+(?: \p{L}+)?)\)/giu,
    '$2 per $3$1',
  ],
  [
    /\bratio of new (to|and|vs\.?|versus) returning (visitors|users|customers|people)\b/gi,
    'ratio of new $2 $1 returning $2',
  ],
  // "How many purchases did we get in May and what % of sessions is that?"
  [
    /^how many ((?!of )[\p{L}-]+(?: (?!did|do|were|was|from|on|in|via|of|through|are|have|had|by)[\p{L}-]+)?) (?:(?:did|do|have) we (?:get|have|had|make|see|got) |were there |came in )?((?:last|this|in|over|during|for|on) .{3,40}?),? and what (?:%|percent(?:age)?|share|part|proportion) of (?:the |all |our )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|was|were|does) (?:that|those|they|it|this)(?: make)?\??$/giu,
    '$1 and $1 per $3 $2',
  ],
  // "How many times the revenue of mobile does desktop make?", "desktop makes how many times the revenue of mobile?"
  [
    /^how many times (?:the|as (?:many|much)|more) (\p{L}+(?: \p{L}+)?)(?: of| as| than| from) (?:on |from |the )?(.{2,40}?) (?:does|did|do) (?:the )?(.{2,40}?) (?:make|have|get|bring(?: in)?|generate|earn|sell)(?= ?[?.]|$| (?:in|last|this|over|during)\b)/giu,
    'ratio of $1 from $3 to $2',
  ],
  [
    /^(?:the )?(.{2,40}?) (?:makes?|made|has|had|gets?|got|brings?(?: in)?|brought(?: in)?|generates?|earns?|sells?|sold) how many times (?:the|as (?:many|much)|more) (\p{L}+(?: \p{L}+)?)(?: of| as| than| from) (?:on |from |the )?(.{2,40}?)(?= ?[?.]|$| (?:in|last|this|over|during)\b)/giu,
    'ratio of $2 from $1 to $3',
  ],
  [
    /\bhow much (more|less) (does|did|do) (.{2,60}?) (?:make|earn|bring in|take in)\b(?! up)/giu,
    'how much $1 revenue $2 $3 make',
  ],
  [
    /\bratio of new (?:to|vs\.?|versus|and) returning (\p{L}+)/giu,
    'ratio of $1 from new visitors to returning visitors',
  ],
  // "How many orders came from Germany, and how much did that bring in?"
  [
    /(?:,| and|;),? (?:and )?how much (?:money |revenue )?(?:did|do|does|have|has|had) (?:that|this|they|it|those|these|all of (?:it|them|that))(?: \p{L}+)? (?:bring in|brought in|bring|make|made|earn|earned|generate|generated|take in|yield|produce)(?: us)?(?= ?[?.,!]|$| (?:in|on|last|this|over|during) )/giu,
    ' and how much revenue',
  ],
  // "What share of engaged sessions falls on weekends?" is no engagement rate
  [
    /\b(share|percentage|percent|proportion) of (?:the |our )?(engaged (?:sessions|visits)) (?=(?:that )?(?:come|came|comes|fall|falls|happen|happened|did|do|does|from|via|through|on weekends)\b)/gi,
    '$1 of all $2 ',
  ],
];
