import { MONTH, type Rule } from './rule.ts';

const TWO_TIMES =
  '(?:(?:last|this) (?:week|month|quarter|year) (?:vs|versus|than|compared)|(?:week|month|year) over|from \\p{L}+(?: \\d{4})? to |between \\p{L}+(?: \\d{4})? and |(?:in )?\\p{L}+(?: \\d{4})? (?:vs|versus|than|compared))';
const withOther = (more: string): RegExp =>
  new RegExp(
    `^((?:list |show |name |give me |which are )?(?:all )?(?:the )?\\p{L}+(?: \\p{L}+)?) (?:with|that had|having) ${more} (?!than\\b)([\\p{L}-]+(?: [\\p{L}-]+)?) (?=${TWO_TIMES})`,
    'giu',
  );

/** Who comes first, with everything that chooses them behind. */
export const rankingRules: readonly Rule[] = [
  // "Whose orders grew the most in percent"
  [
    /\b(grew|rose|gained|fell|dropped|shrank|declined|increased|decreased) (?:the )?most,? (?:in (?:percent|percentage(?: terms)?|relative terms|%)|percentage[- ]wise|relatively)\b/gi,
    '$1 fastest',
  ],
  // "Which two channels together made the most purchases?"
  [
    /^which (two|three|four|five|\d+) (\p{L}+(?: \p{L}+)?) (?:together|combined|taken together) (?=\p{L})/giu,
    'which $1 $2 ',
  ],
  // "Which countries are new in March?", "sources that appeared in March for the first time"
  [
    /^(how many|which|what|any|are there (?:any )?)? ?(\p{L}+(?: \p{L}+)?) (?:are|were|is|was) (?:brand )?new (?=in|this|last|since|compared)/giu,
    '$1 new $2 ',
  ],
  [
    /^(how many|which|what|any|are there (?:any )?)? ?(\p{L}+(?: \p{L}+)?) (?:(?:that|which) )?(?:(?:are|were|is|was|have|has) )?(?:gone|disappeared|vanished|dropped out) (?=in|this|last|since|compared)/giu,
    '$1 gone $2 ',
  ],
  [
    /^(how many|which|what)? ?(\p{L}+(?: \p{L}+)?) (?:(?:that|which) )?(?:have |has )?(?:appeared|appear|showed up|show up|came up|turned up|joined) (?:for the first time )?((?:in|this|last) \p{L}+(?: \d{4})?)(?: for the first time)?(?= ?[?.!]|$)/giu,
    '$1 new $2 $3',
  ],
  // "Which countries bought something in January but nothing in February?"
  [
    /\b(had|has|have|made|got|saw|bought|sold|ordered|brought(?: in)?) (?:something|anything) (?=in|on|during|last|this)/giu,
    '$1 ',
  ],
  // "What sources lost sessions?" is no question about what is connected
  [
    /^what (sources?) (?=(?!of data\b|(?:do|are|can|have|is) (?:you|connected|there|we|i|available)\b)\p{L}{3})/giu,
    'which $1 ',
  ],
  // "For every outlet, tell me its best month for takings": the best month of each
  [
    /^(for (?:every|each) \p{L}+(?: \p{L}+)?),? (?:please )?(?:(?:tell|show|give) (?:me|us) )?(?:what (?:is|was) )?(?:its|their) (?=(?:best|worst|strongest|weakest|biggest|busiest|highest|lowest|top|peak)\b)/giu,
    '$1, ',
  ],
  // "For each of the 2 cities with the most orders, which channel had the most revenue?": in each of them
  [
    /^for each of (the .{5,90}?), (which|what) (\p{L}+(?: \p{L}+)?) (had|has|brought|made|got|was) the (most|highest|lowest|least|fewest) (.+?)(?=[?.!]?$)/giu,
    'of $1, $2 $3 $4 the $5 $6 in each',
  ],
  // "Break the orders of our 2 biggest devices by revenue down by channel"
  [/^(?:please )?break (?:the |our )?(?=\p{L})(.{3,90}?) down by (?=\p{L})/giu, '$1 by '],
  // "For the three largest channels, split the purchases by device"
  [
    /(?<=^|[,:] |[.!?] |\band |\bplease )(?:please )?split (?:up )?(?:the |our |their |its )?(?=\p{L}+(?: \p{L}+){0,2} (?:by|per) \p{L})/giu,
    '',
  ],
  // "Rank the pages under /guides/ by sessions" asks for no place of one among others
  [
    /^rank (?:all |our |the |my )*(?=(?:landing )?(?:pages|urls|paths|posts|articles) (?:that |which )?(?:under|below|in|with|starting|start|containing|contain|beginning)\b)/gi,
    'list ',
  ],
  // "List the channels with more orders last month vs the month before": those that gained
  [withOther('more'), '$1 that gained $2 '],
  [withOther('(?:fewer|less)'), '$1 that lost $2 '],
  // "Where does Germany rank by sessions?" orders no list
  [
    /\b((?:where|how) (?:do|does|did|is|was) .{1,40}? rank(?:ed)?(?: (?:among|amongst|of|out of) .{3,30}?)?) (?:by|for|on|based on|in terms of|according to|when it comes to) /gi,
    '$1 in ',
  ],
  // "What rank does Germany have among countries by sessions?", "what place is Germany in by sessions?"
  [
    /^(?:what|which) (?:rank|place|position) (?:does|do|did|is|was) (.{1,40}?) (?:have|hold|take|occupy|in|at|on)(?: (?:among|amongst|of|out of) (?:all |the |our )?(?:\p{L}+ ?){1,3}?)? ?(?:by|for|in terms of) /giu,
    'where does $1 rank in ',
  ],
  // "Which country came second in sessions?"
  [
    /^(?:which|what) (\p{L}+(?: \p{L}+)?) (?:came|comes|is|was|ranked|ranks|finished|placed) (?:in |at |on )?(second|third|fourth|fifth|sixth|2nd|3rd|4th|5th)(?: place)? (?:in|by|for|on) /giu,
    '$2 biggest $1 by ',
  ],
  // "Number 4 country by sessions"
  [
    /^(?:the |what is the |which is the )?(?:number|no\.|#) ?([2-9]) (\p{L}+(?: \p{L}+)?) (?=by|for|in)/giu,
    '$1th biggest $2 ',
  ],
  // "Revenue per session of the top 3 sources by sessions last month": chosen by the one number, told the other
  [
    /^(?!.* (?:together|combined|altogether|overall|in total)\b)(?:what (?:is|was|are|were) )?(?:the |our )?([\p{L}-]+(?: [\p{L}-]+){0,2} (?:per|rate|ratio)(?: [\p{L}-]+){0,3}?) (?:of|for) (?:the |our )?top (\d+|three|five|ten) (\p{L}+(?: \p{L}+)?) by ([\p{L}-]+(?: (?!last|this|in|on|from|between|during|for|over|yesterday|the|since)[\p{L}-]+)?)(?= ?[?.!,]|$| )(.*?)(?=[?.!]?$)/giu,
    'for the $2 $3 with the most $4$5, what was the $1',
  ],
  // "Which of the last 6 weeks had the most orders?"
  [
    /^(which|what) of the (last|past) (\d+|\p{L}+) (day|week|month|quarter)s (?=(?:had|has|was|were|did|brought|saw|made)\b)/giu,
    '$1 $4 in the $2 $3 $4s ',
  ],
  // "How much revenue did the top 3 channels bring together?"
  [
    /^(how (?:many|much) .{3,40}?\bthe (?:(?:top|best|biggest|largest) (?:\d+|two|three|four|five|ten)|(?:\d+|two|three|four|five|ten) (?:top|best|biggest|largest)) (?:(?! by ).){3,40}?) (?:together|combined|in total|altogether)\b/gi,
    '$1',
  ],
  [
    /^(\p{L}+(?: \p{L}+)?) (of|from) (the (?:top|best|biggest|largest) (?:\d+|two|three|four|five|ten) \p{L}+(?: \p{L}+)?) (?:together|combined|in total|altogether)\b/giu,
    'total $1 $2 $3',
  ],
  // "Any channels where sessions went up but revenue went down?"
  [/^(?:are there )?any (\p{L}+(?: \p{L}+)?) (?=where\b)/giu, 'which $1 '],
  // "Within mobile, which country leads in sessions?"
  [
    /\b((?:which|what) (?!happened\b)\p{L}+(?: \p{L}+)?) (?:leads?|led|is leading|was leading|is ahead|was ahead|comes first|came first) (?:in|on|for|by|with|in terms of|when it comes to) (?=\p{L})/giu,
    '$1 had the most ',
  ],
  [
    /\b((?:high|low|bigg|larg|small|strong|weak)est|best|worst|top|record|peak) single (?=day|week|month)/gi,
    '$1 ',
  ],
  // Who lost the most is ranked by how much it was
  [/,? in absolute (?:terms|numbers|figures|values)(?= ?[?.!,]|$| (?:in|from|last|this|between)\b)/gi, ''],
  // "Which countries are in the top 10 for sessions but not in the top 10 for revenue?"
  [
    /\b(?:which|what) (\p{L}+(?: \p{L}+)?) (?:are|is|were|was|rank|ranked) (?:in|among|part of) (?:the |our )?((?:top|bottom) \d+) (?:for|by|in) (?!both\b)/giu,
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
  // "For every country, tell me the query that got the most clicks"
  [
    /^(?:for|in|within|per) (each|every) (?!month|week|day|quarter|year)(\p{L}+(?: \p{L}+)?),? (?:(?:show|give|tell|list)(?: me| us)? )?(?:the|which|what) (\p{L}+(?: \p{L}+)?) (?:that|which) (?:got|gets|had|has|have|brought(?: in)?|brings(?: in)?|made|makes|earned|drove|sent|sold) (?:us )?the ((?:highest|most|largest|biggest|lowest|fewest|smallest|best|worst) .+?)\??$/giu,
    'which $3 had the $4 in $1 $2?',
  ],
  // "The route whose revenue depends most on cars"
  [
    /^(?:which|what) (\p{L}+(?: \p{L}+)?)(?:['’]s| has| have|['’])? ([\p{L}]+(?: \p{L}+)?) (?:is|are|was|were|that is) (?:the )?(most|least) (?:dependent|reliant) (?:on|upon) /giu,
    'which $1 had the $3 share of $2 from ',
  ],
  // "Hire fees per depot, biggest on top"; of what was lost the biggest loss is meant
  [
    /^(?!.*\b(?:lost|losing|gain\w*|grew|growing|drop\w*|fell|falling|chang\w*|best|worst|most|top \d+)\b)(.{6,90}?),? ?(?:with )?(?:the )?(?:biggest|largest|highest)(?: ones?)? (?:on top|at the top|first)(?= ?[?.,!]|$)/giu,
    '$1 sorted descending',
  ],
  [
    /^(?!.*\b(?:lost|losing|gain\w*|grew|growing|drop\w*|fell|falling|chang\w*|best|worst|most|top \d+)\b)(.{6,90}?),? ?(?:with )?(?:the )?(?:smallest|lowest|fewest)(?: ones?)? (?:on top|at the top|first)(?= ?[?.,!]|$)/giu,
    '$1 sorted ascending',
  ],
  // "Top 3 families by fees last month, and for each of them the depot that took the most"
  [
    /,? and for each(?: of (?:them|these|those))?,? (?:the|its) (\p{L}+(?: \p{L}+)?) (?:that|which|with) (?:(?:took|had|brought(?: in)?|made|sold|got|earned) )?(?:the )?(most|least|fewest)\b/giu,
    ', and which $1 had the $2 in each',
  ],
  [
    /\b(which (?:\p{L}+|\d+) )(\p{L}+(?: \p{L}+)?) and (\p{L}+(?: \p{L}+)?) (?:pairs|combinations|combos) (?:have|has|had)\b/giu,
    '$1$2 and $3 had',
  ],
];
