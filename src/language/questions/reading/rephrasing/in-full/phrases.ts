import type { Rule } from './rule.ts';

/** Whole phrases with a meaning of their own: records, sums of the best, who is among whom, money and percent. */
export const phraseRules: readonly Rule[] = [
  // "Record low revenue day", "all-time low for sessions"
  [
    /^(?:the |our |what (?:is|was) (?:the |our ))?(?:record|all[- ]time)[- ](low|high) ([\p{L}-]+(?: [\p{L}-]+)?) (day|week|month)(?=[?.!]?$)/giu,
    '$3 with the $1est $2',
  ],
  [
    /^(?:the |our |what (?:is|was) (?:the |our ))?(?:record|all[- ]time)[- ](low|high) (?:for|of|in) ([\p{L}-]+(?: [\p{L}-]+)?) (?:in|on) (?:a|one|a single) (day|week|month)(?=[?.!]?$)/giu,
    '$3 with the $1est $2',
  ],
  // "Which sources are mobile only?", "which channels sold on desktop as well as tablet?"
  [
    /^(which|what) (\p{L}+(?: \p{L}+)?) (are|is|were) ([\p{L}-]+(?: [\p{L}-]+)?)[- ]only(?=[?.!]?$)/giu,
    '$1 $2 $3 only $4',
  ],
  [
    /^((?:which|what) .{3,40}?) (on|from|in|via|through) (.{2,30}?) as well as (?:on |from |in |via |through )?(.{2,30}?)(?=[?.!]?$)/giu,
    '$1 $2 both $3 and $4',
  ],
  // "Sum of revenue on days above the average"
  [
    /^(?:the )?(?:sum of|total) (?:the )?([\p{L}-]+(?: [\p{L}-]+)?) (?:on|of) (?:the )?(days|weeks) (?:that (?:were|are) )?(above|below) (?:the )?(average|mean)(?=[?.!]?$)/giu,
    '$1 on $2 with $1 $3 the $4',
  ],
  // "Pages with better position in February than in January"
  [
    /\b(pages|queries|keywords|search terms|urls) with (?:a )?(better|worse|higher|lower) (?:average )?(?:position|rank(?:ing)?)s? (?=(?:in|last|this) .{2,25} than )/giu,
    '$1 whose position got $2 ',
  ],
  // "What percentage of sessions ended in a purchase?"
  [
    /\b((?:percentage|percent|share|proportion|%|part) of (?:all |our |the )?(?:[\p{L}-]+ )?(?:sessions|visits)) (?:that )?(?:ended|end|ends|resulted|result|results|led) (?:in|with|to) (?:a |an )?(?:purchase|order|sale|transaction)s?\b/giu,
    '$1 converted',
  ],
  // "Was there any weekend with revenue over 5000?"
  [
    /^(?:was|were|is) there (?:ever )?(?:a|any) weekend (?:with|when|where) (.{3,40}?)(?=[?.!]?$| (?:in|last|this|since|during) )/giu,
    'weeks with $1 on weekends',
  ],
  [
    /^did (?:we (?:have|get|make|see) )?([\p{L}-]+(?: [\p{L}-]+)?) (?:exceed|top|pass|go over|climb above) ([$€£]?\d[\d.,]*k?) on (?:a|any) weekend(?=[?.!]?$)/giu,
    'weeks with $1 over $2 on weekends',
  ],
  // "Bookings between Christmas and New Year"
  [
    /\bbetween (?:christmas|xmas|x-mas) and (?:the )?new year(?:['’]?s)?(?: eve| day)?( (?:20\d\d))?\b/giu,
    'from December 25 to December 31$1',
  ],
  // "Which hotels didn't get more bookings in September than in August?"
  [
    /^(which|what) (\p{L}+(?: \p{L}+)?) (?:did(?:n['’]?t| not)|have(?:n['’]?t| not)) (?:get|have|make|bring|see|got|had) more ([\p{L}-]+(?: [\p{L}-]+)?) (?=(?:in|last|this) )/giu,
    '$1 $2 had fewer $3 ',
  ],
  // "Are sessions from Canada and Germany equal?"
  [
    /^(?:are|is|were|was) (?:the )?([\p{L}-]+(?: [\p{L}-]+)?) (?:from|of|on|in|via) (.{2,40}?) and (.{2,40}?) (?:equal|the same|identical|alike)(?=[?.!]?$)/giu,
    '$1 of $2 vs $3',
  ],
  // "How many sessions came to us from Canada?"
  [
    /\b(came|come|comes|coming|sent|sends|send|brought|drove|referred|arrived) (?:over )?to us (?=from|via|through|on|in|by)/giu,
    '$1 ',
  ],
  // "The direct comparison of Vienna and Graz"
  [/\b(?:a |the )?direct comparison (?=of|between)/giu, 'comparison '],
  // "Do US visitors make more than 90 % of revenue?"
  [
    /^((?:do|does|did) .{1,30}?) (?:visitors|users|customers|people|shoppers|guests) (make(?: up)?|bring(?: in)?|generate|account for) (?=(?:more|less|fewer|over|under|at least|at most|above|below|half|a (?:third|quarter)))/giu,
    '$1 $2 ',
  ],
  // "Which countries grew in both sessions and revenue?"
  [
    /^((?:which|what) )?(\p{L}+(?: \p{L}+)?) (?:that |which )?(grew|rose|gained|increased|fell|dropped|declined|lost) in both ([\p{L}-]+(?: [\p{L}-]+)?) and ([\p{L}-]+(?: (?!in|last|this|from|between|compared|vs)[\p{L}-]+)?)(?=[?.!]?$| (?:in|last|this|from|between|compared|vs) )/giu,
    '$1$2 where $4 $3 and $5 $3',
  ],
  // "When did Direct make the most?"
  [
    /^when did (.{2,30}?) (?:make|earn) the (most|least)(?=[?.!]?$)/giu,
    'which day had the $2 revenue from $1',
  ],
  // "Revenue of all hotels but the best one"
  [
    /^(.{3,40}?) (?:of|from|in) all (?:the |our )?(\p{L}+(?: \p{L}+)?) (?:but|except(?: for)?|without|besides) (?:the |our )?(?:best|top|biggest|largest|strongest)(?: one)?(?=[?.!]?$| (?:in|last|this) )/giu,
    '$1 without the top 1 $2',
  ],
  // "Purchases as a share of engaged sessions"
  [
    /\b([\p{L}-]+) as an? (?:share|percentage|percent|proportion|%) of (?:the |all )?engaged (?:sessions|visits)\b/giu,
    '$1 per engaged session',
  ],
  // "How many percent more bookings had Vienna than Graz?", "how many percent fewer purchases has mobile than desktop?"
  [
    /^how many (?:percent|per cent|%) (?:more|fewer|less) ([\p{L}-]+(?: [\p{L}-]+)?) (?:has|had|have|does|did) (.{2,30}?) (?:have |get |make |bring )?than (?=\p{L})/giu,
    '$1 of $2 vs ',
  ],
  // "Each Tuesday's revenue in February", "clicks every Monday in February"
  [
    /^(?:each|every) (mon|tues|wednes|thurs|fri|satur|sun)day['’]s ([\p{L}-]+(?: [\p{L}-]+)?) (?=in |during |of |last |this )/giu,
    '$2 by day on $1days ',
  ],
  [
    /^([\p{L}-]+(?: [\p{L}-]+)?) (?:each|every) (mon|tues|wednes|thurs|fri|satur|sun)day (?=in |during |of |last |this )/giu,
    '$1 by day on $2days ',
  ],
  // "Sessions per day in March compared with January": of a day of each
  [
    /^(?!average|avg|mean)((?:[\p{L}-]+ )?[\p{L}-]+) (?:per|a) day (?=(?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d|last|this)(?: \d{4})?(?: (?:month|week|quarter|year))? (?:vs|versus|compared|against|than)\b)/giu,
    'average daily $1 ',
  ],
  // "Sum of the 3 best months for revenue"
  [
    /^(?:the |what (?:is|was) the )?sum of (?:the |our )?(?:(\d+|two|three|four|five|ten) best|best (\d+|two|three|four|five|ten)) (days|weeks|months|quarters) (?:for|by|in) ([\p{L}-]+(?: [\p{L}-]+)?)(?=[?.!]?$| (?:in|last|this|of) )/giu,
    'total $4 of the $1$2 best $3',
  ],
];
