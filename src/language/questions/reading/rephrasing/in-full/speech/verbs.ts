import { everywhere } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { BUY } from '../parts/named-words.ts';
import type { Rule } from '../rule.ts';

/** What can be called off, or given back for its money; "guests return" says that they came again. */
const CAN_BE_UNDONE =
  '(?:bookings|orders|tickets|purchases|reservations|lessons|classes|courses|appointments|viewings|hires|rentals|loans|items|products|pieces|articles|goods|parcels|packages|books|shoes|subscriptions|memberships|trips|rides|flights|nights|stays|rooms|tables|seats|passes|deliveries|shipments|payments|deposits|donations|units)';

/** Verbs and nouns that say the same in fewer words. */
export const verbRules: readonly Rule[] = [
  // A number that crashed fell; what crashes of a site itself is another thing
  {
    said: 'why did paid search crash in april',
    becomes: 'why did paid search fall in april',
    also: { 'did sessions crash last week?': 'did sessions fall last week?' },
    words:
      /^((?:why |when |how far |and )?(?:did|do|does|has|have) (?!(?:(?:the|our|my|your|this|that) )?(?:app|site|website|server|page|checkout|system|browser|shop|store|version|it)\b)\S[^?.!,]{1,40}?) crash(?:ed)?(?=[?.!]?$| (?:in|last|this|since|during|on|over)\b)/giu,
    full: '$1 fall',
  },
  // What was done to them, and not both how many there were and what was done
  {
    said: 'how many tickets in total did we refund last month?',
    becomes: 'how many tickets were refunded last month?',
    also: {
      'how many bookings did guests cancel?': 'how many bookings were canceled?',
      'how many orders did we refund': 'how many orders were refunded',
    },
    words: everywhere`^((?:and )?how many (?:\p{L}+ )?${CAN_BE_UNDONE})(?:,? (?:in total|in all|overall|altogether))? did (?:(?:our|the) )?(?:we|you|they|people|guests|customers|clients) (cancel|refund|return)(?= |[?.!]*$)`,
    full: '$1 were $2ed',
  },
  // What one version did to a number beside another is where it stands, and no course of both
  {
    said: 'did version 6.1 raise the engagement rate compared with 6.0.1',
    becomes: 'is the engagement rate of version 6.1 higher than that of 6.0.1',
    words:
      /^(?:did|does|has|have) (?!we\b|i\b|you\b|they\b)(.{2,30}?) (?:raised?|increased?|improved?|lift(?:ed)?|boost(?:ed)?) (?:the|its|our) ([^,;?]{2,40}?) (?:compared (?:with|to)|vs\.?|versus|over|against|relative to) (?=(?:version |release |v\.? ?)?\d+\.\d)/giu,
    full: 'is the $2 of $1 higher than that of ',
  },
  // What they spend is revenue, what we spend is cost
  {
    said: 'How much did returning visitors spend?',
    becomes: 'how much revenue did returning visitors bring?',
    words:
      /^how much (?:money )?(did|do|does) (?!we\b|i\b|our\b|the (?:team|company)\b|you\b|(?:an? |each |every |the average |our )?(?:customers?|visitors?|users?|people|shoppers?|buyers?|guests?) (?:spend|on average))(.{2,30}?) spend(?: with us| here| on (?:the|our) (?:site|shop|store|website))?(?= (?:in|last|this|during|over)\b| ?[?.!]|$)/gi,
    full: 'how much revenue $1 $2 bring',
  },
  {
    said: 'Who placed more orders, Canada or Japan?',
    becomes: 'Who had more orders, Canada or Japan?',
    also: {
      'who places the biggest orders, Austria or Switzerland?':
        'who had the biggest orders, Austria or Switzerland?',
    },
    words:
      /\bplace[ds] (?=(?:more|fewer|less|(?:the )?(?:most|fewest|biggest|largest|smallest|highest)) (?:orders|purchases|bookings))/gi,
    full: 'had ',
  },
  // No country, as in German
  {
    said: 'How many visitors land from Facebook',
    becomes: 'How many visitors came from Facebook',
    words:
      /\b(visitors|users|people|customers|visits|sessions|who) land(?:ed)? (?=(?:from|via|through|here|in)\b)/gi,
    full: '$1 came ',
  },
  // Who came twice counts once
  {
    said: 'How many different people',
    becomes: 'How many unique visitors',
    words: /\b(?:different|distinct|individual|separate) (?:people|persons|visitors|users|humans)\b/gi,
    full: 'unique visitors',
  },
  // "Did any country lose sessions?" is answered by those that did
  {
    said: 'Did any country lose sessions?',
    becomes: 'which countries lose sessions?',
    words: everywhere`^did any (\p{L}+[^aeious\P{L}])y (?=(?:${HAVE}|gain|lose|grow|drop|fall|rise)\b)`,
    full: 'which $1ies ',
  },
  {
    said: 'did any channel get more sessions last week than the week before?',
    becomes: 'which channels get more sessions last week than the week before?',
    words: everywhere`^did any (\p{L}+[^ys\P{L}]) (?=(?:${HAVE}|gain|lose|grow|drop|fall|rise)\b)`,
    full: 'which $1s ',
  },
  {
    said: 'Which combinations of washhouse and linen had a rewash rate above 5%?',
    becomes: 'Which washhouse and linen had a rewash rate above 5%?',
    words: /\b(?:combinations?|combos?|pairs?) of (\p{L}+(?: \p{L}+)?) and (\p{L}+)/giu,
    full: '$1 and $2',
  },
  {
    said: 'New vs returning: who buys more?',
    becomes: 'purchases New vs returning?',
    words:
      /^(\p{L}+) (?:vs\.?|versus|or) (\p{L}+)(?: \p{L}+)?[:,–-]* who (?:buys|bought|orders|ordered) (?:the )?more\b/giu,
    full: 'purchases $1 vs $2',
  },
  {
    said: 'New vs returning: who spends more?',
    becomes: 'revenue New vs returning?',
    words:
      /^(\p{L}+) (?:vs\.?|versus|or) (\p{L}+)(?: \p{L}+)?[:,–-]* who (?:spends|spent|pays|paid) (?:the )?more\b/giu,
    full: 'revenue $1 vs $2',
  },
  {
    said: 'New vs returning: who converts better?',
    becomes: 'conversion rate New vs returning?',
    words:
      /^(\p{L}+) (?:vs\.?|versus|or) (\p{L}+)(?: \p{L}+)?[:,–-]* who (?:converts|converted) (?:better|more)\b/giu,
    full: 'conversion rate $1 vs $2',
  },
  {
    said: 'do new or returning customers buy more?',
    becomes: 'purchases new vs returning?',
    words:
      /^(?:do|did) (new) (?:or|vs\.?|versus) (returning) (?:customers|visitors|users|people|shoppers|buyers)? ?(?:buy|order) more\b/giu,
    full: 'purchases $1 vs $2',
  },
  {
    said: 'do new or returning customers spend more?',
    becomes: 'revenue new vs returning?',
    words:
      /^(?:do|did) (new) (?:or|vs\.?|versus) (returning) (?:customers|visitors|users|people|shoppers|buyers)? ?(?:spend|pay) more\b/giu,
    full: 'revenue $1 vs $2',
  },
  {
    said: 'who spends more, new or returning customers?',
    becomes: 'revenue new vs returning?',
    words:
      /^who (?:spends|spent|pays|paid) more[:,–-]* (new) (?:or|vs\.?|versus) (returning)(?: (?:customers|visitors|users|people|shoppers|buyers|ones))?/giu,
    full: 'revenue $1 vs $2',
  },
  {
    said: 'How many orders did we get in March, and where did they come from?',
    becomes: 'orders by channel in March?',
    words:
      /^how many (.{3,60}?) (?:did|do|have) we (?:get|have|got)(.{0,40}?),? and where (?:do|did) (?:they|these|those) (?:all |mostly )?come from/giu,
    full: '$1 by channel$2',
  },
  {
    said: 'mending minutes spent on Garden kit, month for month in 2025',
    becomes: 'mending minutes on Garden kit, month for month in 2025',
    words: /\b((?:minutes|hours|seconds|time)) spent on\b/giu,
    full: '$1 on',
  },
  {
    said: 'How far down did loans go in May compared to April?',
    becomes: 'how much did loans change in May compared to April?',
    words: /\bhow far (?:down|up) did (.{2,60}?) go\b/giu,
    full: 'how much did $1 change',
  },
  // Which money it was stands behind it
  {
    said: 'Has a week ever brought in over 5000 in fees?',
    becomes: 'Has a week ever had fees over 5000?',
    words:
      /\b(?:made|make|earned|earn|grossed|took in|brought in|take in|bring in) ((?:over|more than|under|less than|at least|at most|above|below) [$€£]?\d[\d.,]*k?) (?:in|of|from) ((?:\p{L}+ )?(?:fees|fares|tips|sales|rent|rents|donations|gifts|takings|income|revenue))(?= ?[?.!]|$| (?:in|last|this|during|on|per|each)\b)/giu,
    full: 'had $2 $1',
  },
  {
    said: 'how many cities made over 30k in January?',
    becomes: 'how many cities had revenue over 30k in January?',
    words:
      /\b(?:made|make|earned|earn|grossed|took in|brought in) ((?:over|more than|under|less than|at least|at most|above|below) [$€£]?\d[\d.,]*k?)(?= ?[?.!]|$| (?:in|last|this|during|on|per|each)\b)/giu,
    full: 'had revenue $1',
  },
  {
    said: 'Which channels bought nothing last month?',
    becomes: 'Which channels had no purchases last month?',
    words: everywhere`\b(?:${BUY}) nothing(?: at all)?\b`,
    full: 'had no purchases',
  },
  // What is possible is still to come, and no month
  {
    said: 'Which show may reach 10000 downloads?',
    becomes: 'Which show will reach 10000 downloads?',
    words:
      /^((?:which|what) \p{L}+(?: \p{L}+)?|who) (?:may|might) (?=(?:reach|hit|get|become|grow|fall|lose|gain|exceed|pass|sell|drop)\b)/iu,
    full: '$1 will ',
  },
  {
    said: 'On which days is Climate Watch sent?',
    becomes: 'emails sent for Climate Watch by weekday?',
    also: { 'what day of the week is Tech Radar sent out on': 'emails sent for Tech Radar by weekday' },
    words:
      /^(?:on )?(?:which|what) (?:week)?days?(?: of the week)? (?:is|are|do we send) (?:the )?(?!emails?\b|newsletters?\b|they\b|it\b)(\S[^?.!,]{1,40}?)(?: (?:sent|mailed)(?: out)?(?: on)?)(?=[?.!]?$)/iu,
    full: 'emails sent for $1 by weekday',
  },
];
