import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

/** What money brought in beside what it cost. */
export const costAndReturnRules: readonly Rule[] = [
  {
    said: 'what did tiktok cost us so far and what did it bring back',
    becomes: 'cost and revenue of tiktok so far',
    also: {
      'how much did the spring fair cost in May, and how much did it bring in?':
        'cost and revenue of the spring fair in May?',
    },
    words: once`^(?:what|how much) (?:did|does|has|have) (?!(?:it|that|this|they|we|one|an?|each|every)\b)(\S.{1,40}?) costs?(?: us| me)?((?: (?:in|during|over|since|so|last|this|from|up) [^?,]{2,30}?)?),? and (?:what|how much)(?: money)? (?:did|does|has|have) (?:it|they) (?:bring|brought|earn|earned|make|made|return|returned)(?: us| me)?(?: in| back)?(?=[?.!]?$)`,
    full: 'cost and revenue of $1$2',
  },
];
