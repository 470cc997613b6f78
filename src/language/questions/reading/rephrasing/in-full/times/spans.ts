import { MONTH_NAMES } from '../../../../dates/calendar-words.ts';
import { everywhere, once } from '../../../../text/pattern.ts';
import { HAD, HAVE } from '../../../../vocabulary/having-words.ts';
import { FELL, ROSE } from '../../../../vocabulary/moving-words.ts';
import { AGAINST, SHARE, yearThenSame } from '../parts/named-words.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';

const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
/** When, and not where */
const TIME = `((?:the )?(?:spring|summer|autumn|fall|winter|q[1-4]|${MONTH_NAMES})(?: (?:19|20)\\d\\d)?|(?:19|20)\\d\\d|(?:last|this) \\p{L}+)`;
const SEASON = '(spring|summer|autumn|fall|winter)';
const KIND = '((?:which |what )?\\p{L}+(?: (?!sells?\\b|sold\\b|converts?\\b)\\p{L}+)?)';

/** From when to when, where the second half of it leaves out what the first one says. */
export const spanRules: readonly Rule[] = [
  {
    said: 'how many sessions until 10 nov this month',
    becomes: 'how many sessions from nov 1 to nov 10',
    words: everywhere`\b(?:until|till|up to|through) (?:the )?${DAY} (?:of )?(${MONTH}) this month\b`,
    full: 'from $2 1 to $2 $1',
    means: '1',
  },
  {
    said: 'up to November 10 this month',
    becomes: 'from November 1 to November 10',
    words: everywhere`\b(?:until|till|up to|through) (${MONTH}) (?:the )?${DAY} this month\b`,
    full: 'from $1 1 to $1 $2',
    means: '1',
  },
  {
    said: "hires in May's last week",
    becomes: 'hires in the last week of May',
    also: {
      "2025's final quarter against 2026's first quarter":
        'the final quarter of 2025 against the first quarter of 2026',
    },
    words: everywhere`\b(?:the )?(${MONTH}(?: (?:19|20)\d\d)?|(?:19|20)\d\d|(?:last|this) (?:month|quarter|year))['’]s (first|second|third|fourth|fifth|last|final) ((?:(?:\d+|two|three) )?(?:days?|weeks?|months?|quarter|half|${WEEKDAY}))\b`,
    full: 'the $2 $3 of $1',
  },
  // As far as the later one has come, the earlier one is told
  {
    said: 'sessions q1 2025 vs q1 2026 to date',
    becomes: 'sessions q1 2026 to date vs q1 2025',
    words: everywhere`\b((?:${MONTH}|q[1-4]) (?:19|20)\d\d) (${AGAINST}) ((?:${MONTH}|q[1-4]) (?:19|20)\d\d (?:to date|so far))`,
    full: '$3 $2 $1',
  },
  // The year that runs against the one before it, and no stretch that begins with that one
  {
    said: 'how has the share of mobile changed since last year?',
    becomes: 'how has the share of mobile changed this year vs last year?',
    words: once`\b(${FELL}|${ROSE}|changed?|grown|grow|fallen|fall|risen|rise|improved?|worsened|developed) (?:a lot |much )?since last year(?=[?.!]?$)`,
    full: '$1 this year vs last year',
  },
  // Both of that year
  {
    said: 'downloads in spring vs autumn 2025',
    becomes: 'downloads in spring 2025 vs autumn 2025',
    words: everywhere`\b${SEASON} (vs\.?|versus|against|compared (?:to|with)|and) ${SEASON} (?:of )?((?:19|20)\d\d)\b`,
    full: '$1 $4 $2 $3 $4',
  },
  // A part of the month: the week that begins with its last Monday may run beyond it
  {
    said: 'How much of the March revenue was made in its last week?',
    becomes: 'How much of the March revenue was made in the last 7 days of March?',
    words: once`^((?:how much|what (?:${SHARE})) of (?:our |the )?)(${MONTH}(?:,? \d{4})?)(?:['’]s)? (.{3,40}?) in its (?:last|final) week(?=[?.!]?$)`,
    full: '$1$2 $3 in the last 7 days of $2',
    means: '7',
  },
  {
    said: 'how much of our April revenue was made in the first week',
    becomes: 'how much of our April revenue was made in the first week of April',
    also: {
      'How much of the March revenue was made in its first week':
        'How much of the March revenue was made in the first week of March',
    },
    words: once`^((?:how much|what (?:${SHARE})) of (?:our |the )?)(${MONTH}(?:,? \d{4})?)(?:['’]s)? (.{3,40}?) in (?:the|its) ((?:first|last|second) (?:(?:two|three|\d+) )?(?:half|week|weeks|days?))(?=[?.!]?$)`,
    full: '$1$2 $3 in the $4 of $2',
  },
  {
    said: "2026's share of all downloads of Lost Maps",
    becomes: 'what share of downloads of Lost Maps came in 2026',
    words:
      /^((?:19|20)\d\d)['’]s share of (?:all |the |our )*(\p{L}+(?: \p{L}+)?) (?:of|for|from) (.{2,40}?)(?=[?.!]?$)/iu,
    full: 'what share of $2 of $3 came in $1',
  },
  {
    said: 'LY same month',
    becomes: 'same month last year',
    also: { 'revenue last year, the same quarter': 'revenue same quarter last year' },
    words: everywhere`\b${yearThenSame('day|week|month|quarter')}\b`,
    full: 'same $1 last year',
  },
  // Of the last day that is over
  {
    said: 'downloads same day last year',
    becomes: 'downloads yesterday vs the same day last year',
    words:
      /^((?:(?!yesterday|today|\bvs\b|versus|compare|than|against|last \w+ vs).)*?)(?:on )?(?:the )?same day last year(?=[?.!]?$)/iu,
    full: '$1yesterday vs the same day last year',
  },
  {
    said: 'which products sell better in summer than in winter',
    becomes: 'which products had more sales in summer than in winter',
    also: {
      'Which city sold more in November than December?':
        'Which city had more sales in November than in December?',
    },
    words: once`^${KIND} (?:sells?|sold) (?:better|more) (in|during) ${TIME} than (?:in |during )?${TIME}(?=[?.!]?$)`,
    full: '$1 had more sales $2 $3 than $2 $4',
  },
  {
    said: 'Which products sell worse in summer than in winter',
    becomes: 'Which products had less sales in summer than in winter',
    words: once`^${KIND} (?:sells?|sold) (?:worse|less) (in|during) ${TIME} than (?:in |during )?${TIME}(?=[?.!]?$)`,
    full: '$1 had less sales $2 $3 than $2 $4',
  },
  {
    said: '1 March to 8 March, 2026 vs 2025',
    becomes: 'from March 1, 2026 to March 8, 2026 vs March 1, 2025 to March 8, 2025',
    words: everywhere`\b(?:from )?${DAY} (?:of )?(${MONTH}) (?:to|-|–|until|through) ${DAY} (?:of )?(${MONTH}),? ((?:19|20)\d\d) (${AGAINST}) ((?:19|20)\d\d)\b`,
    full: 'from $2 $1, $5 to $4 $3, $5 $6 $2 $1, $7 to $4 $3, $7',
  },
  {
    said: 'sessions March 1 to March 8, 2026 vs 2025',
    becomes: 'sessions from March 1, 2026 to March 8, 2026 vs March 1, 2025 to March 8, 2025',
    words: everywhere`\b(?:from )?(${MONTH}) ${DAY} (?:to|-|–|until|through) (${MONTH}) ${DAY},? ((?:19|20)\d\d) (${AGAINST}) ((?:19|20)\d\d)\b`,
    full: 'from $1 $2, $5 to $3 $4, $5 $6 $1 $2, $7 to $3 $4, $7',
  },
  // The last one that is over
  {
    said: 'which pages lost the most sessions compared to the same month last year',
    becomes: 'which pages lost the most sessions last month vs the same month last year',
    words: once`^((?:(?!\b(?:last|this|yesterday|today|since|in|on|during|${MONTH_NAMES}|week|month|quarter|q\d|\d{4})\b).)+?) (?:${AGAINST}) (?:the )?same (month|week|quarter) (?:last year|a year ago|of last year)(?=[?.!]?$)`,
    full: '$1 last $2 vs the same $2 last year',
  },
  {
    said: 'the same week last year',
    becomes: 'this week vs the same week last year',
    words: once`^(?!compared\b|vs\b|versus\b|against\b|and\b)((?:(?!\b(?:last|this|yesterday|today|since|in|on|during|${MONTH_NAMES}|week|month|quarter|q\d|\d{4})\b).)*?)(?:the )?same (month|week|quarter) last year((?: (?!vs|versus|compared|against)\p{L}+){0,3})(?=[?.!]?$)`,
    full: '$1$3 this $2 vs the same $2 last year',
  },
  {
    said: 'Revenue growth 2025 Q4 to 2026 Q1 per day',
    becomes: 'average daily Revenue 2026 Q1 vs 2025 Q4',
    words:
      /^(\p{L}+(?: \p{L}+)?) (?:growth|change|increase) (?:from )?((?:q[1-4],? \d{4}|\d{4},? q[1-4])) to ((?:q[1-4],? \d{4}|\d{4},? q[1-4])) per day(?=[?.!]?$)/iu,
    full: 'average daily $1 $3 vs $2',
  },
  {
    said: 'How many days did revenue top 5,000?',
    becomes: 'How many days had revenue above 5,000?',
    words:
      /^(how many (?:days|weeks|months)) did ((?:our |the )?\p{L}+(?: \p{L}+)?) (?:top|beat|pass|exceed|break|surpass|go over|go above) (?=[$€£]?\d[\d.,]*k?(?:[?.!]?$| in | last | this ))/iu,
    full: '$1 had $2 above ',
  },
  {
    said: 'Countries where we had purchases every month',
    becomes: 'Countries with at least 1 purchases in every month',
    words: once`^((?:which |what )?\p{L}+(?: \p{L}+)?) (?:where|in which|from which|that) (?:we )?(?:${HAD}|have) (\p{L}+(?: \p{L}+)?) (?:in )?every (day|week|month|quarter)\b`,
    full: '$1 with at least 1 $2 in every $3',
  },
  {
    said: 'Which item has its best month in winter',
    becomes: 'Which item have their best month in winter',
    words:
      /^(which \p{L}+(?: \p{L}+)?) (?:has|had) (?:its|their) (?:best|strongest|highest) month in (?=\p{L})/iu,
    full: '$1 have their best month in ',
  },
  {
    said: 'Which products gained and which lost in September',
    becomes: 'which products gained and lost the most in September',
    words: once`^which ((?!of\b)\p{L}+(?: \p{L}+)?) (?:${ROSE}|won) and which (?:ones )?(?:${FELL}|lost)(?= |[?.!]?$)`,
    full: 'which $1 gained and lost the most',
  },
  // Its part of each country
  {
    said: 'In which country does Lost Maps have the highest share?',
    becomes: 'which country gets the highest share of its from Lost Maps?',
    words: once`^(?:in|on|for|at) which ((?!way|case|day|week|month|year|hour)\p{L}+(?: \p{L}+)?) (?:does|did|do|has|have) (.{2,40}?) (?:${HAVE}|had|made|has)? ?(?:the |its |their )?(highest|largest|biggest|greatest|lowest|smallest) (\p{L}+ )?share(?: of (?:the |all |its )?(\p{L}+(?: \p{L}+)?))?(?=[?.!]?$| (?:in|last|this) )`,
    full: 'which $1 gets the $3 share of its $4$5 from $2',
  },
  {
    said: 'where does chatgpt have the highest share of sessions, by country',
    becomes: 'which country gets the highest share of its sessions from chatgpt',
    words:
      /^where (?:does|did|do|has|have) (.{2,40}?) (?:have|has|had|get)? ?(?:the |its |their )?(highest|largest|biggest|greatest|lowest|smallest) share(?: of (?:the |all |its )?(\p{L}+(?: \p{L}+)?))?,? by (\p{L}+(?: \p{L}+)?)(?=[?.!]?$| (?:in|last|this) )/iu,
    full: 'which $4 gets the $2 share of its $3 from $1',
  },
  {
    said: 'In which country does Lost Maps have the highest share?',
    becomes: 'which country has the highest Lost Maps share?',
    words:
      /^(which .{3,40}?) gets the (\p{L}+) share of its {1,2}from (.{2,40}?)(?=[?.!]?$| (?:in|last|this) )/iu,
    full: '$1 has the $2 $3 share',
  },
  {
    said: 'What did affiliates bring us since they started?',
    becomes: 'What did affiliates bring us of all time?',
    words:
      /^((?:what|how (?:much|many)(?: \p{L}+){0,3}) (?:did|has|have) (?!(?:we|i|you|it|they|he|she)\b).{3,80}?) since (?:they|it|he|she) (?:first )?(?:started|began|launched|opened)(?= ?[?.!]?$)/iu,
    full: '$1 of all time',
  },
  {
    said: 'first day the camp sandals sold',
    becomes: 'first day with more than 0 sales for camp sandals',
    words:
      /^(?:the )?(first|last(?= (?:day|date)\b| \p{L}+ (?:that|on which|when|in which)\b)) (day|week|month|date) (?:that |on which |when |in which )?(?:the |our )?(?!with\b|we\b|of\b|in\b)(.{2,40}?) (?:sold|was sold|were sold|sold anything)(?=[?.!]?$)/iu,
    full: '$1 $2 with more than 0 sales for $3',
  },
  {
    said: 'first day that Lost Maps had downloads',
    becomes: 'first day with more than 0 downloads for Lost Maps',
    words: once`^(?:the )?(first|last(?= (?:day|date)\b| \p{L}+ (?:that|on which|when|in which)\b)) (day|week|month|date) (?:that |on which |when |in which )?(?:the |our )?(?!with\b|we\b|of\b|in\b)(.{2,40}?) (?:${HAD}) (?:any |some |a |an |us )?(?!the\b|more\b|less\b|fewer\b|over\b|above\b|at\b|no\b)(\p{L}+(?: \p{L}+)?)(?=[?.!]?$)`,
    full: '$1 $2 with more than 0 $4 for $3',
  },
  {
    said: 'Days with more mobile sessions than desktop sessions',
    becomes: 'Days on which mobile had more sessions than desktop',
    words:
      /\b(days|weeks|months) (?:with|that had|having|when there were) more (\p{L}+(?: \p{L}+)?) (\p{L}+) than (\p{L}+(?: \p{L}+)?) \3(?= |[?.!]?$)/giu,
    full: '$1 on which $2 had more $3 than $4',
  },
  {
    said: 'Q3 growth over Q2 per category, sorted',
    becomes: 'Q3 growth over Q2 per category, highest growth first',
    words:
      /^((?!.*\b(?:lowest|smallest|highest|largest|biggest|fastest|slowest)\b).{0,60}\bgrowth\b.{0,60}?),? sorted(?=[?.!]?$)/iu,
    full: '$1, highest growth first',
  },
];
