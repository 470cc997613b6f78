import { everywhere } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

const NTH =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  );

/** "First of June" is a day of it, as the 1st of June is; "a third of June" is none. */
export const firstOfMonthRules: readonly Rule[] = NTH.map((word, at) => ({
  said: `bookings on the ${word} of June`,
  becomes: `bookings on the ${at + 1} June`,
  words: everywhere`(?<!\b(?:an?|one|came|comes|ranks?|ranked|place[ds]?|two|three|four|twenty|thirty)[ -])\b${word} of (?=${MONTH}\b(?! (?:\d{1,2}\b(?!\d))))`,
  full: `${at + 1} `,
  means: `${at + 1}`,
}));
