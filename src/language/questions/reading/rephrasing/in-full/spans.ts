import { MONTH, type Rule } from './rule.ts';

const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
/** When, and not where */
const TIME =
  '((?:the )?(?:spring|summer|autumn|fall|winter|q[1-4]|january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:19|20)\\d\\d)?|(?:19|20)\\d\\d|(?:last|this) \\p{L}+)';
const SEASON = '(spring|summer|autumn|fall|winter)';
const KIND = '((?:which |what )?\\p{L}+(?: (?!sells?\\b|sold\\b|converts?\\b)\\p{L}+)?)';

/** From when to when, where the second half of it leaves out what the first one says. */
export const spanRules: readonly Rule[] = [
  // "Until 10 Nov this month", "up to November 10 this month"
  [
    new RegExp(`\\b(?:until|till|up to|through) (?:the )?${DAY} (?:of )?(${MONTH}) this month\\b`, 'giu'),
    'from $2 1 to $2 $1',
  ],
  [
    new RegExp(`\\b(?:until|till|up to|through) (${MONTH}) (?:the )?${DAY} this month\\b`, 'giu'),
    'from $1 1 to $1 $2',
  ],
  // "Spring vs autumn 2025": both of that year
  [
    new RegExp(
      `\\b${SEASON} (vs\\.?|versus|against|compared (?:to|with)|and) ${SEASON} (?:of )?((?:19|20)\\d\\d)\\b`,
      'giu',
    ),
    '$1 $4 $2 $3 $4',
  ],
  // "How much of our April revenue was made in the first week?"
  [
    new RegExp(
      `^((?:how much|what (?:share|part|percent|percentage|portion|proportion|%)) of (?:our |the )?)(${MONTH}(?:,? \\d{4})?)(?:['’]s)? (.{3,40}?) in the ((?:first|last|second) (?:(?:two|three|\\d+) )?(?:half|week|weeks|days?))(?=[?.!]?$)`,
      'iu',
    ),
    '$1$2 $3 in the $4 of $2',
  ],
  // "2026's share of all downloads of Lost Maps"
  [
    /^((?:19|20)\d\d)['’]s share of (?:all |the |our )*(\p{L}+(?: \p{L}+)?) (?:of|for|from) (.{2,40}?)(?=[?.!]?$)/iu,
    'what share of $2 of $3 came in $1',
  ],
  // "LY same month"
  [/\b(?:LY|last year) same (day|week|month|quarter)\b/giu, 'same $1 last year'],
  // "Downloads same day last year": of the last day that is over
  [
    /^((?:(?!yesterday|today|\bvs\b|versus|compare|than|against|last \w+ vs).)*?)(?:on )?(?:the )?same day last year(?=[?.!]?$)/iu,
    '$1yesterday vs the same day last year',
  ],
  // "Which products sell better in summer than in winter"
  [
    new RegExp(
      `^${KIND} (?:sells?|sold) (?:better|more) (in|during) ${TIME} than (?:in |during )?${TIME}(?=[?.!]?$)`,
      'iu',
    ),
    '$1 gained sales $2 $3 vs $4',
  ],
  [
    new RegExp(
      `^${KIND} (?:sells?|sold) (?:worse|less) (in|during) ${TIME} than (?:in |during )?${TIME}(?=[?.!]?$)`,
      'iu',
    ),
    '$1 lost sales $2 $3 vs $4',
  ],
  // "1 March to 8 March, 2026 vs 2025"
  [
    new RegExp(
      `\\b(?:from )?${DAY} (?:of )?(${MONTH}) (?:to|-|–|until|through) ${DAY} (?:of )?(${MONTH}),? ((?:19|20)\\d\\d) (vs\\.?|versus|against|compared (?:to|with)) ((?:19|20)\\d\\d)\\b`,
      'giu',
    ),
    'from $2 $1, $5 to $4 $3, $5 $6 $2 $1, $7 to $4 $3, $7',
  ],
  [
    new RegExp(
      `\\b(?:from )?(${MONTH}) ${DAY} (?:to|-|–|until|through) (${MONTH}) ${DAY},? ((?:19|20)\\d\\d) (vs\\.?|versus|against|compared (?:to|with)) ((?:19|20)\\d\\d)\\b`,
      'giu',
    ),
    'from $1 $2, $5 to $3 $4, $5 $6 $1 $2, $7 to $3 $4, $7',
  ],
  // "… compared to the same month last year": the last one that is over
  [
    /^((?:(?!\b(?:last|this|yesterday|today|since|in|on|during|january|february|march|april|may|june|july|august|september|october|november|december|week|month|quarter|q\d|\d{4})\b).)+?) (?:vs\.?|versus|compared (?:to|with)|against) (?:the )?same (month|week|quarter) (?:last year|a year ago|of last year)(?=[?.!]?$)/iu,
    '$1 last $2 vs the same $2 last year',
  ],
  [
    /^(?!compared\b|vs\b|versus\b|against\b|and\b)((?:(?!\b(?:last|this|yesterday|today|since|in|on|during|january|february|march|april|may|june|july|august|september|october|november|december|week|month|quarter|q\d|\d{4})\b).)*?)(?:the )?same (month|week|quarter) last year((?: (?!vs|versus|compared|against)\p{L}+){0,3})(?=[?.!]?$)/iu,
    '$1$3 this $2 vs the same $2 last year',
  ],
  // "Revenue growth 2025 Q4 to 2026 Q1 per day"
  [
    /^(\p{L}+(?: \p{L}+)?) (?:growth|change|increase) (?:from )?((?:q[1-4],? \d{4}|\d{4},? q[1-4])) to ((?:q[1-4],? \d{4}|\d{4},? q[1-4])) per day(?=[?.!]?$)/iu,
    'average daily $1 $3 vs $2',
  ],
  // "How many days did revenue top 5,000?"
  [
    /^(how many (?:days|weeks|months)) did ((?:our |the )?\p{L}+(?: \p{L}+)?) (?:top|beat|pass|exceed|break|surpass|go over|go above) (?=[$€£]?\d[\d.,]*k?(?:[?.!]?$| in | last | this ))/iu,
    '$1 had $2 above ',
  ],
  // "Countries where we had purchases every month"
  [
    /^((?:which |what )?\p{L}+(?: \p{L}+)?) (?:where|in which|from which|that) (?:we )?(?:had|have|got|made|brought|sent) (\p{L}+(?: \p{L}+)?) (?:in )?every (day|week|month|quarter)\b/iu,
    '$1 with at least 1 $2 in every $3',
  ],
  // "Which item has its best month in winter"
  [
    /^(which \p{L}+(?: \p{L}+)?) (?:has|had) (?:its|their) (?:best|strongest|highest) month in (?=\p{L})/iu,
    '$1 have their best month in ',
  ],
  // "Which products gained and which lost in September"
  [
    /^which ((?!of\b)\p{L}+(?: \p{L}+)?) (?:gained|grew|rose|won) and which (?:ones )?(?:lost|fell|dropped|declined|shrank)(?= |[?.!]?$)/iu,
    'which $1 gained and lost the most',
  ],
  // "In which country does Lost Maps have the highest share?": its part of each country
  [
    /^(?:in|on|for|at) which ((?!way|case|day|week|month|year|hour)\p{L}+(?: \p{L}+)?) (?:does|did|do|has|have) (.{2,40}?) (?:have|has|had|get|make|made)? ?(?:the |its |their )?(highest|largest|biggest|greatest|lowest|smallest) (\p{L}+ )?share(?: of (?:the |all |its )?(\p{L}+(?: \p{L}+)?))?(?=[?.!]?$| (?:in|last|this) )/iu,
    'which $1 gets the $3 share of its $4$5 from $2',
  ],
  [
    /^where (?:does|did|do|has|have) (.{2,40}?) (?:have|has|had|get)? ?(?:the |its |their )?(highest|largest|biggest|greatest|lowest|smallest) share(?: of (?:the |all |its )?(\p{L}+(?: \p{L}+)?))?,? by (\p{L}+(?: \p{L}+)?)(?=[?.!]?$| (?:in|last|this) )/iu,
    'which $4 gets the $2 share of its $3 from $1',
  ],
  [
    /^(which .{3,40}?) gets the (\p{L}+) share of its {1,2}from (.{2,40}?)(?=[?.!]?$| (?:in|last|this) )/iu,
    '$1 has the $2 $3 share',
  ],
  // "First day the camp sandals sold", "first day that Lost Maps had downloads"
  [
    /^(?:the )?(first|last(?= (?:day|date)\b| \p{L}+ (?:that|on which|when|in which)\b)) (day|week|month|date) (?:that |on which |when |in which )?(?:the |our )?(?!with\b|we\b|of\b|in\b)(.{2,40}?) (?:sold|was sold|were sold|sold anything)(?=[?.!]?$)/iu,
    '$1 $2 with more than 0 sales for $3',
  ],
  [
    /^(?:the )?(first|last(?= (?:day|date)\b| \p{L}+ (?:that|on which|when|in which)\b)) (day|week|month|date) (?:that |on which |when |in which )?(?:the |our )?(?!with\b|we\b|of\b|in\b)(.{2,40}?) (?:had|got|received|brought|sent|made|saw) (?:any |some |a |an |us )?(?!the\b|more\b|less\b|fewer\b|over\b|above\b|at\b|no\b)(\p{L}+(?: \p{L}+)?)(?=[?.!]?$)/iu,
    '$1 $2 with more than 0 $4 for $3',
  ],
  // "Days with more mobile sessions than desktop sessions"
  [
    /\b(days|weeks|months) (?:with|that had|having|when there were) more (\p{L}+(?: \p{L}+)?) (\p{L}+) than (\p{L}+(?: \p{L}+)?) \3(?= |[?.!]?$)/giu,
    '$1 on which $2 had more $3 than $4',
  ],
  // "Q3 growth over Q2 per category, sorted"
  [
    /^((?!.*\b(?:lowest|smallest|highest|largest|biggest|fastest|slowest)\b).{0,60}\bgrowth\b.{0,60}?),? sorted(?=[?.!]?$)/iu,
    '$1, highest growth first',
  ],
];
