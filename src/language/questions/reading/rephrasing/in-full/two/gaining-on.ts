import { once } from '../../../../text/pattern.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';

/** One of two that are held against each other: no time, no number by itself, and not more than one of them. */
const NAME = String.raw`((?!(?:we|i|it|they|he|she|this|that|there|any|anyone|anything|what|last|the (?:year|month|week|same|previous)|average|its|their|our|20\d\d|q[1-4]|${MONTH}|${WEEKDAY}s?|week(?:end|day)s?)\b)(?:(?!(?:and|or|than|by|on|in|if|when|vs|gaining|getting) )[\p{L}\d'’&./-]+ ?){1,4}?)`;
const LEAD = '^(?:is|are|was|were|has|have)(?: the| our)?';
const CATCHES =
  '(?:still |now |slowly |really |actually |been )*(?:gaining (?:ground )?on|catching (?:up (?:with|to|on)|up on)|(?:losing|giving) ground to|losing out to|pulling (?:ahead of|away from)|falling behind|slipping behind|closing (?:in on|the gap (?:to|with|on|between it and)))(?: the| our)?';
const POPULAR =
  '(?:still |now |slowly |really |actually )*(?:getting|becoming|growing|turning) (?:any |ever |much |a lot |a bit )?(?:more|less) (?:popular|in demand|used|common|important) than(?: the| our)?';
const BY = String.raw`(?: (?:in|by|on|for) (?:terms of |number of )?(?!(?:${MONTH}|last|this|the|20\d\d|spring|summer|autumn|fall|winter|q[1-4])\b)([\p{L}-]+(?: [\p{L}-]+)?))`;
const TIME = String.raw`((?: (?:in|during|over|for))? (?:this year|last year|last month|this month|last quarter|this quarter|20\d\d|the (?:last|past) .{3,20}?|since .{3,20}?|(?:${MONTH})(?: \d{4})?))`;
const END = '(?=[ ?.!]*$)';
const OVER = ' over the last 8 weeks';

/** The same courses beside each other, by what is named and in what time. */
const beside = (
  said: string,
  becomes: readonly [string, string, string, string],
  does: string,
): readonly Rule[] => [
  {
    said: said.replace('?', ' in sign-ups this year?'),
    becomes: becomes[3],
    words: once`${LEAD} ${NAME} ${does} ${NAME}${BY}${TIME}${END}`,
    full: '$3 of $1 vs $2 by week$4',
  },
  {
    said: said.replace('?', ' this year?'),
    becomes: becomes[2],
    words: once`${LEAD} ${NAME} ${does} ${NAME}${TIME}${END}`,
    full: '$1 vs $2 by week$3',
  },
  {
    said: said.replace('?', ' in sign-ups?'),
    becomes: becomes[1],
    words: once`${LEAD} ${NAME} ${does} ${NAME}${BY}${END}`,
    full: `$3 of $1 vs $2${OVER}`,
    means: '8',
  },
  {
    said,
    becomes: becomes[0],
    words: once`${LEAD} ${NAME} ${does} ${NAME}${END}`,
    full: `$1 vs $2${OVER}`,
    means: '8',
  },
];

/**
 * "Is Linz gaining on Graz": whether one comes nearer to another is seen in both their courses, in how many and in percent, which
 * need not agree. Both stand beside each other, and neither their sum nor all they ever had answers it.
 */
export const gainingOnRules: readonly Rule[] = [
  {
    said: 'Did Porto overtake Lisbon in leads at any point?',
    becomes: 'Did Porto ever beat Lisbon in leads?',
    words: once`^(did|has|have) ${NAME} (?:overtake|overtaken|beat|beaten|surpass|surpassed|outperform|outperformed) ${NAME} (in|on|by) ([\p{L}-]+(?: (?!at\b)[\p{L}-]+)?) at (?:any|some|one) (?:point|time|stage)(?: in time)?${END}`,
    full: '$1 $2 ever beat $3 $4 $5',
  },
  ...beside(
    'Is Linz gaining on Graz?',
    [
      'Linz vs Graz over the last 8 weeks?',
      'sign-ups of Linz vs Graz over the last 8 weeks?',
      'Linz vs Graz by week this year?',
      'sign-ups of Linz vs Graz by week this year?',
    ],
    CATCHES,
  ),
  ...beside(
    'is the day pass getting more popular than the single ride?',
    [
      'day pass vs single ride over the last 8 weeks?',
      'sign-ups of day pass vs single ride over the last 8 weeks?',
      'day pass vs single ride by week this year?',
      'sign-ups of day pass vs single ride by week this year?',
    ],
    POPULAR,
  ),
];
