import { everywhere } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

/** A time whose end it is that bounds. */
const TIME = `((?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b(?:,? 20\\d\\d)?|${MONTH}\\b(?: \\d{1,2}(?:st|nd|rd|th)?\\b)?(?:,? 20\\d\\d)?|20\\d\\d-\\d{2}-\\d{2}|yesterday)`;
const NTH = '(\\d{1,2})(?:st|nd|rd|th)';
/** A day without its month ends there, or another part of the question begins; "the 3rd hotel" is no day. */
const ENDS = `(?=$| ?[?.!,]| (?:by|per|for|from|with|together|combined|separately)\\b| (?:in|of|on|at) (?!(?:${MONTH})\\b))`;
const JOINT = '( (?:and|vs\\.?|versus|against|compared (?:to|with)) |, (?:and )?)(?:on |with )?(?:the )?';
/** "October 28 and the 2nd" is a day of the month after. */
const NOT_LESS = '(?=\\d(?!\\d)|\\d\\d\\D*(?:20\\d\\d)?\\D*\\d\\d(?:st|nd|rd|th))';

/** Bounds that hold the day that they name, and a day that has its month from the one before it. */
export const boundAsSaidRules: readonly Rule[] = [
  {
    said: 'bookings on or after October 5',
    becomes: 'bookings since October 5',
    also: {
      'bookings after or on October 5': 'bookings since October 5',
      'bookings no earlier than October 5': 'bookings since October 5',
      'bookings from and including October 5': 'bookings since October 5',
    },
    words: everywhere`\b(?:(?:on|in|at|from) or (?:after|since|following)|(?:after|since) or (?:on|in|from)|not? (?:earlier|sooner) than|(?:from|since) and including)\b`,
    full: 'since',
  },
  {
    said: 'bookings on or before October 5',
    becomes: 'bookings until October 5',
    also: {
      'bookings no later than October 5': 'bookings until October 5',
      'bookings before or on October 5': 'bookings until October 5',
      'bookings up to and including October 5': 'bookings until October 5',
    },
    words: everywhere`\b(?:(?:on|in|at|up to) or (?:before|prior to)|(?:before|prior to) or (?:on|in)|not? later than|(?:until|till|up to) and including)\b`,
    full: 'until',
  },
  {
    said: 'bookings not before October 5',
    becomes: 'bookings since October 5',
    // "In June but not before June": none before it, and no bound
    words: everywhere`(?<!\b(?:but|and|or|if|,) ?)\bnot before (?=${TIME})`,
    full: 'since ',
  },
  {
    said: 'bookings October 5 or later by city',
    becomes: 'bookings since October 5 by city',
    also: { 'bookings from October 5, 2026 or after': 'bookings since October 5, 2026' },
    words: everywhere`(?:\b(?:on|in|from|since) )?\b${TIME},? or (?:later|after|afterwards)(?! \S*(?:\d|${MONTH}\b))`,
    full: 'since $1',
  },
  {
    said: 'bookings October 5 or earlier',
    becomes: 'bookings until October 5',
    words: everywhere`(?:\b(?:on|in|until) )?\b${TIME},? or (?:earlier|before)(?! \S*(?:\d|${MONTH}\b))`,
    full: 'until $1',
  },
  {
    said: 'bookings since the 5th of October inclusive',
    becomes: 'bookings since the 5th of October',
    words: everywhere`\b(since|from|until|till|through|up to) ${TIME},? \(?inclusive(?:ly)?\)?(?= ?[?.!,]?$| by\b)`,
    full: '$1 $2',
  },
  {
    said: 'bookings on the 14th of February and the 15th',
    becomes: 'bookings on the 14 February and 15 February',
    also: {
      'bookings on the 14th of February 2026 vs the 15th':
        'bookings on the 14 February 2026 vs 15 February 2026',
    },
    words: everywhere`\b${NOT_LESS}${NTH}(?: of)? (${MONTH})\b( 20\d\d)?${JOINT}${NTH}${ENDS}`,
    full: '$1 $2$3$4$5 $2$3',
  },
  {
    said: 'bookings on February 14th and the 15th',
    becomes: 'bookings on February 14 and February 15',
    also: { 'bookings on February 14 vs the 15th': 'bookings on February 14 vs February 15' },
    words: everywhere`\b(${MONTH}) ${NOT_LESS}(\d{1,2})(?:st|nd|rd|th)?${JOINT}${NTH}${ENDS}`,
    full: '$1 $2$3$1 $4',
  },
];
