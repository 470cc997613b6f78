import { everywhere, once } from '../../../../text/pattern.ts';
import { HAD, HAVE } from '../../../../vocabulary/having-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const MONTHS_OR_UNITS = String.raw`(?:(?:${MONTH}|q[1-4])(?: \d{4})?|20\d\d|(?:last|this) (?:week|month|quarter|year)|so far this (?:week|month|quarter|year)|the (?:week|month|quarter|year) before)`;

/** "… in January but not in February": what was there in the first and not in the second. */
const onlyThen = (time: string): readonly Rule[] => [
  // To be there is to have been counted at all
  {
    said: 'which queries appeared this month that did not exist last month?',
    becomes: 'which exclusive queries in this month vs last month?',
    also: {
      'new pages that showed up in February but not in January': 'exclusive pages in February vs January',
      "queries that were there in January but weren't in February":
        'exclusive queries in January vs February',
    },
    words: everywhere`^(how many |which |what |list |show )?(?:all )?(?:the )?(?:new )?(?!days|weeks|months)(\p{L}+(?: (?!that|which|who|we|i|you|first|newly)\p{L}+)?) (?:that |which )?(?:(?:first |newly )?(?:appeared|existed|showed up|came up|turned up|ranked)|(?:was|were)(?: there| seen)?|(?:we |i |you )had) (?:in |during )?(${time}),? (?:but (?:that )?|and (?:that )?|that |which )(?:(?:did|do|was|were|had)(?:n['’]t| not)|not|never)(?: (?:exist(?:ed)?|appear(?:ed)?|show(?:ed|n)? up|c[oa]me up|turn(?:ed)? up|rank(?:ed)?|there|seen|been there))? (?:in |during )?(${time})(?= ?[?.!]|$)`,
    full: '$1exclusive $2 in $3 vs $4',
  },
  {
    said: 'new queries in March that we did not have in February',
    becomes: 'exclusive queries in March vs February',
    also: {
      'which new pages this month that we never had last month?':
        'which exclusive pages in this month vs last month?',
    },
    words: everywhere`^(how many |which |what |list |show )?(?:are )?(?:all )?(?:the )?new (?!days|weeks|months)(\p{L}+(?: (?!that|which|who|we|i|you|first|newly|in)\p{L}+)?) (?:in |during )?(${time}),? (?:that |which )?(?:we|i) (?:(?:did|had)(?:n['’]t| not)|never)(?: (?:have|had|see|seen|get))? (?:in |during )?(${time})(?= ?[?.!]|$)`,
    full: '$1exclusive $2 in $3 vs $4',
  },
  // "Bought" is what has had purchases
  {
    said: 'which countries bought something in January but not in February',
    becomes: 'which countries had purchases in January but not in February',
    words: everywhere`^((?:how many |which |what |list |show )?(?:all )?(?:the )?\p{L}+(?: \p{L}+)?(?: that| which)?) (?:bought|ordered|purchased)(?: something| anything)? (?=(?:in |during )?${time},? (?:but|and|yet|that) )`,
    full: '$1 had purchases ',
  },
  {
    said: 'which countries had purchases in January but not in February',
    becomes: 'which exclusive countries by purchases in January vs February',
    words: everywhere`^(how many |which |what |list |show )?(?:all )?(?:the )?(?!days|weeks|months)(\p{L}+(?: \p{L}+)?) (?:that |which )?(?:brought in|${HAD}|with|have) (?:us )?(?:any |some )?((?:(?!(?:in|during|both) )\p{L}+ ?){1,3}?) (?:in |during )?(${time}),? (?:but|and|yet|that) (?:(?:had |have |made |sent |got |with )?(?:none|no \3|zero(?: \3)?|nothing(?: (?:at all|any ?more|else))?|not(?: any)?)|(?:did|does|do|has|have)(?:n['’]t| not)(?: (?:${HAVE}|${HAD}|buy|bought|order|ordered))?(?: us)?(?: any(?:thing)?)?(?: \3)?) (?:in |during )?(${time})(?= ?[?.!]|$)`,
    full: '$1exclusive $2 by $3 in $4 vs $5',
  },
];

/** "… both in January and in March": what was there in each of the two. */
const inBoth = (time: string): readonly Rule[] => [
  {
    said: 'which countries bought both in January and in March',
    becomes: 'which countries had purchases both in January and in March',
    words: everywhere`^((?:how many |which |what |list |show )?(?:all )?(?:the )?\p{L}+(?: \p{L}+)?(?: that| which)?) (?:bought|ordered|purchased)(?: something| anything)? (?=(?:both )?(?:in |during )(?:both )?${time} (?:and|as well as) (?:in |during )?${time}(?: ?[?.!]|$))`,
    full: '$1 had purchases ',
  },
  {
    said: 'which countries had purchases both in January and in March',
    becomes: 'which common countries by purchases in January vs March',
    words: everywhere`^(how many |which |what |list |show )?(?:all )?(?:the )?(?!days|weeks|months)(\p{L}+(?: \p{L}+)?) (?:that |which )?(?:brought in|${HAD}|earned|with|have) (?:us )?(?:any |some )?((?:(?!(?:in|during|both) )\p{L}+ ?){1,3}?) (?:both (?:in |during )?|(?:in|during) both |(?:in|during) (?=${time} as well as))(${time}) (?:and|as well as) (?:in |during )?(${time})(?= ?[?.!]|$)`,
    full: '$1common $2 by $3 in $4 vs $5',
  },
];

const timesAsMuch = (words: string, percent: number): readonly Rule[] => [
  {
    said: `pages that had at least ${words.split('|')[0]} as many sessions in June as in May`,
    becomes: `pages that whose sessions grew by at least ${percent} % in June vs May`,
    words: once`^((?:which |what |list |show |how many )?(?:the |our |all )?\p{L}+(?: \p{L}+)?(?: that| which)?) (?:${HAD}|have|get) (at least|more than) (?:${words}) (?:as (?:many|much)|the) (\p{L}+(?: \p{L}+)?) (?:in|during) (.{3,40}?) (?:as|than|of) (?:in|during) (.{3,40}?)(?=[?.!]?$)`,
    full: `$1 whose $3 grew by $2 ${percent} % in $4 vs $5`,
    means: `${percent} %`,
  },
];

/** What was there in one of two times, in both of them, or many times as much as before. */
export const twoTimeRules: readonly Rule[] = [
  // Of that month, and not of all the year before it
  {
    said: 'Which routes were down on last year in October and which were up?',
    becomes: 'Which routes were down in October vs the year before and which were up?',
    also: {
      'were sales up in March on last year?': 'were sales up in March vs the year before?',
      'is revenue down compared to last year in May': 'is revenue down in May vs the year before',
    },
    words: once`\b(up|down)(?: (?:on|from|versus|vs\.?|against|compared (?:to|with)) (?:last year|a year ago|the year before) in (${MONTH})| in (${MONTH}) (?:on|from|versus|vs\.?|against|compared (?:to|with)) (?:last year|a year ago))(?! \d)(?=[ ?.!,]|$)`,
    full: '$1 in $2$3 vs the year before',
  },
  ...onlyThen(MONTHS_OR_UNITS),
  ...inBoth(MONTHS_OR_UNITS),
  // They grew by so much
  ...timesAsMuch('twice|double|two times|2 times|2x', 100),
  ...timesAsMuch('three times|triple|3 times|3x', 200),
];
