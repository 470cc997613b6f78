import { MONTH, type Rule, WEEKDAY } from './rule.ts';

/** A day as it is written. */
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?: \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2})`;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Monday to Thursday in September": those days of every week in it, and not the last of each. */
const rangesOfWeekdays: readonly Rule[] = WEEK.flatMap((first, from) =>
  WEEK.slice(from + 1).map((last, more): Rule => {
    const days = WEEK.slice(from, from + more + 2).map((day) => `${day}s`);
    return [
      new RegExp(
        `\\b(?:on |from )?${first}s? (?:to|through|until|till|-|–) ${last}s?(?= (?:in|of|during|over) (?:${MONTH}|q[1-4]|20\\d\\d|the last|last|this)\\b)`,
        'gi',
      ),
      `on ${days.slice(0, -1).join(', ')} and ${days.at(-1)}`,
    ];
  }),
);

/** Times that short speech names by a part. */
export const timeRules: readonly Rule[] = [
  ...rangesOfWeekdays,
  // "Sessions for every Monday in March", "list the Mondays in March with their revenue"
  [
    new RegExp(
      `\\b(?:for|on|by|of) (?:each|every|all|all the) (${WEEKDAY})s?\\b(?=(?: (?:in|of|during|since|from) |,? (?:last|this) | ?[?.!]|$))`,
      'giu',
    ),
    'by day on $1s',
  ],
  [
    new RegExp(
      `^(?:list|show|give me|name) (?:all )?(?:the |our )?(${WEEKDAY})s ((?:in|of|during|since|from) .{3,25}?) (?:with|and) (?:their |the )?(?=\\p{L})(.{3,40}?)[?.!]?$`,
      'giu',
    ),
    '$3 by day on $1s $2',
  ],
  // "By the end of June": all that there is until then
  [
    new RegExp(
      `\\bby (?:the )?end of (?=${MONTH}\\b|q[1-4]\\b|20\\d\\d\\b|the (?:week|month|quarter|year)|(?:last|this) )`,
      'giu',
    ),
    'until the end of ',
  ],
  // "Since New Year", "for 10 to 20 February"
  [/\bsince (?:the )?new year(?:['’]?s)?(?: day)?\b/gi, 'since january 1'],
  [
    new RegExp(
      `\\b(?:for|on|over|during) (\\d{1,2}(?:st|nd|rd|th)?) ?(?:to|-|–|through) ?(\\d{1,2}(?:st|nd|rd|th)?) (?=${MONTH}\\b)`,
      'gi',
    ),
    'from $1 to $2 ',
  ],
  // "The first day with a breakage", "the last week that had refunds": with any at all
  [
    new RegExp(
      `\\b(first|last) (day|week|month) (?:with|that had|that saw|of) (?:a |an |any |some )?(?!(?:the|each|every|last|this|next|cumulative|data|all|more|less|fewer|at|over|under|above|below|no|zero|out|a|any|\\d+|our|every|spring|summer|autumn|fall|winter|week|month|year|quarter|${MONTH})\\b)(?=\\p{L})`,
      'giu',
    ),
    '$1 $2 with at least 1 ',
  ],
  // "Takings on days with refused crates", "how many days had cancellations"
  [
    /\b(on (?:the )?(?:days|weeks|months) with|how many (?:days|weeks|months) (?:with|had|saw)) (?:any |some |a )?(?!(?:more|less|fewer|at|over|under|above|below|no|zero|out|high|low|higher|lower|the|a|an|any|all|most|least|revenue|sales|data|exactly|between|up|growth|missing|better|worse|above-average|below-average)\b)(?=\p{L})/giu,
    '$1 at least 1 ',
  ],
  // "The 14 days from March 14"
  [
    new RegExp(
      `\\b((?:\\d+|two|three|four|five|six|seven|eight|ten) (?:days|weeks)) (?:from|beginning(?: on| with)?|starting with) (${DAY})(?: on(?:wards?)?)?(?! (?:to|until|through|-|–))`,
      'gi',
    ),
    '$1 starting $2',
  ],
  // "Until June 15 from June 1": a stretch that is told from its end
  [
    new RegExp(
      `\\b(?:through|thru|until|till|up to|to) (${DAY})[,]? (?:from|since|starting(?: on| from)?|beginning(?: on)?) (${DAY})`,
      'gi',
    ),
    'from $2 to $1',
  ],
  // "This quarter (Jan-Mar)": the months that are named are meant
  [
    new RegExp(
      `\\b(?:(?:in|during|for|over) )?(?:this|last|the) (?:quarter|half|year|season) ?\\((${MONTH}) ?(?:-|–|to|through) ?(${MONTH})( \\d{4})?\\)`,
      'gi',
    ),
    'from $1 to $2$3',
  ],
  // "So far this year than in the same stretch of 2025"
  [
    /\bthe same (?:stretch|span|period|time|part|days|window|time ?frame) (?:of|in|from) (?=20\d\d\b(?![-/]))/gi,
    'the same period in ',
  ],
  [/\bsame (?:stretch|span|time ?span|time ?frame|window)(?= (?:of|in|last|a year)\b)/gi, 'same period'],
  // "Compare Thursday and Friday in March": all of them that lie there, and not the last of each
  [
    new RegExp(
      `(?<!\\b(?:last|this|next|past|from|between|of) )\\b(?:the |a )?(${WEEKDAY}) (vs\\.?|versus|and|or|with|against|compared? (?:with|to)) (?:the |a )?(${WEEKDAY})\\b(?=.*\\b(?:${MONTH}|month|quarter|q[1-4]|year|20\\d\\d|weeks|days)\\b)`,
      'gi',
    ),
    '$1s $2 $3s',
  ],
  // "When did we first have more than 20 orders in a day?", "the first time we had …"
  [
    /^when did we (first|last) (?:have|get|make|see|sell|reach) (.{3,50}?) (?:in|on) (?:a|one) (?:single )?(day|week|month)\b/giu,
    'which was the $1 $3 with $2',
  ],
  [
    /\b(?:when was )?the (first|last) time (?:that )?we (?:had|got|made|saw|sold|reached) (.{3,50}?) (?:in|on) (?:a|one) (?:single )?(day|week|month)\b/giu,
    'which was the $1 $3 with $2',
  ],
  // "The first day in March with more than 40 orders" is no 1st of March
  [
    new RegExp(
      String.raw`^(?:(?:which|what|when) (?:was|is|were) )?(?:the |our )?(first|earliest|last|latest|most recent) (day|week) in (${MONTH}(?: \d{4})?|(?:last|this) (?:month|quarter|year)|20\d\d) ((?:with|above|over|below|under|that had|(?:when|where|on which) (?:we|it|there)(?: \p{L}+)?) .*\d.*?)\??$`,
      'giu',
    ),
    'the $1 $2 $4 in $3',
  ],
  // "The last day with more than 20 orders" is no yesterday
  [
    new RegExp(
      String.raw`^(?:(?:which|what|when) (?:was|is|were) )?(?:the |our )?(?:last|latest|most recent) (day|week|month)(?= (?:in ${MONTH}(?: \d{4})? )?(?:(?:with|above|over|below|under|that had|when (?:we|it|there)(?: \p{L}+)?|where (?:we|it)(?: \p{L}+)?|on which we(?: \p{L}+)?) )(?:(?:more|less|fewer) than |at least |at most |over |above |below |under )?[\d,.]+k? )`,
      'giu',
    ),
    'the final $1',
  ],
  // "Without the 2 best days"
  [
    /\b(without|excluding|except|minus|apart from|other than|leaving out|ignoring) (?:the |our |my )?(\d+|two|three|four|five|ten) (best|biggest|largest|strongest|highest|busiest|worst|weakest|lowest|smallest) (?=(?:days|weeks|months)\b)/giu,
    '$1 the $3 $2 ',
  ],
  [/\bso far in (?=20\d\d\b)/gi, 'in '],
  // "This year, what did we turn over in Q1?"
  [
    new RegExp(
      String.raw`^((?:this|last) year), (?!.*\b(?:vs|versus|than|compared|against|20\d\d)\b)(.*\b(?:in|for|during) (?:q[1-4]|${MONTH}))(?= ?[?.!]*$)`,
      'i',
    ),
    '$2 of $1',
  ],
  // "For each day of the week" is by Monday to Sunday
  [
    /\b(?:for |on |by )?(?:each|every) day of (?:the )?week\b(?! (?:of|from|before|after)\b)/gi,
    'by day of week',
  ],
  // "In the month of March"
  [new RegExp(String.raw`\b(?:the|the whole|the full) month of (?=${MONTH}\b)`, 'gi'), ''],
  // "In the week that just ended"
  [
    /\b(?:(?:in|during|for|over) )?the (?:(?:full|whole|calendar) )?(week|month|quarter|year) (?:that (?:has |just |has just )?(?:ended|finished|passed|closed|went by)|just (?:ended|finished|passed|closed|gone|past))\b/gi,
    'last $1',
  ],
  // "Tips per month since we started tracking"
  [
    /\bsince (?:we|i|the (?:site|shop|store)|it) (?:started|began|launched|opened|went live|existed?)(?: (?:tracking|measuring|counting|collecting(?: data)?|recording|selling|business|out))?(?= ?[?.,!]|$)/gi,
    'since the beginning',
  ],
  // "How is this month going so far?"
  [/\b(this (?:week|month|quarter|year)\b.{0,40}?),? so far(?= ?[?.!]|$)/gi, '$1'],
  // "This month so far vs the same days in June": as many days are compared anyway
  [
    new RegExp(
      String.raw`\b(this (?:month|quarter|year)(?:,? so far| to date)?,? (?:vs\.?|versus|against|compared (?:to|with))) (?:the )?(?:exact )?same (?:number of )?(?:days|dates|period|stretch|time|timeframe) (?:in|of|during|from) (?=(?:${MONTH}|last|the (?:previous|prior))\b)`,
      'gi',
    ),
    '$1 ',
  ],
  [/\bwhich single (?=(?:day|week|month|weekend|quarter|year)\b)/gi, 'which '],
  [/\b(?:for|in|over|during) the year so far\b/gi, 'this year'],
  // "On an average Monday, Tuesday and so on"
  [
    /\bon (?:an average|a typical|a usual|average) monday,? tuesday(?:,? (?:wednesday))?,? (?:and so on|etc\.?|and so forth)/gi,
    'on average by weekday',
  ],
  // "The highest revenue in a single day"
  [/\b(an?|any|one) single (?=(?:day|week|weekend|month|quarter|year)\b)/gi, '$1 '],
  // "Sessions per day excluding weekends"
  [
    /,? \(?(?:excluding|without|except(?: for)?|not counting|ignoring|leaving out|apart from|other than) (?:the )?(?:weekends|saturdays and sundays)\)?(?= ?[?.!,]|$| (?:in|for|last|this|during)\b)/gi,
    ' on weekdays',
  ],
  [
    /,? \(?(?:excluding|without|except(?: for)?|not counting|ignoring|leaving out|apart from|other than) (?:the )?weekdays\)?(?= ?[?.!,]|$| (?:in|for|last|this|during)\b)/gi,
    ' on weekends',
  ],
  [
    /^(?:excluding|without|ignoring|leaving out|not counting) (?:the )?weekends,? (.*?)([?.!]*)$/gi,
    '$1 on weekdays$2',
  ],
  // "In the first half of March than in the second"
  [
    new RegExp(
      String.raw`\bthe first half of (${MONTH}(?: \d{4})?|q[1-4](?: \d{4})?)(.{0,40}?) (than|vs\.?|versus|and|against|compared (?:to|with)|with) (?:in )?the second(?: half| one)?(?= ?[?.!]|$)`,
      'gi',
    ),
    'the first half of $1$2 $3 the second half of $1',
  ],
  [
    new RegExp(
      String.raw`\bthe second half of (${MONTH}(?: \d{4})?|q[1-4](?: \d{4})?)(.{0,40}?) (than|vs\.?|versus|and|against|compared (?:to|with)|with) (?:in )?the first(?: half| one)?(?= ?[?.!]|$)`,
      'gi',
    ),
    'the second half of $1$2 $3 the first half of $1',
  ],
  // "The first day that revenue went above 10,000"
  [
    /\b(first|last) (day|week|month) (?:that|on which|in which|when) (?:the |our )?(\p{L}+(?: \p{L}+)?) (?:went|rose|got|was|were|climbed|came|came in|hit|passed) (above|over|below|under)(?: the)? (?=[$€£]?\d)/giu,
    '$1 $2 with $3 $4 ',
  ],
  // "In which months of 2025 did Facebook send over 1,000 sessions?"
  [
    /^(?:in|on) which (days|weeks|months)(| of [\p{L}\d ]{3,20}?| in [\p{L}\d ]{3,20}?) did (?!we\b|i\b|they\b|it\b)(.{2,30}?) (?:send|bring|get|have|make|sell|see)(?: us| in)? (over|more than|at least|fewer than|less than|under|above|below) (\d[\d.,]*k?) (\p{L}+(?: \p{L}+)?)(?= ?[?.!]|$)/giu,
    'which $1$2 had $4 $5 $6 from $3',
  ],
  // "On Sat and Sun against Mon–Fri"
  [/\bon sat(?: and | & |\/)sun\b/gi, 'on weekends'],
  [/\b(?:on )?mon(?:days?)? ?(?:–|-|to|through) ?fri(?:days?)?\b/gi, 'on weekdays'],
  [
    new RegExp(
      String.raw`\bthe same (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) days (?=(?:in|of) (?:${MONTH}|last)\b)`,
      'gi',
    ),
    'the same days ',
  ],
  [
    new RegExp(
      String.raw`\bweekend of (\d{1,2})(?:st|nd|rd|th)?\/\d{1,2}(?:st|nd|rd|th)? (${MONTH})\b`,
      'gi',
    ),
    'weekend of $2 $1',
  ],
  // "Since March 6 compared with the same number of days before"
  [
    /\b(vs\.?|versus|against|compared (?:to|with)|and) (?:the |an )?(?:(?:same|equal) (?:number|amount) of (?:days|weeks|time)|as many days|same length of time) (?:right |just |immediately |directly )?(?:before(?:hand)?|prior|earlier|preceding)(?: (?:it|that|then|this))?(?= ?[?.,!]|$)/gi,
    '$1 the period before',
  ],
  // "When was the busiest Saturday?" is about all of them, and not about the last one
  [
    new RegExp(
      String.raw`\b(busiest|quietest|slowest|best|worst|biggest|strongest|weakest) (${WEEKDAY})(?!s)\b(?! (?:and|or|to|vs|versus|last|this)\b)`,
      'gi',
    ),
    '$1 day on $2s',
  ],
  [
    new RegExp(
      String.raw`\b(which|what) (${WEEKDAY}) (?=(?:had|has|was|did|brought|made|got|saw|were)\b)(?=.*\b(?:most|least|fewest|\p{L}+est)\b)`,
      'giu',
    ),
    '$1 day on $2s ',
  ],
];
