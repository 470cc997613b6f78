import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const NUMBER = String.raw`(\p{L}+(?:[ -]\p{L}+)?)`;
const TURN =
  '(?:turn|turns|turned|convert|converts|converted|lead|leads|led|become|became)(?: up)?(?: in)?(?:to)?';
const OFTEN =
  '(?:more often|most often|more frequently|better|best|more reliably|at a (?:higher|better) rate)';
const EITHER = '([^,?]{2,40}?) or ([^,?]{2,40}?)(?=[?.!]?$)';

/** How often one number turns into another is the one over the other. */
export const rateMoreOftenRules: readonly Rule[] = [
  {
    said: 'Since January, whose signups turn into enrolments more often - Paid Search or Paid Social?',
    becomes: 'enrolments per signups of Paid Search vs Paid Social Since January?',
    words: once`^((?:since|in|during|over|for|last|this) [\p{L}\d ]{3,30}?), whose ${NUMBER} ${TURN} ${NUMBER} ${OFTEN} ?[,:–—-] ?${EITHER}`,
    full: '$3 per $2 of $4 vs $5 $1',
  },
  {
    said: 'whose signups turn into enrolments more often, Paid Search or Paid Social?',
    becomes: 'enrolments per signups of Paid Search vs Paid Social?',
    words: once`^whose ${NUMBER} ${TURN} ${NUMBER} ${OFTEN}((?: (?:since|in|during|over|last|this) [\p{L}\d ]{3,30}?)?) ?[,:–—-] ?${EITHER}`,
    full: '$2 per $1 of $4 vs $5$3',
  },
];
