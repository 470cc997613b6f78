import type { Rule } from '../rule.ts';

/** A word that the question itself defines as one number less another. */
export const definedDifferenceRules: readonly Rule[] = [
  // What a parenthesis takes off is what the word before it stands for
  {
    said: 'no-shows by site (tickets sold minus admissions) last month',
    becomes: 'tickets sold minus admissions by site last month',
    also: {
      'how many no-shows last month (tickets sold - admissions)?':
        'how many tickets sold minus admissions last month?',
    },
    words:
      /^((?:how many |what (?:are|were) |show (?:me )?|number of |our |the |total )*)(?!net )[\p{L}-]+(?: (?!by\b|per\b|in\b|on\b|last\b|this\b|from\b|for\b|did\b)[\p{L}-]+)?((?: (?:by|per|in|on|last|this|from|for) [^()]{2,30}?)?) ?\((?:i\.e\. |= )?((?!.*\bbrand)\p{L}[\p{L} ]{1,30}?) (?:minus|less|-|–|−) (\p{L}[\p{L} ]{1,30}?)\)/iu,
    full: '$1$3 minus $4$2',
  },
  // "Us" is no country here
];
