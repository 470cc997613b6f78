import { once } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';
import { AGAINST, QUERIES } from './named-words.ts';

const ENDS = '(?=[?.!]*$|,? (?:in|last|this|since|during|over|for) )';

/** What is asked of all of them together or of one each, of near places and of halves, in the words that people have for it. */
export const allOrEachRules: readonly Rule[] = [
  {
    said: 'how much revenue does a session bring by device in march',
    becomes: 'revenue per session by device in march',
    also: { 'how many page views does the average visit make': 'page views per visit' },
    words:
      /^how (?:much|many) ((?:\p{L}+ ){0,1}\p{L}+) (?:does|did|do) (?:an?|one|each|every|(?:the|an) average|a typical) (session|visit|click|order|purchase|user|visitor|page view) (?:bring(?: in| us)?|make|earn(?: us)?|generate|yield|have|give us|get us|produce)(?= ?[?.!,]|$| )/giu,
    full: '$1 per $2',
  },
  {
    said: 'what is the average position for espresso queries last month',
    becomes: 'overall average position for espresso queries last month',
    words: once`^(?:what(?:['’]s| is| was) )?(?:the |our )?average (position|ctr|click[- ]through rate) (?=(?:for|of) (?!each\b|every\b|all\b|top\b|our\b|the\b|most\b|long\b|brand(?:ed)?\b|non\b)[\p{L}-]+ (?:${QUERIES})\b(?!.*\b(?:by|per|each|which|top)\b))`,
    full: 'overall average $1 ',
  },
  {
    said: 'what pages are almost on page one of google?',
    becomes: 'pages with an average position between 11 and 20?',
    words:
      /^(?:what|which) (?:of our |are the )?pages (?:that )?(?:are |rank |sit )?(?:almost|nearly|close to(?: being)?|just off|just outside(?: of)?|just below) (?:on )?(?:the )?(?:first page|page (?:one|1))(?: (?:of|on|in) google(?: search)?)?/iu,
    full: 'pages with an average position between 11 and 20',
    means: '11 20',
  },
  {
    said: 'brand searches trend by month',
    becomes: 'clicks on branded queries by month',
    words: /^(?:our )?brand(?:ed)? searches(?: trend)?(?= by | over | last | this | in )/iu,
    full: 'clicks on branded queries',
  },
  {
    said: 'clicks by page, last 28 days vs previous',
    becomes: 'clicks by page, last 28 days vs the previous period',
    words: once`\b(last \d+ (?:days|weeks|months),? (?:${AGAINST})) (?:the )?(?:previous|prior)(?=[?.!]*$)`,
    full: '$1 the previous period',
  },
  {
    said: 'impressions go up but clicks go down, right?',
    becomes: 'impressions go up but clicks go down?',
    words: /, (?:right|correct|isn['’]?t it|aren['’]?t they|no)(?=\?+$)/iu,
    full: '',
  },
  {
    said: 'Which countries have a higher conversion rate than the average',
    becomes: 'Which countries have conversion rate above average',
    words:
      /\b(which [\p{L} ]{2,25}? (?:have|has|had)) an? (?:higher|better|greater) ([\p{L} -]{3,30}?) than (?:the |our )?average\b/iu,
    full: '$1 $2 above average',
  },
  {
    said: 'which channels had a lower conversion rate than average in June',
    becomes: 'which channels had conversion rate below average in June',
    words:
      /\b(which [\p{L} ]{2,25}? (?:have|has|had)) a (?:lower|smaller) ([\p{L} -]{3,30}?) than (?:the |our )?average\b/iu,
    full: '$1 $2 below average',
  },
  {
    said: 'Which handler moves the most birds per sortie?',
    becomes: 'Which handler had the most birds moved per sortie?',
    words: /\b(which [\p{L} ]{2,25}?) moved?s? the (most|fewest|least) (\p{L}+)(?= per )/iu,
    full: '$1 had the $2 $3 moved',
  },
  {
    said: 'how many hours does a listener listen',
    becomes: 'hours listened per listener',
    words: once`^how many (\p{L}+) (?:does|did) (?:an?|one|each|every|the average|a typical) (\p{L}+) (listen|watch|lift|borrow)(?: (?:to|for))?(?: on average)?${ENDS}`,
    full: '$1 $3ed per $2',
  },
  {
    said: 'top landing pages for organic search and their conversion rates',
    becomes: 'top landing pages for organic search by sessions and their conversion rates',
    words:
      /^(?!.*\bby\b)((?:show (?:me )?|list )?(?:the |our )?top (?:\d+ )?(?:landing )?pages(?: (?:for|from|of|in) (?!\p{L}* ?by\b)[\p{L} ]{3,30}?)?) (?=(?:and|with) their (?:conversion|bounce|engagement) rates?\b)/iu,
    full: '$1 by sessions ',
  },
  {
    said: 'which bay had the best June compared with May?',
    becomes: 'which bay gained most in June compared with May?',
    words: once`\b(which [\p{L} ]{2,25}?) had (?:the|their|its) best (${MONTH}|week|month|quarter|year) (?=(?:${AGAINST}) )`,
    full: '$1 gained most in $2 ',
  },
  {
    said: 'which bay had the worst June compared with May?',
    becomes: 'which bay lost most in June compared with May?',
    words: once`\b(which [\p{L} ]{2,25}?) had (?:the|their|its) worst (${MONTH}|week|month|quarter|year) (?=(?:${AGAINST}) )`,
    full: '$1 lost most in $2 ',
  },
  {
    said: 'revenue for the past half year',
    becomes: 'revenue for the past 6 months',
    words: /\b(last|past) half[- ]year\b/iu,
    full: '$1 6 months',
    means: '6',
  },
  {
    said: 'what time of year is our busiest',
    becomes: 'which month is our busiest',
    words:
      /^what time of (?:the )?year (is|was) (?=(?:our |the )?(?:busiest|quietest|slowest|strongest)\b)/iu,
    full: 'which month $1 ',
  },
];
