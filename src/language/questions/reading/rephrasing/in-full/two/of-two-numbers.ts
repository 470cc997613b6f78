import type { Rule } from '../rule.ts';

/** What is left of one number when another one is taken off. */
export const twoNumberRules: readonly Rule[] = [
  {
    said: 'What was left of our August revenue after refunds?',
    becomes: 'What was our August revenue minus refunds?',
    words: /\b(what(?:['’]s| is| was| will be)) left of (?=.{3,60}? after )(.+?) after (?=\p{L})/iu,
    full: '$1 $2 minus ',
  },
];
