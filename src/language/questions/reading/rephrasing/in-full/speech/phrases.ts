import { MONTH_NAMES } from '../../../../dates/calendar-words.ts';
import { everywhere } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { FELL, ROSE } from '../../../../vocabulary/moving-words.ts';
import { SHARE } from '../parts/named-words.ts';
import { type Rule, WEEKDAY } from '../rule.ts';

/** Whole phrases with a meaning of their own: records, sums of the best, who is among whom, money and percent. */
export const phraseRules: readonly Rule[] = [
  {
    said: 'record low revenue day',
    becomes: 'day with the lowest revenue',
    words:
      /^(?:the |our |what (?:is|was) (?:the |our ))?(?:record|all[- ]time)[- ](low|high) ([\p{L}-]+(?: [\p{L}-]+)?) (day|week|month)(?=[?.!]?$)/giu,
    full: '$3 with the $1est $2',
  },
  {
    said: 'Record low for sessions in a day',
    becomes: 'day with the lowest sessions',
    words:
      /^(?:the |our |what (?:is|was) (?:the |our ))?(?:record|all[- ]time)[- ](low|high) (?:for|of|in) ([\p{L}-]+(?: [\p{L}-]+)?) (?:in|on) (?:a|one|a single) (day|week|month)(?=[?.!]?$)/giu,
    full: '$3 with the $1est $2',
  },
  {
    said: 'Which sources are mobile only?',
    becomes: 'Which sources are only mobile?',
    words:
      /^(which|what) (\p{L}+(?: \p{L}+)?) (are|is|were) ([\p{L}-]+(?: [\p{L}-]+)?)[- ]only(?=[?.!]?$)/giu,
    full: '$1 $2 $3 only $4',
  },
  {
    said: 'which channels sold on desktop as well as tablet?',
    becomes: 'which channels sold on both desktop and tablet?',
    words:
      /^((?:which|what) .{3,40}?) (on|from|in|via|through) (.{2,30}?) as well as (?:on |from |in |via |through )?(.{2,30}?)(?=[?.!]?$)/giu,
    full: '$1 $2 both $3 and $4',
  },
  {
    said: 'Sum of revenue on days above the average',
    becomes: 'revenue on days with revenue above the average',
    words:
      /^(?:the )?(?:sum of|total) (?:the )?([\p{L}-]+(?: [\p{L}-]+)?) (?:on|of) (?:the )?(days|weeks) (?:that (?:were|are) )?(above|below) (?:the )?(average|mean)(?=[?.!]?$)/giu,
    full: '$1 on $2 with $1 $3 the $4',
  },
  {
    said: 'Pages with better position in February than in January',
    becomes: 'Pages whose position got better in February than in January',
    words:
      /\b(pages|queries|keywords|search terms|urls) with (?:a )?(better|worse|higher|lower) (?:average )?(?:position|rank(?:ing)?)s? (?=(?:in|last|this) .{2,25} than )/giu,
    full: '$1 whose position got $2 ',
  },
  {
    said: 'What percentage of sessions ended in a purchase?',
    becomes: 'What percentage of sessions purchased?',
    words: everywhere`\b((?:${SHARE}) of (?:all |our |the )?(?:[\p{L}-]+ )?(?:sessions|visits)) (?:that )?(?:ended|end|ends|resulted|result|results|led) (?:in|with|to) (?:a |an )?(?:purchase|order|sale|transaction)s?\b`,
    full: '$1 purchased',
  },
  {
    said: 'Was there any weekend with revenue over 5000?',
    becomes: 'weeks with revenue over 5000 on weekends?',
    words:
      /^(?:was|were|is) there (?:ever )?(?:a|any) weekend (?:with|when|where) (.{3,40}?)(?=[?.!]?$| (?:in|last|this|since|during) )/giu,
    full: 'weeks with $1 on weekends',
  },
  {
    said: 'Did revenue exceed 5000 on any weekend?',
    becomes: 'weeks with revenue over 5000 on weekends?',
    words: everywhere`^did (?:we (?:${HAVE}) )?([\p{L}-]+(?: [\p{L}-]+)?) (?:exceed|top|pass|go over|climb above) ([$€£]?\d[\d.,]*k?) on (?:a|any) weekend(?=[?.!]?$)`,
    full: 'weeks with $1 over $2 on weekends',
  },
  {
    said: 'Bookings between Christmas and New Year',
    becomes: 'Bookings from December 25 to December 31',
    words:
      /\bbetween (?:christmas|xmas|x-mas) and (?:the )?new year(?:['’]?s)?(?: eve| day)?( (?:20\d\d))?\b/giu,
    full: 'from December 25 to December 31$1',
    means: 'December 25 to December 31',
  },
  {
    said: "Which hotels didn't get more bookings in September than in August?",
    becomes: 'Which hotels had fewer bookings in September than in August?',
    words: everywhere`^(which|what) (\p{L}+(?: \p{L}+)?) (?:did(?:n['’]?t| not)|have(?:n['’]?t| not)) (?:${HAVE}|got|had) more ([\p{L}-]+(?: [\p{L}-]+)?) (?=(?:in|last|this) )`,
    full: '$1 $2 had fewer $3 ',
  },
  {
    said: 'Are sessions from Canada and Germany equal?',
    becomes: 'sessions of Canada vs Germany?',
    words:
      /^(?:are|is|were|was) (?:the )?([\p{L}-]+(?: [\p{L}-]+)?) (?:from|of|on|in|via) (.{2,40}?) and (.{2,40}?) (?:equal|the same|identical|alike)(?=[?.!]?$)/giu,
    full: '$1 of $2 vs $3',
  },
  {
    said: 'How many sessions came to us from Canada?',
    becomes: 'How many sessions came from Canada?',
    words:
      /\b(came|come|comes|coming|sent|sends|send|brought|drove|referred|arrived) (?:over )?to us (?=from|via|through|on|in|by)/giu,
    full: '$1 ',
  },
  {
    said: 'The direct comparison of Vienna and Graz',
    becomes: 'comparison of Vienna and Graz',
    words: /\b(?:a |the )?direct comparison (?=of|between)/giu,
    full: 'comparison ',
  },
  {
    said: 'Do US visitors make more than 90 % of revenue?',
    becomes: 'Do US make more than 90 % of revenue?',
    words:
      /^((?:do|does|did) .{1,30}?) (?:visitors|users|customers|people|shoppers|guests) (make(?: up)?|bring(?: in)?|generate|account for) (?=(?:more|less|fewer|over|under|at least|at most|above|below|half|a (?:third|quarter)))/giu,
    full: '$1 $2 ',
  },
  {
    said: 'Which countries grew in both sessions and revenue?',
    becomes: 'Which countries where sessions grew and revenue grew?',
    words: everywhere`^((?:which|what) )?(\p{L}+(?: \p{L}+)?) (?:that |which )?(${FELL}|${ROSE}|lost) in both (?!(?:${MONTH_NAMES}|last|this|the|q[1-4])\b)([\p{L}-]+(?: [\p{L}-]+)?) and ([\p{L}-]+(?: (?!in|last|this|from|between|compared|vs)[\p{L}-]+)?)(?=[?.!]?$| (?:in|last|this|from|between|compared|vs) )`,
    full: '$1$2 where $4 $3 and $5 $3',
  },
  {
    said: 'When did Direct make the most?',
    becomes: 'which day had the most revenue from Direct?',
    words: /^when did (.{2,30}?) (?:make|earn) the (most|least)(?=[?.!]?$)/giu,
    full: 'which day had the $2 revenue from $1',
  },
  {
    said: 'Revenue of all hotels but the best one',
    becomes: 'Revenue without the top 1 hotels',
    words:
      /^(.{3,40}?) (?:of|from|in) all (?:the |our )?(\p{L}+(?: \p{L}+)?) (?:but|except(?: for)?|without|besides) (?:the |our )?(?:best|top|biggest|largest|strongest)(?: one)?(?=[?.!]?$| (?:in|last|this) )/giu,
    full: '$1 without the top 1 $2',
    means: 'top 1',
  },
  {
    said: 'Purchases as a share of engaged sessions',
    becomes: 'Purchases per engaged session',
    words:
      /\b([\p{L}-]+) as an? (?:share|percentage|percent|proportion|%) of (?:the |all )?engaged (?:sessions|visits)\b/giu,
    full: '$1 per engaged session',
  },
  {
    said: 'How many percent more bookings had Vienna than Graz?',
    becomes: 'bookings of Vienna vs Graz?',
    also: { 'how many percent fewer purchases has mobile than desktop?': 'purchases of mobile vs desktop?' },
    words:
      /^how many (?:percent|per cent|%) (?:more|fewer|less) ([\p{L}-]+(?: [\p{L}-]+)?) (?:has|had|have|does|did) (.{2,30}?) (?:have |get |make |bring )?than (?=\p{L})/giu,
    full: '$1 of $2 vs ',
  },
  {
    said: "Each Tuesday's revenue in February",
    becomes: 'revenue by day on Tuesdays in February',
    words: everywhere`^(?:each|every) (${WEEKDAY})['’]s ([\p{L}-]+(?: [\p{L}-]+)?) (?=in |during |of |last |this )`,
    full: '$2 by day on $1s ',
  },
  {
    said: 'clicks every Monday last month',
    becomes: 'clicks by day on Mondays last month',
    words: everywhere`^([\p{L}-]+(?: [\p{L}-]+)?) (?:each|every) (${WEEKDAY}) (?=in |during |of |last |this )`,
    full: '$1 by day on $2s ',
  },
  // Of a day of each
  {
    said: 'Sessions per day in March compared with January',
    becomes: 'average daily Sessions in March compared with January',
    words: everywhere`^(?!average|avg|mean)((?:[\p{L}-]+ )?[\p{L}-]+) (?:per|a) day (?=(?:in )?(?:${MONTH_NAMES}|q[1-4]|20\d\d|last|this)(?: \d{4})?(?: (?:month|week|quarter|year))? (?:vs|versus|compared|against|than)\b)`,
    full: 'average daily $1 ',
  },
  {
    said: 'Sum of the 3 best months for revenue',
    becomes: 'total revenue of the 3 best months',
    words:
      /^(?:the |what (?:is|was) the )?sum of (?:the |our )?(?:(\d+|two|three|four|five|ten) best|best (\d+|two|three|four|five|ten)) (days|weeks|months|quarters) (?:for|by|in) ([\p{L}-]+(?: [\p{L}-]+)?)(?=[?.!]?$| (?:in|last|this|of) )/giu,
    full: 'total $4 of the $1$2 best $3',
  },
];
