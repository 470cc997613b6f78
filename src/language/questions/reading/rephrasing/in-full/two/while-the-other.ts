import { once } from '../../../../text/pattern.ts';
import { FALL, FELL, RISE, ROSE } from '../../../../vocabulary/moving-words.ts';
import type { Rule } from '../rule.ts';

/** Whether one number went one way while another one went its own: both are asked about. */
export const whileTheOtherRules: readonly Rule[] = [
  {
    said: 'did hires grow while damage reports fell?',
    becomes: 'did hires grow and damage reports fell?',
    words: once`^(did (?:our |the )?\p{L}[^,?]{2,50}? (?:${RISE}|${FALL})(?: (?:in|last|this) [\p{L}\d ]{3,20}?)?),? (?:while|whilst|whereas|even though|although|even as|as) (?=(?:our |the )?\p{L}[^,?]{2,50}? (?:${ROSE}|${FELL})\b)`,
    full: '$1 and ',
  },
];
