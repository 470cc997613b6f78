import type { Rule } from './rule.ts';

const TIME = `(?:in|during|for|over|last|this|since|between) .{2,25}?`;
const METRIC = String.raw`([\p{L}-]+(?: [\p{L}-]+){0,2}?)`;

/** In which order rows stand, and what stands beside what they are ranked by. */
export const orderRules: readonly Rule[] = [
  // "Top 5 sources by revenue and their sessions in February": one time for both
  [
    new RegExp(
      `^((?:the |our |my )?(?:top|bottom) (?:\\d+|three|five|ten) \\p{L}+(?: \\p{L}+)? by ${METRIC})(,? (?:and|with) (?:their|its) ${METRIC}) (${TIME})(?=[?.!]?$)`,
      'iu',
    ),
    '$1 $5$3',
  ],
  // "Ordered by conversion from worst to best"
  [
    /\b(?:ordered|sorted|ranked|listed)( by [\p{L}-]+(?: [\p{L}-]+){0,2}?),? (?:from )?(?:the )?worst (?:to|first to) (?:the )?best\b/giu,
    '$1, worst first',
  ],
  [
    /\b(?:ordered|sorted|ranked|listed)( by [\p{L}-]+(?: [\p{L}-]+){0,2}?),? (?:from )?(?:the )?best (?:to|first to) (?:the )?worst\b/giu,
    '$1, best first',
  ],
  // "Queries ranking worse in February than in January"
  [
    /\b(queries|keywords|pages|search terms) (?:that |which )?(?:are |were )?(?:rank(?:ing|ed)?|sit(?:ting)?|position(?:ed)?) (worse|lower|better|higher) (?=(?:in|last|this) )/giu,
    '$1 whose position got $2 ',
  ],
  [/\bposition got (lower)\b/gi, 'position got worse'],
  [/\bposition got (higher)\b/gi, 'position got better'],
  // "Which source has the longest sessions?"
  [
    /\blongest (?:average |mean )?(?:sessions|visits)\b(?! duration)/giu,
    'highest engagement time per session',
  ],
  [
    /\bshortest (?:average |mean )?(?:sessions|visits)\b(?! duration)/giu,
    'lowest engagement time per session',
  ],
  // "Sessions and revenue by channel, only channels with purchases"
  [
    /[,;] (?:but )?only (?:those |the )?(?:\p{L}+ )?(?:with|that have|that had|having) (?:any |some )?(?!more|less|fewer|at|over|under|above|below|no\b|\d)(\p{L}+)(?=[?.!]?$)/giu,
    ' with at least 1 $1',
  ],
  // "Queries starting with how or what"
  [
    /\b((?:starting|beginning|that start|that begin|which start|which begin|start|begin) with) (\p{L}+) or (\p{L}+)(?=[?.!,]| by| in| last| this|$)/giu,
    '$1 "$2" or "$3"',
  ],
  [
    /\b((?:containing|including|that contain|that include|contain|with the words?) )(how|what|why|when|where|who|which|can|is|are|do|does) or (how|what|why|when|where|who|which|can|is|are|do|does)\b/giu,
    '$1"$2" or "$3"',
  ],
  // "How did our ranking for … change month to month?"
  [
    /^how (?:did|has|have) (?:our |the |my )?(?:rank(?:ing)?|position) (?:for|of|on) (.{2,50}?) (?:change|changed|develop|developed|move|moved) (?:from )?(month|week|day) (?:to|over|by) \2/iu,
    'position for $1 by $2',
  ],
  // "Sessions landing in the /news/ section"
  [
    /\b(sessions|visits|traffic|visitors) (?:that )?(?:landing|landed|land|starting|started) (?:in|on|at|under) (?:the )?(\/[\w\-./]*)(?: (?:section|folder|area|pages))?/giu,
    '$1 on $2',
  ],
  [/\b(\/[\w\-./]+\/) (?:section|folder|area)\b/giu, '$1'],
  // "Average position of 10 or better"
  [
    /\b(position|rank) (?:of |is |was |at )?(\d+(?:\.\d+)?) or (?:better|higher|above|lower number)\b/giu,
    '$1 of at most $2',
  ],
  [/\b(position|rank) (?:of |is |was |at )?(\d+(?:\.\d+)?) or worse\b/giu, '$1 of at least $2'],
  // "Sit on page two of google (average position 11 to 20)": said twice
  [
    /\b(?:sit|sits|sitting|stuck|are stuck|linger|lingering|languish|languishing|live|hang out) (?=on (?:page (?:one|two|1|2)|the (?:first|second) page))/giu,
    '',
  ],
  [
    /\b(on (?:page two|page 2|the second page)(?: of google)?) ?\((?:average |avg\.? )?position(?:s)? (?:11|10) ?(?:to|-|–) ?20\)/giu,
    '$1',
  ],
  // "The least engaged visitors (lowest engagement rate)": the number that is named in parentheses is meant
  [
    /\bsends? (?:us )?(?:the )?(?:least|most) engaged (?:visitors|users|traffic|people) ?\((lowest|highest) (engagement rate|bounce rate)\)/giu,
    'has the $1 $2',
  ],
  // "By how many per cent is March revenue above January's?"
  [
    /^by how (?:many|much) (?:per ?cent|percent|%) (?:is|was|are|were) (.{2,40}?) (?:above|below|over|under|higher than|lower than|ahead of|behind) (?:that of |the one of |those of )?(\p{L}+(?: \d{4})?)['’]s(?=[?.!]?$)/giu,
    '$1 vs $2',
  ],
  [
    /\bhow (?:much|many) of (?:our |the )?(\p{L}+) (?:is|are) brand(?:ed)?,? (?:and|vs\.?) how (?:much|many) (?:is|are) not(?:,? in (?:%|percent))?/giu,
    'brand vs non-brand $1',
  ],
  // "How much revenue came from landing pages in /products/tools/?": of them together
  [
    /^(how (?:much|many) (?!of\b)[\p{L}-]+(?: [\p{L}-]+){0,2}? (?:came|come|comes|did|do|does|was|were|is|are|landed|started)(?: (?:from|on|to|made|for|by|via))?) (?:all )?(?:the |our )?(?:landing )?pages (?:that are )?(?:in|under|below|within|inside) (?:the )?(\/[\w\-./]+)(?: folder| section)?/giu,
    '$1 $2',
  ],
  // "Is chatgpt.com bigger than bing now?": in the last weeks
  [
    /^((?:is|are|does|do|has|have) .{3,60}? than .{2,40}?),? (?:now|right now|currently|these days|nowadays|at the moment)(?=[?.!]?$)/giu,
    '$1 in the last 28 days',
  ],
  // "Which of our 10 biggest countries by sessions has the lowest rate?"
  [
    /^which (?:one )?of (?:our|the|my) (\d+|five|ten|three) (?:biggest|largest|best|strongest|top) (.+?),? (has|had|have|is|was|are|were|converts?|converted)(?= (?:the )?(?:\p{L}+ )?(?:best|worst|highest|lowest|most|least|fewest|biggest|smallest|largest)\b) /giu,
    'of the top $1 $2, which $3 ',
  ],
  // "Which page grew its clicks the most, in %, from Q3 to Q4?"
  [
    /\b(grew|increased|gained|lost|dropped|decreased|improved) (?:its|their) (\p{L}+(?: \p{L}+)?) (?:the )?most,? (?:in (?:percent|percentage(?: terms)?|relative terms|%)|percentage[- ]wise|relatively),?/giu,
    '$1 $2 fastest',
  ],
  [
    /\b(grew|increased|gained|lost|dropped|decreased|improved) (?:its|their) (\p{L}+(?: \p{L}+)?) (?:the )?most\b/giu,
    '$1 the most $2',
  ],
  // "Average session duration (seconds)"
  [/ ?\((?:in )?(?:seconds|secs?|s|minutes|mins?|hours|hrs?|%|percent|percentage)\)/giu, ''],
  // "Which month had the most purchases per day?", "purchases per day by month"
  [
    /^(which (month|week|quarter|year)) (?:had|has|saw|brought) the (most|highest|fewest|least|lowest) ([\p{L}-]+(?: [\p{L}-]+)?) (?:per|a) day\b/giu,
    '$1 had the $3 average daily $4',
  ],
  [
    /^((?!average|avg|mean)(?:[\p{L}-]+ ){0,1}[\p{L}-]+) per day,? (?:by|per|for each|in each) (month|week|quarter|year)\b/giu,
    'average daily $1 by $2',
  ],
  // "Sessions last weekend vs the weekend before"
  [/\b(?:the )?weekend before(?: (?:that|last))?(?=[?.!]?$)/giu, 'the previous weekend'],
  // "How far behind desktop is mobile in conversion rate?"
  [
    /^how far (?:behind|ahead of|below|above) (.{2,40}?) (?:is|are|was|were) (.{2,40}?) (?:in|on|for|by|in terms of) (.{3,40}?)(?=[?.!]?$)/giu,
    '$3 of $2 vs $1',
  ],
  // "Which countries stopped buying in February?"
  [
    /^(?:which |what )?(\p{L}+(?: \p{L}+)?) (?:that |which |who )?stopped (?:buying|ordering|purchasing)(?: from us)?(?: anything)? in /giu,
    'gone $1 by purchases in ',
  ],
  [
    /^(?:which |what )?(\p{L}+(?: \p{L}+)?) (?:that |which |who )?started (?:buying|ordering|purchasing)(?: from us)?(?: anything)? in /giu,
    'new $1 by purchases in ',
  ],
  // "The day with the fewest sessions in each month"
  [
    /^(?:which was |what was |show (?:me )?)?the (day|week) with the (most|highest|fewest|lowest|least) (.{3,40}?) (?:in|of|for) (?:each|every) (month|week|quarter)(?=[?.!]?$| (?:in|of|since) )/giu,
    'which $1 of each $4 had the $2 $3',
  ],
  // "For which queries did more than one of our pages show up?"
  [
    /^(?:for )?(?:which|what) (?:queries|keywords|searches|search terms) (?:did|do|had|have|show|bring up|rank) (?:more than one|several|multiple|two or more) (?:of (?:our|the) )?(?:pages|urls)(?: (?:show(?:ing)? up|rank(?:ing)?|appear(?:ing)?|compete|competing))?/giu,
    'cannibalized queries',
  ],
  // "What portion of clicks goes to the blog, and what portion to the shop pages?": a share of each
  [
    /^(?:what|which) (portion|share|percentage|percent|part|proportion|%) of (.{3,40}?) (?:goes|go|went|comes|come|came|is|was|are|were) ((?:to|from|on|via) )(.{2,40}?),? and (?:what|which) (?:portion|share|percentage|percent|part|proportion|%) (?:of (?:it|them) )?(?:goes |go |went |comes |come |came |is |was )?(?:to|from|on|via) (.{2,40}?)(?=[?.!]?$)/giu,
    'share of $2 from $4 vs $5',
  ],
  // "Which three queries slipped the most positions"
  [
    /\b(?:slipped|fell|dropped|sank|lost) the most (?:positions|places|spots|ranks)\b/giu,
    'lost the most position',
  ],
  [
    /\b(?:climbed|rose|gained|jumped) the most (?:positions|places|spots|ranks)\b/giu,
    'gained the most position',
  ],
  // "Top 3 questions (how, what, why ...) people find us with"
  [
    /\b((?:top|first) (?:\d+ )?)questions ?\((\p{L}+), (\p{L}+),? (?:and |or )?(\p{L}+)(?: ?(?:\.\.\.|…|,? etc\.?))?\)(?: (?:that )?people (?:find|found|reach|ask) (?:us )?(?:with|by)?)?/giu,
    '$1queries starting with "$2" or "$3" or "$4"',
  ],
  // "Is any page losing traffic?"
  [
    /^(?:is|are) (?:there )?any (?:of our )?(\p{L}+(?: \p{L}+)?) (?:that (?:is|are) )?losing (?=\p{L})/giu,
    'which $1 lost ',
  ],
  [
    /^(?:is|are) (?:there )?any (?:of our )?(\p{L}+(?: \p{L}+)?) (?:that (?:is|are) )?gaining (?=\p{L})/giu,
    'which $1 gained ',
  ],
  // "Does every page get key events?": those without any answer both ways
  [
    /^(?:do|does|did|have|has) (?:all|every|each)(?: of)?(?: our| the| my)? (\p{L}+(?: (?!have|get|got|bring|make|has|had|send|receive)\p{L}+)?) (?:have|get|got|bring|make|has|had|send|receive) (?:any |some |at least (?:one|1) )?(?=\p{L})/giu,
    'which $1 have no ',
  ],
  // "Do Canada and Germany have the same number of sessions?"
  [
    /^(?:did|do|does|have|has) (.{2,40}?) and (.{2,40}?) (?:have|get|got|make|bring|had) (?:the same|equal|identical|as many|equally many)(?: (?:number|amount|count) of)? (\p{L}+(?: \p{L}+)?)(?=[?.!]?$| (?:in|last|this|during) )/giu,
    '$3 of $1 vs $2',
  ],
  // "What does a typical weekend look like in revenue?", "sessions by weekend"
  [/\b(?:by|per) weekend\b/giu, 'on weekends by week'],
  [
    /^what (?:does|did) (?:a|an|our) (?:normal|typical|usual|average) (weekend|weekday)s? (?:look like|make|bring(?: in)?|earn)(?: in(?: terms of)?)? /giu,
    'average day on $1s for ',
  ],
  [/\bon the (?:first|1st) (?:day )?of (?:every|each) month\b/giu, 'on day one of each month'],
];
