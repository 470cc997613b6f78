import { MONTH_NAMES } from '../../../../dates/calendar-words.ts';
import { everywhere, once } from '../../../../text/pattern.ts';
import { HAD } from '../../../../vocabulary/having-words.ts';
import { FALL, RISE } from '../../../../vocabulary/moving-words.ts';
import { AGAINST } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const NUMBER = '[$€£]?\\d[\\d.,]*k?';
const METRIC = '(\\p{L}+(?: (?!over\\b|above\\b|under\\b|below\\b|from\\b|on\\b|in\\b|by\\b)\\p{L}+)?)';
const KIND =
  '(channels?|countr(?:y|ies)|sources?|devices?|pages?|landing pages?|products?|items?|cit(?:y|ies)|quer(?:y|ies)|keywords?|categor(?:y|ies)|shows?|apps?|hotels?|mediums?|campaigns?)';
const END = '(?=[?.!]?$| (?:in|last|this|from|since|during|for|by) )';

/** What people ask every day, in the words that reports are asked in. */
export const everydayRules: readonly Rule[] = [
  // What is lost costs somebody something, and no money was paid for it: who lost it, to what
  {
    said: 'how many clicks did the drop in position cost us in February',
    becomes: 'how many clicks did the drop in position cost us thereby in February',
    also: {
      'did the change in position cost us clicks?': 'did the change in position cost us thereby clicks?',
      'has the redesign cost us sales': 'has the redesign cost us thereby sales',
    },
    words:
      /(?<=\b(?:change|drop|fall|decline|loss|losing|lost|decrease|outage|downtime|strike|redesign|relaunch|migration|update|move|positions?|rankings?)\b.{0,40}?)\bcost(?:s|ing)? (?:us|me)\b(?! thereby)|(?<=^(?:did|does|do|has|have|had|is|are|was|were|how|what)\b.{0,80}?)\bcost(?:s|ing)? (?:us|me)(?= (?:any |some |many |our )?(?:clicks|visits|visitors|sessions|traffic|sales|orders|purchases|bookings|impressions|conversions|sign-?ups|leads|subscribers|downloads|customers)\b)/giu,
    full: 'cost us thereby',
  },
  {
    said: 'clicks, 1 to 7 January 2026 vs 2025',
    becomes: 'clicks, from January 1, 2026 to January 7, 2026 vs January 1, 2025 to January 7, 2025',
    words: everywhere`\b(?:from )?(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:to|-|–|until|through) (?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH}),? ((?:19|20)\d\d) (${AGAINST}) ((?:19|20)\d\d)\b`,
    full: 'from $3 $1, $4 to $3 $2, $4 $5 $3 $1, $6 to $3 $2, $6',
  },
  {
    said: 'tickets this morning',
    becomes: 'tickets morning today',
    words: /\bthis (morning|afternoon|evening)\b/giu,
    full: '$1 today',
  },
  {
    said: 'hotels that made over 22.5 % of bookings in May',
    becomes: 'hotels with over 22.5 % of bookings in May',
    words: once`^((?:which |what )?(?!do|did|does|has|have|had)\p{L}+(?: (?!that|which|who)\p{L}+)?) (?:that |which |who )?(?:made|make|makes|making|brought in|took|got|had|have) (?=(?:over|more than|at least|under|less than|above|below) \d+(?:[.,]\d+)? ?(?:%|percent) of )`,
    full: '$1 with ',
  },
  // By what column is asked back; it ranks them as well
  {
    said: 'where did we get the most villa leads in Q3',
    becomes: 'where did we get villa leads in Q3',
    also: { 'where do most leads come from': 'where do leads come from' },
    words: once`^(where (?:do|did|does|have|has) )((?:we|i) (?:(?:get|have|make|sell|see|got|made|sold) )?)?(?:the )?(?:most|fewest|least) (?!of\b)(?=\p{L})`,
    full: '$1$2',
  },
  {
    said: 'average value of a package booking in August',
    becomes: 'average package booking value in August',
    words:
      /\baverage value (?:of|per) (?:an?|our|each|the|one) ((?:\p{L}+ )?)(booking|order|purchase|sale|transaction)s?\b/giu,
    full: 'average $1$2 value',
  },
  {
    said: 'bookings in August, this year and last',
    becomes: 'bookings in August this year vs August last year',
    words: everywhere`(?<=\b(?:in|for|during) )(${MONTH}),? (?:of )?this year (?:and|vs\.?|versus|against|compared (?:to|with)) (?:the )?last(?: year)?(?= ?[?.!]|$)`,
    full: '$1 this year vs $1 last year',
  },
  {
    said: 'sessions this month compared with the same days last February',
    becomes: 'sessions this month compared with last February',
    words: everywhere`\bthe same (?:days|dates|stretch) (?:of |in |from )?(?=last (?:${MONTH})\b)`,
    full: '',
  },
  {
    said: 'The first day that revenue went above 10,000',
    becomes: 'The first day with revenue above 10,000',
    words:
      /\b(first|last) (day|week|month) (?:that|on which|in which|when) (?:the |our )?(\p{L}+(?: \p{L}+)?) (?:went|rose|got|was|were|climbed|came|came in|hit|passed) (above|over|below|under)(?: the)? (?=[$€£]?\d)/giu,
    full: '$1 $2 with $3 $4 ',
  },
  {
    said: 'first day with revenue over 10000',
    becomes: 'first day with more than 10000 revenue',
    words: once`^(?:the |what was the )?(first|last) (day|week|month) (?:with|of|that had) ${METRIC} (?:over|above|of more than|exceeding) (${NUMBER})${END}`,
    full: '$1 $2 with more than $4 $3',
  },
  {
    said: 'First day with revenue under 100',
    becomes: 'First day with fewer than 100 revenue',
    words: once`^(?:the |what was the )?(first|last) (day|week|month) (?:with|of|that had) ${METRIC} (?:under|below|of less than|of fewer than) (${NUMBER})${END}`,
    full: '$1 $2 with fewer than $4 $3',
  },
  {
    said: 'last time we had fewer than 10 orders in a day',
    becomes: 'last day with fewer than 10 orders',
    words: once`^(?:when was (?:the )?|the )?(first|last) time (?:that )?we had (more|less|fewer) than (${NUMBER}) ${METRIC} (?:in|on) (?:a|one) (day|week|month)(?=[?.!]?$)`,
    full: '$1 $5 with $2 than $3 $4',
  },
  {
    said: 'last time we had fewer than 10 orders',
    becomes: 'last day with fewer than 10 orders',
    words: once`^(?:when was (?:the )?|the )?(first|last) time (?:that )?we had (more|less|fewer) than (${NUMBER}) ${METRIC}(?=[?.!]?$)`,
    full: '$1 day with $2 than $3 $4',
  },
  {
    said: 'First day LinkedIn brought over 100 sessions',
    becomes: 'First day with more than 100 sessions from LinkedIn',
    also: {
      'first month LinkedIn passed 3000 sessions': 'first month with more than 3000 sessions from LinkedIn',
    },
    words: once`^(?:when was )?(?:the )?(first|last(?= day\b| \p{L}+ (?:that|on which|in which)\b)) (day|week|month) (?:that |on which |in which )?(?!with\b|we\b|of\b|in\b)(.{2,30}?) (?:(?:${HAD})(?: in)? (?:over|more than|above)|passed|exceeded|broke|crossed) (${NUMBER}) ${METRIC}(?=[?.!]?$)`,
    full: '$1 $2 with more than $4 $5 from $3',
  },
  {
    said: 'First day LinkedIn brought 100 sessions',
    becomes: 'First day with at least 100 sessions from LinkedIn',
    words: once`^(?:when was )?(?:the )?(first|last(?= day\b| \p{L}+ (?:that|on which|in which)\b)) (day|week|month) (?:that |on which |in which )?(?!with\b|we\b|of\b|in\b)(.{2,30}?) (?:${HAD}|reached)(?: in)? (${NUMBER}) ${METRIC}(?=[?.!]?$)`,
    full: '$1 $2 with at least $4 $5 from $3',
  },
  {
    said: 'When did we hit 100 orders in a day for the first time?',
    becomes: 'first day with at least 100 orders?',
    words: once`^when did we (?:hit|reach|pass|have|get) (${NUMBER}) ${METRIC} (?:in|on) (?:a|one) (day|week|month) (?:for )?the first time(?=[?.!]?$)`,
    full: 'first $3 with at least $1 $2',
  },
  {
    said: 'biggest revenue drop from one day to the next',
    becomes: 'the day with the biggest drop in revenue',
    words: once`^(?:what (?:is|was) )?(?:the |our )?(biggest|largest|sharpest|steepest) ${METRIC} (${FALL}|${RISE}|jump) from one (day|week|month) to the next(?=[?.!]?$)`,
    full: 'the $4 with the biggest $3 in $2',
  },
  {
    said: 'biggest month-on-month fall in nights',
    becomes: 'the month with the biggest fall in nights',
    words: once`^(?:what (?:is|was) )?(?:the |our )?(biggest|largest|sharpest|steepest) (day|week|month)[- ](?:on|over|to)[- ]\2 (${FALL}|${RISE}|jump) (?:in|of) (?=\p{L})`,
    full: 'the $2 with the biggest $3 in ',
  },
  {
    said: 'Sort countries by bounce rate',
    becomes: 'bounce rate by countries',
    words: once`^(?:please )?(?:sort|order) (?:the |our |all )?${KIND} by (.{3,40}?)(?=[?.!]?$)`,
    full: '$2 by $1',
  },
  {
    said: 'sort author name by visits last week',
    becomes: 'author name by visits last week',
    also: { 'please order the author names by visits': 'author names by visits' },
    words: once`^(?:please )?(?:sort (?:all )?(?:the |our |my )?|order (?:all )?(?:the |our |my ))(?=\p{L}+(?: \p{L}+)? by \p{L})`,
    full: '',
  },
  {
    said: 'The leads of the two biggest cities together',
    becomes: 'leads of the top two cities together',
    words: once`^(?:the )?${METRIC} of the (two|three|four|five|\d+) (biggest|largest|strongest) ${KIND} (?:together|combined)(?= |[?.!]?$)`,
    full: '$1 of the top $2 $4 together',
  },
  {
    said: 'First half vs second half of October',
    becomes: 'first half of October vs second half of October',
    words: everywhere`\b(?:the )?first half (${AGAINST}) (?:the )?second half of (${MONTH}(?:,? \d{4})?|(?:19|20)\d\d|last month|last year|this year)`,
    full: 'first half of $2 $1 second half of $2',
  },
  {
    said: 'revenue 2026 H1',
    becomes: 'revenue H1 2026',
    words: /(?<!\bH[12],? )\b((?:19|20)\d\d) (H[12])\b(?!,? (?:19|20)\d\d)/giu,
    full: '$2 $1',
  },
  {
    said: "How many visits from social didn't come from YouTube?",
    becomes: 'How many visits from social not from YouTube?',
    words:
      /\b(?:that |which |who )?(?:did|do|does|have|has)(?: not|n['’]?t) (?:come|came|originate|stem|coming) from\b/giu,
    full: 'not from',
  },
  {
    said: 'Which room type is cancelled most, relative to bookings?',
    becomes: 'Which room type is cancelled most relative to bookings?',
    words: /, (?=relative to\b)/giu,
    full: ' ',
  },
  {
    said: 'The trend over the three months',
    becomes: 'The trend over the last three months',
    words: once`^(?!.*\b(?:q[1-4]|(?:19|20)\d\d|last|this|past|${MONTH_NAMES})\b)(.*)\bover the (two|three|four|five|six|\d+) (days|weeks|months)(?=[?.!]?$)`,
    full: '$1over the last $2 $3',
  },
  {
    said: 'From which channel came our biggest day of revenue?',
    becomes: 'which channel had the biggest day of revenue?',
    words: /^from which (\p{L}+(?: \p{L}+)?) came (?:our|the) (?=(?:biggest|best|largest|highest|worst) )/iu,
    full: 'which $1 had the ',
  },
  {
    said: 'When did bbc.co.uk first send us visitors?',
    becomes: 'first day with more than 0 sessions from bbc.co.uk?',
    words:
      /^when did (.{2,40}?) (first|last) (?:send|bring|give|refer|deliver)(?: us)? (?:any |a |an |some |its first )?(?:visitors?|people|users|readers|traffic|visits?|sessions?)(?=[?.!]?$)/iu,
    full: '$2 day with more than 0 sessions from $1',
  },
  {
    said: 'How many visits does Bing give to us per day?',
    becomes: 'How many visits does Bing give per day?',
    words:
      /\b(give|gives|gave|send|sends|sent|bring|brings|brought|refer|refers) (?:to )?us(?= (?:per|a|each|every|in|last|this|on)\b|[?.!]?$)/gu,
    full: '$1',
  },
  {
    said: 'When was our worst week for revenue?',
    becomes: 'our worst week for revenue?',
    also: { 'when was our record day for enrolments': 'our record day for enrolments' },
    words:
      /^when (?:was|were|is) (?:our |the |my )?(?=(?:best|worst|busiest|strongest|weakest|highest|lowest|biggest) (?:week|month|quarter)\b|record (?:day|week|month|quarter)\b)/iu,
    full: 'our ',
  },
  {
    said: 'Monthly revenue with growth rates',
    becomes: 'Monthly revenue with growth rate',
    words:
      /,? (?:with|and|incl\.?|including) (?:the |its |their )?(?:growth rates|(?:percentage|percent|%) changes?|rates? of growth)(?=[?.!]?$| (?:in|for|this|last) )/giu,
    full: ' with growth rate',
  },
  {
    said: 'revenue per month and how much it grew each month',
    becomes: 'revenue per month with growth rate',
    words:
      /,? and how much it (?:grew|changed|rose|fell) (?:each|every|per) (?:day|week|month|quarter)(?=[?.!]?$)/giu,
    full: ' with growth rate',
  },
  {
    said: 'What did a viewing cost us in Lisbon?',
    becomes: 'cost per viewing in Lisbon?',
    words:
      /^(?:what|how much) (?:did|does|do) (?:an?|one|each|every|the average) (\p{L}+)((?: (?:from|in|on|via) .{2,25}?)?) cost(?: us)?(?= |[?.!]?$)/iu,
    full: 'cost per $1$2',
  },
  {
    said: 'What percentage of visitors become leads',
    becomes: 'leads per visitors',
    also: {
      'What % of booking requests turned into bookings, by channel':
        'bookings per booking requests, by channel',
    },
    words:
      /^what (?:percentage|percent|share|%|proportion) of (?:our |the |all )?(\p{L}+(?: \p{L}+)?) (?:become|became|turn into|turned into|end up as|ended up as) (?:an? )?(?!paying\b|paid\b)(\p{L}+)(?=,? |[?.!]?$)/iu,
    full: '$2 per $1',
  },
  {
    said: 'Which device earns the most per session?',
    becomes: 'which device has the most revenue per session?',
    words:
      /^which (.{3,20}?) (?:earns?|earned|makes?|made|brings?(?: in)?) the (most|least) per (session|visit|user|visitor|click|order|booking|purchase|download|lead)(?= |[?.!]?$)/iu,
    full: 'which $1 has the $2 revenue per $3',
  },
  {
    said: 'KPIs last week vs prior week',
    becomes: 'KPIs last week vs the week before',
    words: /\b(?:vs\.?|versus|against) (?:the )?prior (day|week|month|quarter|year)\b/giu,
    full: 'vs the $1 before',
  },
  {
    said: 'Revenue MTD vs last month same period',
    becomes: 'Revenue this month so far vs last month so far',
    words: everywhere`\b(?:mtd|month to date)((?: \p{L}+){0,2}?) (${AGAINST}) (?:the )?(?:last|previous) month(?:['’]s)?(?: (?:for )?(?:the )?same (?:period|days|point|time|stretch))\b`,
    full: 'this month so far$1 $2 last month so far',
  },
  {
    said: "revenue YTD vs last year's same period",
    becomes: 'revenue year to date vs the same period last year',
    words: everywhere`\b(?:ytd|year to date)((?: \p{L}+){0,3}?) (${AGAINST}) (?:the )?(?:last|previous) year(?:['’]s)?(?: (?:for )?(?:the )?same (?:period|days|point|time|stretch))\b`,
    full: 'year to date$1 $2 the same period last year',
  },
  {
    said: 'How did organic search do week by week in March?',
    becomes: 'organic search sessions per week in March?',
    words:
      /^how did ((?!.*\b(?:rate|ctr|position|revenue|sessions|clicks|bookings|orders|purchases|sales)\b).{2,30}?) (?:do|perform|go) (day|week|month) by \2(?= |[?.!]?$)/iu,
    full: '$1 sessions per $2',
  },
  {
    said: 'revenue by channel, but only for tablet',
    becomes: 'revenue by channel, for tablet',
    words: /,? but only (for|on|in|from) (?=\p{L})/giu,
    full: ', $1 ',
  },
];
