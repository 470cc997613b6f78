import { once } from '../../../../text/pattern.ts';
import { GAP_COURSE_WORDS } from '../../../../vocabulary/gap-course-words.ts';
import type { GapCourse } from '../../../gap.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';

/** One of two that are held against each other: no time, no number by itself, and not more than one of them. */
const NAME = String.raw`((?!(?:we|i|it|they|he|she|this|that|there|any|anyone|anything|what|last|the (?:year|month|week|same|previous)|average|its|their|our|20\d\d|q[1-4]|${MONTH}|${WEEKDAY}s?|week(?:end|day)s?)\b)(?:(?!(?:and|or|than|by|on|in|if|when|vs|gaining|getting|overtaking|about) )[\p{L}\d'’&./-]+ ?){1,4}?)`;
const LEAD = '^(is|are|was|were|has|have)(?: the| our)?';
const AS_IT_GOES = '(?:still |now |slowly |really |actually |been )*';
const GAINS = `${AS_IT_GOES}(?:gaining (?:ground )?on|about to overtake|overtaking|catching (?:up (?:with|to|on)|up on)|closing (?:in on|the gap (?:to|with|on|between it and)))(?: the| our)?`;
const LOSES = `${AS_IT_GOES}(?:(?:losing|giving) ground to|losing out to)(?: the| our)?`;
const LEAVES = `${AS_IT_GOES}pulling (?:ahead of|away from)(?: the| our)?`;
const TRAILS = `${AS_IT_GOES}(?:falling|slipping) behind(?: the| our)?`;
const POPULAR =
  '(?:still |now |slowly |really |actually )*(?:getting|becoming|growing|turning) (?:any |ever |much |a lot |a bit )?(?:more|less) (?:popular|in demand|used|common|important) than(?: the| our)?';
const BY = String.raw`(?: (?:in|by|on|for) (?:terms of |number of )?(?!(?:${MONTH}|last|this|the|20\d\d|spring|summer|autumn|fall|winter|q[1-4])\b)([\p{L}-]+(?: (?!(?:in|during|over|for|this|last|since|${MONTH})\b)[\p{L}-]+)?))`;
const TIME = String.raw`((?: (?:in|during|over|for))? (?:this year|last year|last month|this month|last quarter|this quarter|20\d\d|the (?:last|past) .{3,20}?|since .{3,20}?|(?:${MONTH})(?: \d{4})?))`;
const END = '(?=[ ?.!]*$)';

/** What is asked of two, as nothing else says it, by what is named and in what time. */
const inWordsOfGap = (
  [one, other]: readonly [string, string],
  verb: string,
  does: string,
  course: GapCourse,
): readonly Rule[] => {
  const words = GAP_COURSE_WORDS[course];
  const said = `Is ${one} ${verb} ${other}`;
  return [
    {
      said: `${said} in sign-ups this year?`,
      becomes: `Is ${words} of sign-ups of ${one} vs ${other} this year?`,
      words: once`${LEAD} ${NAME} ${does} ${NAME}${BY}${TIME}${END}`,
      full: `$1 ${words} of $4 of $2 vs $3$5`,
    },
    {
      said: `${said} this year?`,
      becomes: `Is ${words} of ${one} vs ${other} this year?`,
      words: once`${LEAD} ${NAME} ${does} ${NAME}${TIME}${END}`,
      full: `$1 ${words} of $2 vs $3$4`,
    },
    {
      said: `${said} in sign-ups?`,
      becomes: `Is ${words} of sign-ups of ${one} vs ${other}?`,
      words: once`${LEAD} ${NAME} ${does} ${NAME}${BY}${END}`,
      full: `$1 ${words} of $4 of $2 vs $3`,
    },
    {
      said: `${said}?`,
      becomes: `Is ${words} of ${one} vs ${other}?`,
      words: once`${LEAD} ${NAME} ${does} ${NAME}${END}`,
      full: `$1 ${words} of $2 vs $3`,
    },
  ];
};

const CITIES = ['Linz', 'Graz'] as const;

/**
 * "Is Linz gaining on Graz": whether one comes nearer to another is seen in how far they lie apart from week to week, and neither in
 * their sum nor in all they ever had.
 */
export const gainingOnRules: readonly Rule[] = [
  {
    said: 'Did Porto overtake Lisbon in leads at any point?',
    becomes: 'Did Porto ever beat Lisbon in leads?',
    words: once`^(did|has|have) ${NAME} (?:overtake|overtaken|beat|beaten|surpass|surpassed|outperform|outperformed) ${NAME} (in|on|by) ([\p{L}-]+(?: (?!at\b)[\p{L}-]+)?) at (?:any|some|one) (?:point|time|stage)(?: in time)?${END}`,
    full: '$1 $2 ever beat $3 $4 $5',
  },
  ...inWordsOfGap(CITIES, 'gaining on', GAINS, 'gaining'),
  ...inWordsOfGap(CITIES, 'losing ground to', LOSES, 'losing'),
  ...inWordsOfGap(CITIES, 'pulling away from', LEAVES, 'leaving'),
  ...inWordsOfGap(CITIES, 'falling behind', TRAILS, 'trailing'),
  // Whoever grows more popular than another may be so already, or come nearer to it
  ...inWordsOfGap(['day pass', 'single ride'], 'getting more popular than', POPULAR, 'moved'),
];
