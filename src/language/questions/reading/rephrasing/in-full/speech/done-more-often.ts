import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const BEHIND = '(?=[?.!,]?$|,? (?:in|on|for|from|last|this|since|during|over|by|per) )';

/** Of which rate it is how often they did it */
const OFTEN: readonly (readonly [verb: string, words: string, rate: string])[] = [
  ['cancel', 'cancel', 'cancellation rate'],
  ['unsubscribe', 'unsubscribe', 'unsubscribe rate'],
  ['open', 'open', 'open rate'],
  ['click', 'click', 'click rate'],
];

/** Who does something more often than others does it more often for each time that it could have been done. */
export const doneMoreOftenRules: readonly Rule[] = [
  {
    said: 'do paying members open more emails than free readers?',
    becomes: 'do paying members open more than free readers?',
    words: once`^((?:do|does|did|are|is|were|was) \p{L}[\p{L} ]{1,30}? open(?:ing)?) more (?:of (?:our|the) )?(?:e-?mails?|letters|newsletters|messages) than (?=\p{L})`,
    full: '$1 more than ',
  },
  {
    said: 'do free readers open fewer emails than paying members?',
    becomes: 'do free readers open less than paying members?',
    words: once`^((?:do|does|did|are|is|were|was) \p{L}[\p{L} ]{1,30}? open(?:ing)?) (?:fewer|less) (?:of (?:our|the) )?(?:e-?mails?|letters|newsletters|messages) than (?=\p{L})`,
    full: '$1 less than ',
  },
  // How many did, of all that could: the larger group does everything more
  ...OFTEN.map(
    ([verb, words, rate]): Rule => ({
      said: `do mobile users ${verb} more often than desktop users?`,
      becomes: `is the ${rate} of mobile users higher than of desktop users?`,
      words: once`^(?:do|does|did) (\p{L}[\p{L} ]{1,30}?) (?:${words}) more often than (\p{L}[\p{L} ]{1,30}?)${BEHIND}`,
      full: `is the ${rate} of $1 higher than of $2`,
    }),
  ),
  ...OFTEN.map(
    ([verb, words, rate]): Rule => ({
      said: `do mobile users ${verb} less often than desktop users?`,
      becomes: `is the ${rate} of mobile users lower than of desktop users?`,
      words: once`^(?:do|does|did) (\p{L}[\p{L} ]{1,30}?) (?:${words}) less often than (\p{L}[\p{L} ]{1,30}?)${BEHIND}`,
      full: `is the ${rate} of $1 lower than of $2`,
    }),
  ),
];
