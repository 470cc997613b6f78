import type { Rule } from '../rule.ts';

const WHO = '(?:(?:our|the|my) )?(?:users|visitors|people|customers|readers|shoppers|they)';
/** A blog or a shop may be a part of it, and is not all of it. */
const SITE = '(?: on (?:the|our|my|your) (?:site|website|web site))?';
const BEHIND = '(?=[?.!]?$| (?:in|last|this|during|since|over|lately|recently)\\b)';

/** Whoever spends more time makes a longer session, and nobody pays for it. */
export const timeSpentRules: readonly Rule[] = [
  {
    said: 'are visitors spending more time on the site',
    becomes: 'is time on site going up',
    also: { 'Are people spending more time on our site in May?': 'is time on site going up in May?' },
    words: new RegExp(
      `^(?:are|were) ${WHO} (?:now |still |actually )?spending more time${SITE}${BEHIND}`,
      'giu',
    ),
    full: 'is time on site going up',
  },
  {
    said: 'are users spending less time',
    becomes: 'is time on site going down',
    words: new RegExp(
      `^(?:are|were) ${WHO} (?:now |still |actually )?spending less time${SITE}${BEHIND}`,
      'giu',
    ),
    full: 'is time on site going down',
  },
  {
    said: 'do users spend less time in february',
    becomes: 'was time on site lower in february',
    also: { 'Did people spend less time on the site last month?': 'was time on site lower last month?' },
    words: new RegExp(`^(?:do|does|did) ${WHO} spend less time${SITE}(?= (?:in|last|this|during)\\b)`, 'giu'),
    full: 'was time on site lower',
  },
  {
    said: 'do users spend more time in february',
    becomes: 'was time on site higher in february',
    words: new RegExp(`^(?:do|does|did) ${WHO} spend more time${SITE}(?= (?:in|last|this|during)\\b)`, 'giu'),
    full: 'was time on site higher',
  },
  {
    said: 'do people spend more time on mobile than on desktop',
    becomes: 'is time on site higher on mobile than on desktop',
    words: new RegExp(
      `^(?:do|does|did) ${WHO} spend more time (?=(?:on|in|from|at) (?!(?:the|our|my) (?:site|website)\\b)[^?.!]{2,40}? than )`,
      'giu',
    ),
    full: 'is time on site higher ',
  },
];
