import { MONTH_NAMES } from '../../../../dates/calendar-words.ts';
import { everywhere } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

const UNITS: readonly (readonly [short: string, unit: string, example: string])[] = [
  ['mths?|mnths?', 'month', 'mth'],
  ['yrs?', 'year', 'yr'],
  ['wks?', 'week', 'wk'],
  ['qtrs?', 'quarter', 'qtr'],
];

/** Letters that people leave out, and signs that say a word; before anything else is looked at. */
export const abbreviationRules: readonly Rule[] = [
  // What is left out is said with "not", of a name as of a number
  {
    said: "lessons that weren't booked by phone",
    becomes: 'lessons that were not booked by phone',
    also: {
      'hires that didn’t use the mobile app': 'hires that did not use the mobile app',
      'tickets which arent urgent': 'tickets which are not urgent',
    },
    words: everywhere`\b((?:that|which) (?:(?:is|are|was|were)(?=n['’]?t\b)|(?:do|does|did)(?=n['’]?t (?:use|come)\b)))n['’]?t\b`,
    full: '$1 not',
  },
  {
    said: 'clicks: last 28d vs the 7d before',
    becomes: 'clicks: last 28 days vs the 7 days before',
    words: /(?<=\b(?:last|past|previous|prior|prev\.?|the|next|over|in) )(\d{1,3}) ?d(?![\p{L}\p{N}])/giu,
    full: '$1 days',
  },
  {
    said: 'sessions this month vs prev. month',
    becomes: 'sessions this month vs previous month',
    words: /\bprev\.?(?= (?:\d|day|week|month|quarter|year|period|one))/giu,
    full: 'previous',
  },
  {
    said: 'sessions in March by new/returning',
    becomes: 'sessions in March by new or returning',
    words: /(?<=\b(?:by|per|into) )new ?\/ ?return(?:ing|ed)\b/giu,
    full: 'new or returning',
  },
  {
    said: 'how many ppl came from Germany',
    becomes: 'how many people came from Germany',
    words: /\bppl\b/giu,
    full: 'people',
  },
  {
    said: 'sessions w/o mobile',
    becomes: 'sessions without mobile',
    words: /(?<![\p{L}\p{N}/])w\/o(?![\p{L}\p{N}])/giu,
    full: 'without',
  },
  // Before "w/" says "with"
  {
    said: 'clicks w/c 1 June',
    becomes: 'clicks week commencing 1 June',
    also: {
      'clicks wc june 1st': 'clicks week commencing june 1st',
      'orders w/b 2026-06-01': 'orders week commencing 2026-06-01',
    },
    words: everywhere`(?<![\p{L}\p{N}/])(?:w\/[cb]|w\.c\.|wc|wk\.? (?:commencing|beginning))\.? (?=(?:the )?(?:(?!(?:19|20)\d\d\b(?!-))\d|${MONTH} \d))`,
    full: 'week commencing ',
  },
  {
    said: 'clicks w/e 7 June',
    becomes: 'clicks week ending 7 June',
    words: everywhere`(?<![\p{L}\p{N}/])(?:w\/e|w\.e\.|wk\.? ending)\.? (?=(?:the )?(?:\d|${MONTH} \d))`,
    full: 'week ending ',
  },
  {
    said: 'compare w the week before',
    becomes: 'compare with the week before',
    also: { 'sessions w/ the week before': 'sessions with the week before' },
    words: /(?<=\bcompared? )w(?= )|(?<![\p{L}\p{N}/])w\/(?= ?\p{L}{2})/giu,
    full: 'with',
  },
  {
    said: 'app against web in look-to-book',
    becomes: 'app against web in bookings per search',
    words: /\blook[- ]to[- ]book(?: (?:ratio|rate))?(?![\p{L}\p{N}-])/giu,
    full: 'bookings per search',
  },
  {
    said: 'DAU last week',
    becomes: 'active users by day last week',
    also: { 'daily active users in March': 'active users by day in March' },
    words: /(?<![\p{L}\p{N}-])(?:dau|daily active users)(?![\p{L}\p{N}-])(?!.*\b(?:by|per|each|mau)\b)/giu,
    full: 'active users by day',
  },
  {
    said: 'ARPU by country',
    becomes: 'revenue per user by country',
    words: /(?<![\p{L}\p{N}-])arpu(?![\p{L}\p{N}-])(?!.*\bper\b)/giu,
    full: 'revenue per user',
  },
  ...UNITS.map(
    ([short, unit, example]): Rule => ({
      said: `orders last ${example}`,
      becomes: `orders last ${unit}`,
      words: everywhere`\b(last|this|per|a|each|every|past|previous|the|same|by|of) (?:${short})\b`,
      full: `$1 ${unit}`,
    }),
  ),
  ...UNITS.map(
    ([short, unit, example]): Rule => ({
      said: `orders of three ${example}s`,
      becomes: `orders of three ${unit}s`,
      words: everywhere`\b(\d+|two|three|four|few|several) (?:${short})\b`,
      full: `$1 ${unit}s`,
    }),
  ),
  {
    said: 'how much of Februarys clicks came from mobile',
    becomes: "how much of February's clicks came from mobile",
    words: everywhere`(?<=\b(?:of|in|are|is|was|were|with) )(${MONTH_NAMES})s(?= (?:clicks|impressions|sessions|visits|traffic|revenue|sales|orders|purchases|bookings|numbers|total)\b)`,
    full: "$1's",
    means: 'February',
  },
  {
    said: 'revenue by channel last weak',
    becomes: 'revenue by channel last week',
    words:
      /\b(last|this|next|per|each|past|previous) weak(?=[?.!,]|$| (?:by|per|for|in|on|from|vs|versus|compared|than|and|please|pls)\b)/giu,
    full: '$1 week',
  },
  {
    said: 'Orders n revenue',
    becomes: 'Orders and revenue',
    words: /(?<=\p{L}{2}) n (?=\p{L}{2})/gu,
    full: ' and ',
  },
  {
    said: 'Hows September going?',
    becomes: 'how is September going?',
    words: /\bhows\b/giu,
    full: 'how is',
  },
  {
    said: 'sessions for each of em',
    becomes: 'sessions for each of them',
    words: /\b(each|all|both|some|any|most|none) of em\b/giu,
    full: '$1 of them',
  },
  {
    said: 'revenue per month pls',
    becomes: 'revenue per month please',
    words: /\bpls\b/giu,
    full: 'please',
  },
  {
    said: "Queries with 'cold brew' in them",
    becomes: 'Queries with "cold brew" in them',
    words: /(?<=^|[\s(])['‘’]([\p{L}\d][^'‘’]{1,40})['’](?=[\s),.?!;:]|$)/gu,
    full: '"$1"',
  },
  {
    said: 'Sources with 100+ sessions',
    becomes: 'Sources with at least 100 sessions',
    words: /(?<=\s)(\d[\d,.]*k?)\+ (?=\p{L})/gu,
    full: 'at least $1 ',
  },
  {
    said: 'The calendar year 2025',
    becomes: 'The year 2025',
    // "The last two calendar years" are no other two
    words:
      /(?<!\b(?:last|past|previous|latest) (?:(?:\d+|\p{L}+) )?)\bcalendar (?=year|month|week|quarter)/giu,
    full: '',
  },
  {
    said: 'The calendar year 2025',
    becomes: '2025',
    words:
      /(?<!\b(?:this|last|previous|per|each|every|by|next|same) )\b(?:the )?(?:whole |full |entire )?year (?=20\d\d\b)/giu,
    full: '',
  },
  // A mean of positions is always weighted by how often something was shown
  {
    said: 'average position (weighted by impressions) by country',
    becomes: 'average position by country',
    words: / ?\((?:impression[- ])?weighted(?: by (?:the )?(?:number of )?impressions)?\)/giu,
    full: '',
  },
  {
    said: 'average position weighted by impressions for blog pages',
    becomes: 'average position for blog pages',
    words: /(?<=\bposition),? weighted by (?:the |their )?(?:number of )?impressions\b/giu,
    full: '',
  },
  {
    said: 'Queries with an impression-weighted average position worse than 10',
    becomes: 'Queries with an average position worse than 10',
    words: /\bimpression[- ]weighted /giu,
    full: '',
  },
  {
    said: 'USA+Canada',
    becomes: 'USA + Canada',
    words: /(?<=\p{L})\+(?=\p{L})/gu,
    full: ' + ',
  },
  {
    said: 'Revenue for each channel + source combination',
    becomes: 'Revenue for each combination of channel and source',
    words: /\bfor each (\p{L}+) ?(?:\+|\/|×|x) ?(\p{L}+) (?:combination|combo|pair)\b/giu,
    full: 'for each combination of $1 and $2',
  },
  {
    said: 'May to Sept last year',
    becomes: 'from May last year to Sept last year',
    words: everywhere`\b(${MONTH}) (to|through|until|till|-|–) (${MONTH}) (?:of )?last year\b`,
    full: 'from $1 last year to $3 last year',
  },
  // Both days are of that month
  {
    said: 'revenue 1–14 Feb 2017',
    becomes: 'revenue from 1 Feb 2017 to 14 Feb 2017',
    words: everywhere`\b(\d{1,2}) ?[–—-] ?(\d{1,2}) (${MONTH})(?: (\d{4}))?\b`,
    full: 'from $1 $3 $4 to $2 $3 $4',
  },
  // "Sept 25 to Feb 26" by month: of these years
  {
    said: 'sessions per month sept 25 to feb 26',
    becomes: 'sessions per month from sept 2025 to feb 2026',
    words: everywhere`(?<=\b(?:per month|monthly|by month|each month)\b.{0,30}?)\b(${MONTH}) '?(2\d) (to|until|through|till|-|–) (${MONTH}) '?(2\d)\b(?! \d{4})`,
    full: 'from $1 20$2 to $4 20$5',
  },
  // A stretch that begins with a month ends with one, of that year
  {
    said: 'sessions jan-mar 26 vs apr-jun 26',
    becomes: 'sessions from jan to mar 2026 vs from apr to jun 2026',
    words: everywhere`\b(${MONTH}) ?[-–] ?(${MONTH}) '?(2\d)\b(?![ ,]*\d{4})`,
    full: 'from $1 to $2 20$3',
  },
  {
    said: 'non-us mobile sessions by month in 2026',
    becomes: 'non-US mobile sessions by month in 2026',
    words: /\bnon-us\b/gu,
    full: 'non-US',
  },
  // No verb ends a list
  {
    said: 'USA vs GBR vs CAN',
    becomes: 'USA vs GBR vs canada',
    words: /\b(vs\.?|versus|,) can(?= ?[?.!:,]|$)/giu,
    full: '$1 canada',
  },
  // The abbreviation of what stands before it
  {
    said: 'the conversion rate (CVR) from session to order',
    becomes: 'the conversion rate from session to order',
    words:
      /\b(conversion rates?|average order values?|click[- ]?through rates?|bounce rates?) \((?:cvr|cr|aov|ctr|br)\)/giu,
    full: '$1',
  },
];
