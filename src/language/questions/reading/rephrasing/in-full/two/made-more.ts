import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const NAME = String.raw`((?!(?:we|i|you|they|it|he|she|there|that|this|any|anyone)\b)\S.{0,40}?)`;
const SIDE = '(more|less)(?= (?:than|on|in|from|at|via|through|with|last|this|during)\\b)';

/** What a name made more of, where nothing is said of what, is money. */
export const madeMoreRules: readonly Rule[] = [
  {
    said: 'did Kebab make more on iOS or Android',
    becomes: 'did Kebab earn more on iOS or Android',
    also: { 'does Vienna make less than Graz?': 'does Vienna earn less than Graz?' },
    words: once`^(did|does|do|has|have) ${NAME} (?:make|made) ${SIDE}(?! (?:than|on|in) \d)`,
    full: '$1 $2 earn $3',
  },
];
