type Rule = readonly [words: RegExp, full: string];

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)';

/** "Where its number was below that of February": what is held against a named stretch of time. */
const heldBy = (than: string): RegExp =>
  new RegExp(
    String.raw`\b(?:where|whose|in which|for which) (?:the |our )?(.{3,40}?) (?:was|were|is|are) (?:${than})(?: than| from| on)? (?:(?:it|they) (?:was|were) )?(?:in |that of )?(?=(?:${MONTH}|q[1-4]|last|the (?:week|month|quarter|year) before|20\d\d)\b)(?!.* than )`,
    'gi',
  );

/** What short speech leaves to the hearer, said in full; each keeps every word that limits or asks. */
const RULES: readonly Rule[] = [
  // "How does conversion of returning visitors compare with that of new ones?"
  [/\b(with|to|than|against|vs\.?|versus|and) (?:that|those|the ones?|the numbers?) of (?=\p{L})/giu, '$1 '],
  [/\b(new|returning) ones\b/gi, '$1 visitors'],
  // "How much did we sell last month, and was that more than in February?"
  [
    /,? (?:and )?(?:is|was|were|are) (?:that|this|it|they|those) (?:any )?(?:more|less|fewer|higher|lower|better|worse|up|down) (?:than|from|on|compared (?:to|with))(?: (?:in|on|for|during|it was in))? /gi,
    ' compared with ',
  ],
  // "My accountant asks for the revenue of the first quarter"
  [
    /^(?:my|our|the|a) (?:\p{L}+ )?\p{L}+ (?:asks|asked|is asking|keeps asking|wants|wanted|needs|needed|would like|wonders) (?:(?:me|us) )?(?:for|to know|to see|to have|about)[,:]? /giu,
    '',
  ],
  [/ ?\(?\b(?:weeks? )?(?:start(?:s|ing)?(?: on)? monday|monday[- ]start)s?\b\)?/gi, ''],
  [/\b(?:not|without) (?:even )?a single (?:dollar|cent|penny|euro|pound|buck)\b/gi, 'no revenue'],
  [/\b(?:not|without) (?:even )?a single (?=\p{L})/giu, 'no '],
  [/,? just the (?:\p{L}+ )?(?:numbers|figures|values)\b(?= ?[?.,]|$)/giu, ''],
  // "Which countries are in the top 10 for sessions but not in the top 10 for revenue?"
  [
    /\b(?:which|what) (\p{L}+(?: \p{L}+)?) (?:are|is|were|was|rank|ranked) (?:in|among|part of) (?:the |our )?((?:top|bottom) \d+) (?:for|by|in) /giu,
    '$2 $1 by ',
  ],
  [
    /\b(?:but|yet|though),? (?:(?:are|is|were|was|who are|that are) )?not(?: also)? (?:in|among|part of) (?:the |its |our )?(?=(?:top|bottom) \d)/gi,
    'outside the ',
  ],
  [
    /\b((?:top|bottom) \d+) (.{3,60}?) by (\p{L}+(?: \p{L}+)?),? but not by (?=\p{L})/giu,
    '$1 $2 by $3 outside the $1 by ',
  ],
  // "Which of the top 5 countries by revenue has the best rate?"
  [
    /^which (?:ones? )?of (?:the|our|my) ((?:top|bottom|best|worst|biggest|largest) .+?),? (has|had|have|is|was|are|were|got|made|brought|converts?|converted|performs?|performed)(?= (?:the )?(?:\p{L}+ )?(?:best|worst|highest|lowest|most|least|fewest|biggest|smallest|largest)\b) /giu,
    'of the $1, which $2 ',
  ],
  // "How many different people": who came twice counts once
  [
    /\b(?:different|distinct|individual|separate) (?:people|persons|visitors|users|humans)\b/gi,
    'unique visitors',
  ],
  // "Is mobile a bigger part of our clicks in February than it was in January?"
  [
    /^(?:is|was|are|were) (.{2,60}?) an? (?:bigger|larger|higher|greater) (?:share|part|portion|percentage|proportion) of (.{2,60}?) (?:in|during) (.{2,30}?) than (?:(?:it|they) (?:was|were) )?(?:in|during) (.{2,30}?)\??$/giu,
    "did $1's share of $2 grow from $4 to $3?",
  ],
  // "Among countries with at least 500 sessions, which three convert best?"
  [
    /^among (?:the |our |all )?(\p{L}+(?: \p{L}+)?) ((?:with|that|which|having) .{3,80}?), which (two|three|four|five|\d+) (?=\p{L})/giu,
    'which $3 $1 $2 ',
  ],
  // "For every city, the cuisine with the highest revenue in January"
  [
    /^(?:for|in|within|per) (each|every) (?!month|week|day|quarter|year)(\p{L}+(?: \p{L}+)?),? (?:(?:show|give|tell|list)(?: me| us)? )?(?:the|which|what) (\p{L}+(?: \p{L}+)?) (?:with|had|has|having) the ((?:highest|most|largest|biggest|lowest|fewest|smallest|best|worst) .+?)\??$/giu,
    'which $3 had the $4 in $1 $2?',
  ],
  // "Did it get better or worse since?" is neither yes nor no
  [
    /\b(?:get|got|gotten|become|became|do|done) (?:any )?better or (?:get |do )?worse(?: than)?(?: (?=in |on |during ))/gi,
    'change compared with ',
  ],
  [/\b(?:get|got|gotten|become|became|do|done) (?:any )?better or (?:get |do )?worse\b/gi, 'change'],
  // "Countries where March revenue was below February"
  [heldBy('lower|less|below|smaller|down'), 'that had lower $1 than in '],
  [heldBy('higher|more|above|greater|up'), 'that had higher $1 than in '],
  [/\bso far in (?=20\d\d\b)/gi, 'in '],
  // "Tips per month since we started tracking"
  [
    /\bsince (?:we|i|the (?:site|shop|store)|it) (?:started|began|launched|opened|went live|existed?)(?: (?:tracking|measuring|counting|collecting(?: data)?|recording|selling|business|out))?(?= ?[?.,!]|$)/gi,
    'since the beginning',
  ],
  // "Top 5 countries in March by sessions": the days behind the number
  [
    new RegExp(
      String.raw`\b((?:top|bottom) \d+|\d+ (?:biggest|largest|best|worst)) (\p{L}+(?: \p{L}+)?) (?:in|during|for) ((?:last|this) (?:week|month|quarter|year)|${MONTH}(?: \d{4})?) by (\p{L}+(?: per \p{L}+)?)`,
      'giu',
    ),
    '$1 $2 by $4 in $3',
  ],
  // "The biggest revenue day of the quarter": of the one that runs, where no other is named
  [
    /^(?!.*\b(?:each|every|per|by|last|this|previous|past|all|20\d\d|q[1-4])\b)(?=.*\b(?:\p{L}+est|top|most|least|record|peak)\b)(.*\b(?:day|week|weekend|month)) of the (quarter|year)(?=\b(?! (?:before|of)))/giu,
    '$1 this $2',
  ],
  // "How is this month going so far?"
  [/\b(this (?:week|month|quarter|year)\b.{0,40}?),? so far(?= ?[?.!]|$)/gi, '$1'],
  // "What share of sessions falls on Saturdays?"
  [
    /\b((?:share|percentage|percent|proportion|part|%) of .{3,60}?) (?:falls?|fell|falling) (?:on|into|in|to) /gi,
    '$1 on ',
  ],
  // "This month so far vs the same days in June": as many days are compared anyway
  [
    new RegExp(
      String.raw`\b(this (?:month|quarter|year)(?:,? so far| to date)?,? (?:vs\.?|versus|against|compared (?:to|with))) (?:the )?(?:exact )?same (?:number of )?(?:days|dates|period|stretch|time|timeframe) (?:in|of|during|from) (?=(?:${MONTH}|last|the (?:previous|prior))\b)`,
      'gi',
    ),
    '$1 ',
  ],
  // "Growth of revenue by month (month over month %)"
  [/(?<=\p{L}) ?(?:\(%\)|%(?=\)))/gu, ''],
  // "Revenue per 1000 pageviews (RPM)"
  [/(\bper\b.{3,60}?) ?\((?:rpm|rpv|rps|rpc|epc|cpa|cpl|cpc|aov|arpu)\)/gi, '$1'],
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
  // "Which channels neither grew nor fell by more than 5 %?", "countries with neither purchases nor key events"
  [
    /\bneither (?:gained|grew|rose|increased|went up|won) nor (?:lost|fell|dropped|decreased|declined|shrank|went down) (?:by )?more than /gi,
    'changed by at most ',
  ],
  [
    /\b(?:with|had|have|having|has|got|made|brought) neither (\p{L}+(?: \p{L}+)?) nor (?=\p{L})/giu,
    'with no $1 and no ',
  ],
  // "Countries that had more than 1,500 sessions last week but fewer than the week before"
  [
    new RegExp(
      String.raw`\b(?:(?:that|which|who) )?(?:had|with|having|got) ((?:more than|over|above|at least|fewer than|less than|under|below) [\d,.]+k?) (\p{L}+(?: \p{L}+)?) ((?:last|this) (?:week|month|quarter|year)|in ${MONTH}(?: \d{4})?),? (?:but|and|yet) (less|fewer|lower|more|higher) than (?:(?:it|they) did )?(?:in |during )?(?=(?:the|last|${MONTH})\b)`,
      'giu',
    ),
    'with $1 $2 that had $4 $2 $3 than in ',
  ],
  // "Cities where fewer than 45 % of the apply clicks turned into an application"
  [
    /\b(?:where|in which|for which|with) ((?:fewer|less|more) than|under|over|above|below|at least|at most) (\d+(?:\.\d+)? ?%) of (?:the |all |our )?(\p{L}+(?: \p{L}+)?) (?:have |had |has )?(?:turned into|turn into|turns into|converted (?:in)?to|convert (?:in)?to|became|become|led to|lead to|resulted in|result in|ended in|end in) (?:an? |the )?(\p{L}+(?: \p{L}+)?)(?= (?:in|last|this|during|over|between|from)\b| ?[?.,]|$)/giu,
    'with $4 per $3 $1 $2',
  ],
  [
    /\bratio of new (to|and|vs\.?|versus) returning (visitors|users|customers|people)\b/gi,
    'ratio of new $2 $1 returning $2',
  ],
  // "Revenue, I mean" is no mean
  [/,? ?\b(?:i|we) mean(?:t)?\b(?=[.,!?]|$| by that)/gi, ''],
  // "That didn't bring a single order"
  [
    /\b(?:(?:that|which|who) )?(?:didn['’]?t|did not|never|don['’]?t|do not|haven['’]?t|have not) (?:bring|brought|make|made|have|had|get|got|generate|generated|produce|produced)(?: us)?(?: even)? (?:a single|any|one single) (?=\p{L})/giu,
    'with no ',
  ],
  [/,? ?\bnext to (?:it|them|that|each|those)\b/gi, ''],
  // "Did any country lose sessions?" is answered by those that did
  [
    /^did any (\p{L}+[^aeious\P{L}])y (?=(?:get|gain|lose|grow|drop|fall|rise|see|make|bring)\b)/giu,
    'which $1ies ',
  ],
  [/^did any (\p{L}+[^ys\P{L}]) (?=(?:get|gain|lose|grow|drop|fall|rise|see|make|bring)\b)/giu, 'which $1s '],
  // "How many purchases did we get in May and what % of sessions is that?"
  [
    /^how many ((?!of )[\p{L}-]+(?: (?!did|do|were|was|from|on|in|via|of|through|are|have|had|by)[\p{L}-]+)?) (?:(?:did|do|have) we (?:get|have|had|make|see|got) |were there |came in )?((?:last|this|in|over|during|for|on) .{3,40}?),? and what (?:%|percent(?:age)?|share|part|proportion) of (?:the |all |our )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|was|were|does) (?:that|those|they|it|this)(?: make)?\??$/giu,
    '$1 and $1 per $3 $2',
  ],
  // "Which source has the best rate? Ignore the tiny ones, i.e. anything under 1,000 sessions."
  [
    /[?.,;]? (?:please )?(?:ignor|exclud|leav|skipp?)(?:e|ing) (?:out )?(?:the |all |any )?(?:(?:tiny|small|little|low[- ]volume) )?(?:ones|those|anything|everything)(?:,? (?:i\.?e\.?|that is|so|meaning),? (?:anything|everything|those|ones))? (?:(?:with|having) )?(?:under|below|less than|fewer than) (?=[\d,.]+k? \p{L})/giu,
    ' with at least ',
  ],
  [/\bwhich single (?=(?:day|week|month|weekend|quarter|year)\b)/gi, 'which '],
  [/\b(?:for|in|over|during) the year so far\b/gi, 'this year'],
  // "Of the channels with more than 1,000 sessions, which got fewer in March, and by how many?"
  [/,? and (?:by )?how (?:much|many|far)(?: (?:is|was|were) (?:that|it|this|each))?(?= ?[?.!]|$)/giu, ''],
  [/,? by how (?:much|many)(?= ?[?.!]|$)/giu, ''],
  // "What was the rate in the week before, and what was it in the week after?"
  [
    /,? (?:and|vs\.?|versus) what (?:was|is|were) (?:it|that|they|the same)(?: like)? (?:in|on|during|over|for) (?=\p{L}|\d)/giu,
    ' compared with ',
  ],
  // "Top 3 channels in March, and how much is each up or down on February?"
  [
    /,? and how (?:much|many|far) (?:is|are|was|were|did|has|have) (?:each|they|it|those|these)(?: (?:one|of (?:them|those|these)))? (?:go |gone |went )?(?:up or down|up|down|changed?) (?:on|from|vs\.?|versus|against|over|compared (?:to|with)) /giu,
    ' and their change against ',
  ],
  // "For every country, tell me the query that got the most clicks"
  [
    /^(?:for|in|within|per) (each|every) (?!month|week|day|quarter|year)(\p{L}+(?: \p{L}+)?),? (?:(?:show|give|tell|list)(?: me| us)? )?(?:the|which|what) (\p{L}+(?: \p{L}+)?) (?:that|which) (?:got|gets|had|has|have|brought(?: in)?|brings(?: in)?|made|makes|earned|drove|sent|sold) (?:us )?the ((?:highest|most|largest|biggest|lowest|fewest|smallest|best|worst) .+?)\??$/giu,
    'which $3 had the $4 in $1 $2?',
  ],
  // "Top 5 posts by clicks (only urls with /blog/ in them)"
  [
    /,? ?\(?(?:(?:i\.?e\.?|so|only|just|that is)[,:]? )?(?:(?:all|only|just) )?(?:of )?(?:the )?(?:landing )?(?:urls?|pages|paths|posts|articles) (?:that (?:have|contain|start with)|with|under|below|in|containing|starting with) (\/[\w\-./]+)(?: in (?:them|it|the (?:url|path|address)))?\)/giu,
    ' under $1',
  ],
  // "On an average Monday, Tuesday and so on"
  [
    /\bon (?:an average|a typical|a usual|average) monday,? tuesday(?:,? (?:wednesday))?,? (?:and so on|etc\.?|and so forth)/gi,
    'on average by weekday',
  ],
  [/\b(?:combinations?|combos?|pairs?) of (\p{L}+(?: \p{L}+)?) and (\p{L}+)/giu, '$1 and $2'],
  // "How many orders came from Germany, and how much did that bring in?"
  [
    /(?:,| and|;),? (?:and )?how much (?:money |revenue )?(?:did|do|does|have|has|had) (?:that|this|they|it|those|these|all of (?:it|them|that))(?: \p{L}+)? (?:bring in|brought in|bring|make|made|earn|earned|generate|generated|take in|yield|produce)(?: us)?(?= ?[?.,!]|$| (?:in|on|last|this|over|during) )/giu,
    ' and how much revenue',
  ],
  // "Do we sell more at weekends?"
  [
    /^((?:do|does|did|are|is|was|were)\b(?!.*\b(?:than|vs\.?|versus|compared|last|this|these|since|or)\b).*\b(?:more|less|fewer|higher|lower|better|worse|busier|quieter|slower|stronger|weaker)\b.*?) (?:on|at|during|over) (?:the )?weekends?(?= ?[?.!]|$)/giu,
    '$1 on weekends than on weekdays',
  ],
  [
    /^((?:do|does|did|are|is|was|were)\b(?!.*\b(?:than|vs\.?|versus|compared|last|this|these|since|or)\b).*\b(?:more|less|fewer|higher|lower|better|worse|busier|quieter|slower|stronger|weaker)\b.*?) (?:on|during) (?:the )?(?:weekdays|workdays)(?= ?[?.!]|$)/giu,
    '$1 on weekdays than on weekends',
  ],
  // "The highest revenue in a single day"
  [/\b(an?|any|one) single (?=(?:day|week|weekend|month|quarter|year)\b)/gi, '$1 '],
  // "The route whose revenue depends most on cars"
  [
    /^(?:which|what) (\p{L}+(?: \p{L}+)?)(?:['’]s| has| have|['’])? ([\p{L}]+(?: \p{L}+)?) (?:is|are|was|were|that is) (?:the )?(most|least) (?:dependent|reliant) (?:on|upon) /giu,
    'which $1 had the $3 share of $2 from ',
  ],
  [/^(?:brand|kpi|quick|data|sanity|reality|health) check ?[-–—:,] ?/giu, ''],
];

export const inFull = (text: string): string =>
  RULES.reduce((said, [words, full]) => said.replace(words, full), text);
