import { MONTH, type Rule } from './rule.ts';

const MONTHS_OR_UNITS = String.raw`(?:(?:${MONTH}|q[1-4])(?: \d{4})?|20\d\d|(?:last|this) (?:week|month|quarter|year)|so far this (?:week|month|quarter|year)|the (?:week|month|quarter|year) before)`;

/** "… in January but not in February": what was there in the first and not in the second. */
const onlyThen = (time: string): readonly Rule[] => [
  // "Bought" is what has had purchases
  [
    new RegExp(
      String.raw`^((?:how many |which |what |list |show )?(?:all )?(?:the )?\p{L}+(?: \p{L}+)?(?: that| which)?) (?:bought|ordered|purchased)(?: something| anything)? (?=(?:in |during )?${time},? (?:but|and|yet|that) )`,
      'giu',
    ),
    '$1 had purchases ',
  ],
  [
    new RegExp(
      String.raw`^(how many |which |what |list |show )?(?:all )?(?:the )?(?!days|weeks|months)(\p{L}+(?: \p{L}+)?) (?:that |which )?(?:had|have|got|made|saw|sent|brought(?: in)?|with) (?:us )?(?:any |some )?((?:(?!(?:in|during|both) )\p{L}+ ?){1,3}?) (?:in |during )?(${time}),? (?:but|and|yet|that) (?:(?:had |have |made |sent |got |with )?(?:none|no \3|zero(?: \3)?|nothing(?: (?:at all|any ?more|else))?|not(?: any)?)|(?:did|does|do|has|have)(?:n['’]t| not)(?: (?:have|get|got|make|made|send|sent|buy|bought|order|ordered|bring))?(?: us)?(?: any(?:thing)?)?(?: \3)?) (?:in |during )?(${time})(?= ?[?.!]|$)`,
      'giu',
    ),
    '$1exclusive $2 by $3 in $4 vs $5',
  ],
];

/** "… both in January and in March": what was there in each of the two. */
const inBoth = (time: string): readonly Rule[] => [
  [
    new RegExp(
      String.raw`^((?:how many |which |what |list |show )?(?:all )?(?:the )?\p{L}+(?: \p{L}+)?(?: that| which)?) (?:bought|ordered|purchased)(?: something| anything)? (?=(?:both )?(?:in |during )(?:both )?${time} (?:and|as well as) (?:in |during )?${time}(?: ?[?.!]|$))`,
      'giu',
    ),
    '$1 had purchases ',
  ],
  [
    new RegExp(
      String.raw`^(how many |which |what |list |show )?(?:all )?(?:the )?(?!days|weeks|months)(\p{L}+(?: \p{L}+)?) (?:that |which )?(?:had|have|got|made|saw|sent|brought(?: in)?|earned|with) (?:us )?(?:any |some )?((?:(?!(?:in|during|both) )\p{L}+ ?){1,3}?) (?:both (?:in |during )?|(?:in|during) both |(?:in|during) (?=${time} as well as))(${time}) (?:and|as well as) (?:in |during )?(${time})(?= ?[?.!]|$)`,
      'giu',
    ),
    '$1common $2 by $3 in $4 vs $5',
  ],
];

const timesAsMuch = (words: string, percent: number): readonly Rule[] => [
  [
    new RegExp(
      String.raw`^((?:which |what |list |show |how many )?(?:the |our |all )?\p{L}+(?: \p{L}+)?(?: that| which)?) (?:had|have|got|get|made|brought|saw) (at least|more than) (?:${words}) (?:as (?:many|much)|the) (\p{L}+(?: \p{L}+)?) (?:in|during) (.{3,40}?) (?:as|than|of) (?:in|during) (.{3,40}?)(?=[?.!]?$)`,
      'iu',
    ),
    `$1 whose $3 grew by $2 ${percent} % in $4 vs $5`,
  ],
];

/** What is held against what, where the second side leaves out the first. */
export const comparisonRules: readonly Rule[] = [
  ...onlyThen(MONTHS_OR_UNITS),
  ...inBoth(MONTHS_OR_UNITS),
  // "Pages that had at least twice as many sessions in June as in May": they grew by so much
  ...timesAsMuch('twice|double|two times|2 times|2x', 100),
  ...timesAsMuch('three times|triple|3 times|3x', 200),
  // "Vienna against all other hotels", "did Vienna have more bookings than all the others together?"
  [
    /\b(vs\.?|versus|against|compared (?:to|with)) all (?:the )?other \p{L}+(?: (?!in|on|for|last|this|from|between|during|over|yesterday|the|since)\p{L}+)?(?= together| combined|\b)(?: together| combined)?/giu,
    '$1 the rest',
  ],
  [
    /^(?:did|does|do|has|have) (.{1,40}?) (?:have|had|get|got|make|made|bring|brought|see|sell) (?:more|fewer|less) ([\p{L}-]+(?: [\p{L}-]+)?) than (?:all |everyone |everything )(?:the )?(?:others?|rest|else)(?: together| combined)?/giu,
    '$2 of $1 vs the rest',
  ],
  // "… and tell me whether each one is up or down on the week before"
  [
    /,? and (?:(?:tell me|say|show me|see) )?(?:whether|if|how) (?:each(?: one)?|they|it|every one)(?: of them)? (?:is|are|was|were|went) (?:up or down|doing|better or worse)(?: on| vs\.?| versus| against| compared (?:to|with)| from)? (?=the (?:week|month|quarter|year) before\b)/gi,
    ' vs ',
  ],
  // "Compare mobile and desktop by channel in orders"
  [
    new RegExp(
      `^compare (.{2,40}?) (?:and|with|to|vs) (.{2,40}?) by (\\p{L}+(?: \\p{L}+)?) (?:in|on|in terms of) (?!${MONTH}\\b|the\\b|last\\b|this\\b|q[1-4]\\b)([\\p{L}-]+(?: (?!${MONTH}\\b)[\\p{L}-]+)?)(?= ?[?.!,]|$| (?:in|on|for|during|over|last|this|from|between|yesterday|the|since|\\d{4}|${MONTH})\\b)`,
      'giu',
    ),
    '$4 of $1 vs $2 by $3',
  ],
  // "Desktop revenue minus mobile revenue", "sessions of desktop minus sessions of mobile"
  [
    /^(?:(?:what|how much) (?:is|was|are|were) )?(?:the |our )?((?:(?!(?:from|of|in|on|by|for|via|with) )\p{L}+ ){1,2})(\p{L}+) (?:minus|less) (?:the |our )?((?:\p{L}+ ){1,2})\2\b/giu,
    'difference between $1and $3$2',
  ],
  [
    /^(?:(?:what|how much) (?:is|was|are|were) )?(?:the |our )?(\p{L}+) (?:of|from|on|by) (\p{L}+(?: \p{L}+)?) (?:minus|less) (?:the |our )?\1 (?:of|from|on|by) (\p{L}+(?: (?!in\b|last\b|this\b|for\b|during\b|over\b|on\b)\p{L}+)?)/giu,
    'difference between $2 and $3 $1',
  ],
  // "By how much was revenue in March lower than in February?"
  [
    /^by (?:how (?:much|many(?: percent)?)|what (?:percentage|percent)) (?:is|was|were|are|did|do) (.{3,60}?) (?:less|lower|fewer|smaller|higher|more|larger|greater|bigger) than (?:it was |they were )?(?:in|during) /gi,
    '$1 vs ',
  ],
  // "Revenue in March minus revenue in February", "in February and in March separately"
  [
    new RegExp(
      String.raw`\b(\p{L}+(?: \p{L}+)?) in (${MONTH}(?: \d{4})?|q[1-4](?: \d{4})?) minus (?:the |our )?(?:\1 |that |those )?(?:in |of )?(?=${MONTH}\b|q[1-4]\b)`,
      'giu',
    ),
    '$1 in $2 vs ',
  ],
  [
    new RegExp(
      String.raw`\bin (${MONTH}(?: \d{4})?) and (?:in )?(${MONTH}(?: \d{4})?),? (?:separately|individually|each (?:on its own|by itself)|one by one)(?= ?[?.!,]|$)`,
      'giu',
    ),
    'per month in $1 and $2',
  ],
  // "How many orders did returning customers place, and how many did new ones?"
  [/^(how many [\p{L}-]+(?: [\p{L}-]+)? (?:did|do) .{2,40}?) place\b/giu, '$1 have'],
  [
    /,? and how (?:many|much) (?:did|do|does) (?:the |our )?(?!we\b|they\b|i\b|it\b|that\b|those\b|each\b)(.{2,30}?)(?: (?:have|make|get|bring(?: in)?|place|do|see|send))?(?=(?: (?:in|last|this|during) [^,?]{3,30})? ?[?.!]|$)/giu,
    ' versus $1',
  ],
  // "… in February, and how does that compare with last year?"
  [
    /[,.?;]? (?:and )?how (?:does|did|do) (?:that|this|it|they) compare (?:with|to|against) (?=last|the|\p{L}+ \d{4})/giu,
    ' vs ',
  ],
  // "Which sources more than doubled from January to March?"
  [
    /^which (\p{L}+(?: \p{L}+)?) (?:have |has )?(?:more than |at least )doubled(?= (?:from|in|between|since|last|this)\b| ?[?.!]|$)/giu,
    'which $1 grew by at least 100%',
  ],
  // "From either the UK or Germany"
  [/\b(from|in|on|via) either (?=(?:the )?[\p{L}"“][^?]{1,40}? or )/giu, '$1 '],
  // "Less traffic this week than last"
  [
    /\bthis (week|month|quarter|year)\b(.{0,40}?) (than|vs\.?|versus|against|compared (?:to|with)|and) (?:the )?last(?= ?[?.!]|$)/gi,
    'this $1$2 $3 last $1',
  ],
  // "New against returning visitors"
  [/\bnew (?:against|compared (?:to|with)|versus) (?=(?:returning|repeat)\b)/gi, 'new vs '],
  // "How does conversion of returning visitors compare with that of new ones?"
  [/\b(with|to|than|against|vs\.?|versus|and) (?:that|those|the ones?|the numbers?) of (?=\p{L})/giu, '$1 '],
  [/\b(new|returning) ones\b/gi, '$1 visitors'],
  // "How much did we sell last month, and was that more than in February?"
  [
    /,? (?:and )?(?:is|was|were|are) (?:that|this|it|they|those) (?:any )?(?:more|less|fewer|higher|lower|better|worse|up|down) (?:than|from|on|compared (?:to|with))(?: (?:in|on|for|during|it was in))? /gi,
    ' compared with ',
  ],
  // "Is mobile a bigger part of our clicks in February than it was in January?"
  [
    /^(?:is|was|are|were) (.{2,60}?) an? (?:bigger|larger|higher|greater) (?:share|part|portion|percentage|proportion) of (.{2,60}?) (?:in|during) (.{2,30}?) than (?:(?:it|they) (?:was|were) )?(?:in|during) (.{2,30}?)\??$/giu,
    "did $1's share of $2 grow from $4 to $3?",
  ],
  // "Did it get better or worse since?" is neither yes nor no
  [
    /\b(?:get|got|gotten|become|became|do|done) (?:any )?better or (?:get |do )?worse(?: than)?(?: (?=in |on |during ))/gi,
    'change compared with ',
  ],
  [/\b(?:get|got|gotten|become|became|do|done) (?:any )?better or (?:get |do )?worse\b/gi, 'change'],
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
  // "How many sessions came from mobile and how many from desktop?"
  [
    /,? and how (?:many|much)(?: of (?:them|those|these))?(?: (?:came|come|were|was|are|is))?(?= (?:from|on|via|through|in|by|during|at) \p{L})/giu,
    ' versus',
  ],
  // "Which countries doubled their sessions?"
  [
    /^which (\p{L}+(?: \p{L}+)?) (?:have |has )?(?:more than |at least |over )?doubled (?:their|its) (\p{L}+(?: (?!from|in|between|since|last|this|over|compared|vs|versus)\p{L}+)?)/giu,
    '$1 whose $2 grew by at least 100%',
  ],
  [
    /^which (\p{L}+(?: \p{L}+)?) (?:have |has )?(?:more than |at least |over )?tripled (?:their|its) (\p{L}+(?: (?!from|in|between|since|last|this|over|compared|vs|versus)\p{L}+)?)/giu,
    '$1 whose $2 grew by at least 200%',
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
  // "CTR last week, next to the week before"
  [
    /,? next to (?=(?:the (?:week|month|quarter|year|day|period|previous|prior)|last|that of)\b)/giu,
    ' compared with ',
  ],
  // "By how much has its share shifted since Q1?", of a later quarter: between both
  [
    new RegExp(
      String.raw`\b((?:in|of|by) .{0,40}?\b(?:in )?(?:${MONTH}|q[1-4])(?: \d{4})?\b.{0,80}?\b(?:shift|chang|mov|grow|grew|grown|fallen|fell|risen|rose|gain|lost)\p{L}*.{0,30}?) since ((?:${MONTH}|q[1-4])(?: \d{4})?)(?= ?[?.!]|$)`,
      'giu',
    ),
    '$1 compared with $2',
  ],
  // "In the last 30 days than in the 30 before"
  [
    /\b(the (?:last|past) (\d+) (days|weeks|months).{0,24}?) (?:in )?the \2 before\b/giu,
    '$1 the $2 $3 before',
  ],
  // "Who buys more, new or returning visitors?", "which brings more revenue, new or returning?"
  [
    /^(?:who|which(?: \p{L}+)?) (?:buys?|bought|orders?|ordered|purchases?|purchased) more((?: (?:in|last|this|during) [^,?]{3,30})?),? new (?:or|vs\.?|versus) returning(?: (?:visitors|users|customers|people|ones))?(?= ?[?.!]|$| (?:in|last|this)\b)/giu,
    'purchases of new vs returning visitors$1',
  ],
  [
    /^(?:who|which(?: \p{L}+)?) (?:brings?|brought|makes?|made|generates?|generated|has|had|have)(?: in| us)? more (\p{L}+)((?: (?:in|last|this|during) [^,?]{3,30})?),? new (?:or|vs\.?|versus) returning(?: (?:visitors|users|customers|people|ones))?(?= ?[?.!]|$| (?:in|last|this)\b)/giu,
    '$1 of new vs returning visitors$2',
  ],
];
