import { everywhere, once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { AGAINST, OF_PART, OF_PART_BEHIND, SHARE_OF_ALL } from '../parts/named-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const WHEN = `(?:(?:${MONTH}|q[1-4])(?: \\d{4})?|(?:last|this) (?:week|month|quarter|year)|20\\d\\d)`;
const RATE = String.raw`((?:[\p{L}-]+ )?(?:[\p{L}-]+ )?(?:rate|ctr|aov|percentage|order value|position|per \p{L}+))`;
const TOP = '(?:the |our )?top (\\d+|three|five|ten)';
const TOGETHER = '(?:together|combined|taken together|put together|altogether|overall)';

/** Signs and short forms that people put for whole words. */
export const shorthandRules: readonly Rule[] = [
  {
    said: 'sessions Feb -> Mar',
    becomes: 'sessions change from Feb to Mar',
    words: everywhere`\b(${WHEN}) ?(?:-+>|→|=>|⇒) ?(?=${WHEN})`,
    full: 'change from $1 to ',
  },
  {
    said: 'Feb -> Mar',
    becomes: 'how did we do change from Feb to Mar',
    words: /^change from /i,
    full: 'how did we do change from ',
  },
  {
    said: 'Sat/Sun vs Mon-Fri',
    becomes: 'weekends vs Mon-Fri',
    words: /\bsat(?:urday)?s? ?(?:\/|&|\+|-|–|and) ?sun(?:day)?s?\b(?=.*\b(?:mon|weekday|workday))/giu,
    full: 'weekends',
  },
  {
    said: 'Sat/Sun vs Mon-Fri',
    becomes: 'weekends vs weekdays',
    words:
      /\b(vs\.?|versus|against|than|compared (?:to|with)) mon(?:day)?s? ?(?:\/|-|–|to|through) ?fri(?:day)?s?\b/giu,
    full: '$1 weekdays',
  },
  {
    said: 'avg sessions Mon-Fri vs weekends',
    becomes: 'avg sessions weekdays vs weekends',
    words: everywhere`\bmon(?:day)?s? ?(?:\/|-|–|to|through) ?fri(?:day)?s? (?=(?:${AGAINST}) )`,
    full: 'weekdays ',
  },
  // They are seven anyway
  {
    said: 'average sessions for each weekday Monday to Sunday',
    becomes: 'average sessions for each weekday',
    words:
      /\b((?:week ?days?|days? of the week))[,:]? \(?(?:from )?(?:monday|mon) ?(?:to|through|until|-|–) ?(?:sunday|sun)\)?/giu,
    full: '$1',
  },
  {
    said: 'Linz + Graz vs Vienna',
    becomes: 'Linz and Graz together vs Vienna',
    words: everywhere`\b(\p{L}[\p{L}.]*(?: \p{L}[\p{L}.]*)?) \+ (\p{L}[\p{L}.]*(?: (?!together|taken|combined)\p{L}[\p{L}.]*)?)(?: together| combined| taken together)? (${AGAINST}) `,
    full: '$1 and $2 together $3 ',
  },
  {
    said: 'UK + US together vs DACH together',
    becomes: 'UK and US together vs DACH',
    words: everywhere`\b(together|combined)( (?:${AGAINST}) [\p{L} ]{2,30}?) (?:together|combined)(?= ?[?.!]|$| (?:in|on|last|this) )`,
    full: '$1$2',
  },
  // The earlier step is what it is a part of
  {
    said: 'purchase-to-view rate by product',
    becomes: 'view to purchase rate by product',
    words:
      /\b(cart|purchase|order|booking|sale|checkout)s?[- ]to[- ](detail|view|visit|session|click|cart)s?[- ](rate|ratio|percentage)/giu,
    full: '$2 to $1 $3',
  },
  {
    said: 'What is the view-to-cart rate',
    becomes: 'What is the add to cart per view',
    words: /\bviews?[- ]to[- ](?:add[- ]to[- ])?carts? (?:rate|ratio|percentage)/giu,
    full: 'add to cart per view',
  },
  {
    said: 'Average selling price per item by category',
    becomes: 'Average selling price by category',
    words: /\b((?:average|mean|avg\.?) (?:selling |sale |unit )?price) per (?:item|unit|piece|product)\b/giu,
    full: '$1',
  },
  {
    said: 'Best-selling product last month by units',
    becomes: 'which product had the most last month by units',
    words:
      /\b(?:best|top)[- ]selling (\p{L}+(?: \p{L}+)?)((?: (?:last|this|in|of|over|during) [^?]{3,25}?)?) by (?=\p{L})/giu,
    full: 'which $1 had the most$2 by ',
  },
  // "What share of cancelled orders was in London", "London's share of cancelled orders" are parts of these; by what they spread is asked
  {
    said: 'percentage of cancelled bookings per channel',
    becomes: 'cancellation rate per channel',
    words: everywhere`${SHARE_OF_ALL}(?:share|percentage|percent|proportion|%) of (?:the |our )?cancell?ed (?:bookings|orders|reservations|lessons|appointments|tickets)(?! (?:${OF_PART}|${OF_PART_BEHIND}|by\b))`,
    full: 'cancellation rate',
  },
  {
    said: 'Conversion rate of the top 5 countries by sessions together',
    becomes: 'Conversion rate of the top 5 countries by sessions combined',
    words: once`^(?:what (?:is|was) )?(?:the |our )?(?:average |overall |combined )?${RATE} (?:of|for|across) ${TOP} (\p{L}+(?: \p{L}+)?) by (\p{L}+(?: \p{L}+)?) ${TOGETHER}(?= ?[?.!]|$)`,
    full: '$1 of the top $2 $3 by $4 combined',
  },
  // Where it is not said by what they are the first: by their traffic, for a rate of few visits says little
  {
    said: 'average ctr of the top 5 queries together',
    becomes: 'ctr of the top 5 queries by traffic combined',
    words: once`^(?:what (?:is|was) )?(?:the |our )?(?:average |overall |combined )?${RATE} (?:of|for|across) ${TOP} (\p{L}+(?: (?!by )\p{L}+)?) ${TOGETHER}(?= ?[?.!]|$)`,
    full: '$1 of the top $2 $3 by traffic combined',
  },
  {
    said: 'countries with purchases every month',
    becomes: 'countries with at least 1 purchases in every month',
    words:
      /^((?:which |what |list |show |how many )?(?:\p{L}+ )?\p{L}+) (?:with|that had|have|had|having) (?!no\b|more\b|at\b|less\b|fewer\b|over\b|under\b|any\b|the\b|most\b|above|below|\d)(\p{L}+(?: \p{L}+)?) (?:in )?(every|each)(?: single)? (month|week|day)(?=[?.!]?$| (?:in|of|since|this|last) )/iu,
    full: '$1 with at least 1 $2 in $3 $4',
  },
  {
    said: 'Did any country not bring a single purchase in March?',
    becomes: 'which countries had no purchases in March?',
    words: once`^did any (\p{L}+[^aeious\P{L}])y not (?:${HAVE})(?: in)?(?: us)? (?:a single|any|a|one single) (\p{L}+)`,
    full: 'which $1ies had no $2s',
  },
  {
    said: 'Did any channel not bring a single purchase in March?',
    becomes: 'which channels had no purchases in March?',
    words: once`^did any (\p{L}+) not (?:${HAVE})(?: in)?(?: us)? (?:a single|any|a|one single) (\p{L}+)`,
    full: 'which $1s had no $2s',
  },
  {
    said: 'When was moka pot first on page one?',
    becomes: 'first day with position of at most 10 for moka pot?',
    words:
      /^when (?:was|were|did) (.{2,60}?) (first|last) (?:on|reach|hit|get to|make it to|appear on|rank on) (?:page one|page 1|the first page|google['’]s first page)(?: of google| in google)?(?= ?[?.!]|$)/iu,
    full: '$2 day with position of at most 10 for $1',
    means: '10',
  },
  {
    said: 'When was moka pot first in the top 3?',
    becomes: 'first day with position of at most 3 for moka pot?',
    words:
      /^when (?:was|were|did) (.{2,60}?) (first|last) (?:in|reach|hit|get into|make it into|rank in) the top (\d+)(?= ?[?.!]|$)/iu,
    full: '$2 day with position of at most $3 for $1',
  },
  {
    said: 'How many queries were on page two in January and on page one in February?',
    becomes: 'which queries moved from page two to page one from January to February?',
    words: once`^(how many |which |what )?(\p{L}+(?: \p{L}+)?) (?:that |which )?(?:were|was|are) on (page (?:one|1)|the first page|page (?:two|2)|the second page) in (${MONTH}(?: \d{4})?),? (?:and|but)(?: (?:are|were|then))? on (page (?:one|1)|the first page|page (?:two|2)|the second page) in (${MONTH}(?: \d{4})?)(?=[?.!]?$)`,
    full: 'which $2 moved from $3 to $5 from $4 to $6',
  },
  {
    said: 'How many queries were on page two in January and on page one in February?',
    becomes: 'which queries climbed from page two to page one from January to February?',
    words: /\bmoved from (page (?:two|2)|the second page) to (page (?:one|1)|the first page)/giu,
    full: 'climbed from $1 to $2',
  },
  {
    said: 'how many queries were on page one in January and on page two in February',
    becomes: 'which queries dropped from page one to page two from January to February',
    words: /\bmoved from (page (?:one|1)|the first page) to (page (?:two|2)|the second page)/giu,
    full: 'dropped from $1 to $2',
  },
  {
    said: 'Which queries made it onto page one in June',
    becomes: 'Which queries climbed from page two to page one in June',
    words:
      /\b(?:moved|climbed|jumped|made it|got|rose|came) (?:up )?(?:onto|on to|to|into) (?:page (?:one|1)|the first page)(?: of google)?/giu,
    full: 'climbed from page two to page one',
    means: 'page two',
  },
  {
    said: 'which queries fell off page one in June',
    becomes: 'which queries dropped from page one to page two in June',
    words:
      /\b(?:fell|dropped|slipped|slid|disappeared) (?:off|out of|from) (?:page (?:one|1)|the first page)(?: of google)?(?! to)(?: (?:on)?to page (?:two|2))?/giu,
    full: 'dropped from page one to page two',
    means: 'page two',
  },
  {
    said: 'which queries went from page 2 to page 1 in June',
    becomes: 'which queries climbed from page two to page one in June',
    words:
      /\b(?:went|go|gone|passed|shifted|advanced) (?:up )?from (?:the )?(?:page (?:two|2)|second page)(?: of google)? (?:on)?to (?:the )?(?:page (?:one|1)|first page)(?: of google)?/giu,
    full: 'climbed from page two to page one',
    means: 'page two one',
  },
  {
    said: 'which queries went from page 1 to page 2 in June',
    becomes: 'which queries dropped from page one to page two in June',
    words:
      /\b(?:went|go|gone|slid|shifted) (?:down )?from (?:the )?(?:page (?:one|1)|first page)(?: of google)? (?:on)?to (?:the )?(?:page (?:two|2)|second page)(?: of google)?/giu,
    full: 'dropped from page one to page two',
    means: 'page two one',
  },
  // A list of them tells how many they are
  {
    said: 'how many queries climbed from page two to page one in June',
    becomes: 'which queries climbed from page two to page one in June',
    words: /^how many (\p{L}+(?: \p{L}+)?) (?=(?:climbed|dropped) from page )/iu,
    full: 'which $1 ',
  },
  {
    said: 'Queries that contain a number',
    becomes: 'Queries containing a number',
    words:
      /\b(?:that |which )?(?:contains?|includ(?:e|es|ing)|with) (?:a |any )?(?:number|digit)s?(?=[?.!]?$| (?:in|by|last|this) )/giu,
    full: 'containing a number',
  },
  {
    said: 'Is the revenue of last week unusual?',
    becomes: 'is that normal: the revenue of last week?',
    also: { "was last week's revenue unusually high?": "is that normal: last week's revenue?" },
    words:
      /^(?:is|was|are|were) (.{3,60}?) (?:un)?(?:usual|normal|typical|expected|common|remarkable|out of the ordinary)(?:ly (?:high|low|good|bad))?(?=[?.!]?$)/iu,
    full: 'is that normal: $1',
  },
  {
    said: "Was last week's revenue exceptional?",
    becomes: "is that normal: last week's revenue?",
    words:
      /^(?:is|was|are|were) (.{3,60}?) (?:abnormal|exceptional)(?:ly (?:high|low|good|bad))?(?=[?.!]?$)/iu,
    full: 'is that normal: $1',
  },
];
