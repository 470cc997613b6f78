import { everywhere, once } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

const NUMBER = '[$€£]?\\d[\\d.,]*[km]?';
const SITE = '(?:we|i|the (?:site|shop|store)|our (?:site|shop|store))';
const REACH = '(?:hit|reach|reached|get to|got to|make it to|made it to)';
const PASS =
  '(?:pass|passed|break|broken|broke|top|topped|cross|crossed|exceed|exceeded|surpass|surpassed|clear|cleared|crack|cracked|beat|go over|gone over|get over|go past|gone past)';
const OTHER = `(?:in|on|from|for|by|this|last|yet|already|between|during|since|today|yesterday|ever|so|or|and|combined|any|an?|one|each|the|our|${MONTH}|q[1-4])\\b`;
const METRIC = `((?!${OTHER})[\\p{L}-]+(?: (?!${OTHER})[\\p{L}-]+)?)`;
const NAME = '(?!(?:we|i|it|they|any|a|one|the (?:site|shop|store)|our (?:site|shop|store))\\b)(\\S.{1,30}?)';
const COUNTED =
  '(?:revenue|sales|income|takings|traffic|sessions|visits|visitors|clicks|impressions|page ?views|orders|purchases|bookings|sign-?ups|downloads|donations|loans|subscriptions|leads)';
const NOT_ADDED_UP = '(?!.*\\b(?:in total|cumulative|ever|any weekend|in a (?:day|week|month))\\b)';

/** Yes or no, said as a mark that was passed: "did we hit 100k", and never a number of hits. */
const sides = (verbs: string, verb: string, full: string): readonly Rule[] => [
  {
    said: `have we ${verb} 350k in revenue this year?`,
    becomes: `did we have ${full} 350k revenue this year?`,
    words: once`^${NOT_ADDED_UP}(?:did|have|has|do) ${SITE} (?:already )?${verbs} (${NUMBER}) (?:in |of )?(?:total )?${METRIC}`,
    full: `did we have ${full} $1 $2`,
  },
  {
    said: `did we ${verb} $100k in January?`,
    becomes: `did we have ${full} $100k in January?`,
    words: once`^${NOT_ADDED_UP}(?:did|have|has|do) ${SITE} (?:already )?${verbs} (?=[$€£]\d)(${NUMBER})(?= ?[?.!]|$| (?:in|on|from|this|last|during|since|yesterday) )`,
    full: `did we have ${full} $1`,
  },
  {
    said: `did Canada ${verb} 5k in revenue in March?`,
    becomes: `did Canada have ${full} 5k revenue in March?`,
    words: once`^${NOT_ADDED_UP}did ${NAME} ${verbs} (${NUMBER}) (?:in |of )?(?:total )?${METRIC}`,
    full: `did $1 have ${full} $2 $3`,
  },
  {
    said: `did revenue ${verb} 100k in January?`,
    becomes: `did we have ${full} 100k revenue in January?`,
    words: once`^${NOT_ADDED_UP}(?:did|has|have) (?:our |the |total )*(${COUNTED}) ${verbs} (?:over |above )?(${NUMBER})(?= ?[?.!]|$| (?:in|on|this|last|during|since|yesterday)\b)`,
    full: `did we have ${full} $2 $1`,
  },
  {
    said: `did we ever ${verb} 20k revenue in a day?`,
    becomes: `days with ${full} 20k revenue?`,
    words: once`^(?:did|have|has) ${SITE} ever ${verbs} (${NUMBER}) (?:in |of )?${METRIC} (?:in|on) (?:a|one|any|a single) (day|week|month)`,
    full: `$3s with ${full} $1 $2`,
  },
  {
    said: `did any day ${verb} 20k in revenue?`,
    becomes: `days with ${full} 20k revenue?`,
    words: once`^(?:did|has|have) (?:any|a|one) (?:single )?(day|week|month) (?:ever )?${verbs} (${NUMBER}) (?:in |of )?${METRIC}`,
    full: `$1s with ${full} $2 $3`,
  },
  {
    said: `days when sessions ${verb} 2000 in March`,
    becomes: `days with ${full} 2000 sessions in March`,
    words: everywhere`\b((?:day|week|month)s?) (?:when|where|that|which|in which|on which) (?:our |the |total )*${METRIC} ${verbs} (${NUMBER})(?= ?[?.!]|$| (?:in|on|this|last|during|since)\b)`,
    full: `$1 with ${full} $3 $2`,
  },
  {
    said: `did any week ${verb} $40k?`,
    becomes: `weeks with ${full} $40k?`,
    words: once`^(?:did|has|have) (?:any|a|one) (?:single )?(day|week|month) (?:ever )?${verbs} (?=[$€£])(${NUMBER})(?= ?[?.!]|$| (?:in|on|from|this|last|during|since) )`,
    full: `$1s with ${full} $2`,
  },
  {
    said: `did we ${verb} 3000 sessions in any week?`,
    becomes: `weeks with ${full} 3000 sessions?`,
    words: once`^did we have ${full} (${NUMBER} .{2,40}?) (?:in|on) any (?:single )?(day|week|month)(?= ?[?.!]|$)`,
    full: `$2s with ${full} $1`,
  },
];

export const reachedRules: readonly Rule[] = [
  {
    said: 'On which day did trials in October reach 500 in total?',
    becomes: 'first day with cumulative trials of at least 500 in October?',
    words: once`^(?:on )?(?:which|what) (?:day|date) did ${METRIC} ((?:in|during) (?:${MONTH}|q[1-4])(?: 20\d\d)?|(?:this|last) (?:week|month|quarter|year)) (?:${REACH}|${PASS}) (${NUMBER}) in total(?=[?.!]?$)`,
    full: 'first day with cumulative $1 of at least $3 $2',
  },
  {
    said: 'have we passed 350k in revenue yet this year?',
    becomes: 'have we passed 350k in revenue this year?',
    words: once`^((?:have|has|did) .{2,12} (?:${REACH}|${PASS}) ${NUMBER}.*?) (?:yet|already)\b`,
    full: '$1',
  },
  {
    said: 'did we make $100k in January?',
    becomes: 'did we make at least $100k in January?',
    words:
      /^((?:did|have) (?:we|i) (?:make|made|take|taken|earn|earned|bring in|take in|sell|sold) )(?=[$€£]\d[\d.,]*[km]?(?: ?[?.!]|$| (?:in|on|from|this|last|during|since|yesterday)\b))/iu,
    full: '$1at least ',
  },
  ...sides(REACH, 'reach', 'at least'),
  ...sides(PASS, 'pass', 'more than'),
  // A hit before a number is no page view
  {
    said: 'did we hit 200k in September?',
    becomes: 'did we reach 200k in September?',
    words: once`^((?:did|have) ${SITE}) hit (?=${NUMBER}(?= ?[?.!]|$| (?:in|on|this|last|during|since|yesterday)\b))`,
    full: '$1 reach ',
  },
];
