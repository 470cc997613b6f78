import type { Rule } from '../rule.ts';

const SO_MUCH = '(1[,.]?000|100)';
const COINS = '(?:euros?|dollars?|pounds?|eur|usd|gbp)';

/** How many there were for so much money, which is what was spent. */
export const perSoMuchMoneyRules: readonly Rule[] = [
  {
    said: 'how many enrolments per 1000 euros did we get in april?',
    becomes: 'how many enrolments per 1000 spend did we get in april?',
    also: {
      'how many leads for every €1,000 spent in may': 'how many leads per 1,000 spend in may',
      'clicks per 100 dollars by campaign': 'clicks per 100 spend by campaign',
    },
    // Of so much that came in, or that one of them is worth, it would be another number
    words: new RegExp(
      `^((?:how many )?(?!revenue|sales|income|money|value)\\p{L}+(?: \\p{L}+)?) (?:per|for every|for each) (?:[€$£] ?${SO_MUCH}|${SO_MUCH} ?(?:[€$£]|${COINS}))(?: (?:spent|of (?:ad )?spend|of budget))?(?= (?:did|do|have|in|on|by|last|this|from|per|for)\\b|[?.!]*$)`,
      'giu',
    ),
    full: '$1 per $2$3 spend',
  },
];
