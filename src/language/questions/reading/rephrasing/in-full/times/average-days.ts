import { once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { type Rule, WEEKDAY } from '../rule.ts';

const KIND = `(weekend|weekday|${WEEKDAY})(?: day)?`;
const MEAN = '(?:an? |the |one )?(?:average|typical|normal|usual) ';
const OTHER = `(?:vs\\.?|versus|and|or|compared (?:to|with)|against|than) (?:on )?(?:an? |the |one )?(?:average |typical |normal |usual )?${KIND}`;
const ENDS = '(?=[?.!]|$| (?:in|last|this|during|over|for|since|on average)\\b)';

/** "On an average weekend day vs a weekday": the mean day of each, of the money where a verb says that. */
export const averageDayRules: readonly Rule[] = [
  {
    said: 'What do we make on an average weekend day vs a weekday? march',
    becomes: 'average daily revenue on weekends vs weekdays? march',
    also: {
      'how much do we earn on a typical saturday versus a sunday in march':
        'average daily revenue on saturdays vs sundays in march',
    },
    words: once`^(?:what|how much)(?: money| revenue)? (?:do|did) we (?:make|earn|take(?: in)?|bring in|turn over) (?:on|at|over) ${MEAN}${KIND} ${OTHER}\b${ENDS}`,
    full: 'average daily revenue on $1s vs $2s',
  },
  {
    said: 'What do we sell on an average weekend day vs a weekday? march',
    becomes: 'average daily sales on weekends vs weekdays? march',
    words: once`^(?:what|how much)(?: money| revenue)? (?:do|did) we sell (?:on|at|over) ${MEAN}${KIND} ${OTHER}\b${ENDS}`,
    full: 'average daily sales on $1s vs $2s',
  },
  {
    said: 'what do we spend on an average weekend day vs a weekday? march',
    becomes: 'average daily spend on weekends vs weekdays? march',
    words: once`^(?:what|how much)(?: money| revenue)? (?:do|did) we spend (?:on|at|over) ${MEAN}${KIND} ${OTHER}\b${ENDS}`,
    full: 'average daily spend on $1s vs $2s',
  },
  {
    said: 'sessions on an average weekend day compared to a weekday in march',
    becomes: 'average daily sessions on weekends vs weekdays in march',
    words: once`^(?:what (?:are|is|were|was) (?:the |our )?|how many |show (?:me )?(?:the )?|the |our )?(?!how\b|what\b|do\b|did\b|is\b|are\b|was\b|were\b|average\b)((?:[\p{L}-]+ )?[\p{L}-]+)(?: (?:do|did) we (?:${HAVE}))? (?:on|at|for|of) ${MEAN}${KIND} ${OTHER}\b${ENDS}`,
    full: 'average daily $1 on $2s vs $3s',
  },
  // Of one weekend alone nothing is typical: all of them are meant
  {
    said: 'how many enrolments do we get on a typical weekend',
    becomes: 'average daily enrolments on weekends',
    also: {
      'how many bookings did we have over an average weekend in march':
        'average daily bookings on weekends in march',
    },
    words: once`^how many ([\p{L}-]+(?: [\p{L}-]+)?) (?:do|did) we (?:${HAVE}) (?:on|at|over|in|during) ${MEAN}weekend(?: day)?\b${ENDS}`,
    full: 'average daily $1 on weekends',
  },
  {
    said: 'typical weekend bookings',
    becomes: 'average daily bookings on weekends',
    also: {
      'what are our average weekend sessions in March?': 'average daily sessions on weekends in March?',
    },
    words: once`^(?:(?:what (?:is|are|was|were) )?(?:the |our |my )?)?(?:average|typical|normal|usual) weekend (?!days?\b|vs\b|versus\b|and\b|or\b|by\b|in\b)([\p{L}-]+(?: (?!in\b|by\b|on\b|vs\b|versus\b|last\b|this\b|per\b|and\b)[\p{L}-]+)?)(?=[?.!]?$| (?:in|over|since|during) )`,
    full: 'average daily $1 on weekends',
  },
  {
    said: 'sessions on a typical weekend',
    becomes: 'average daily sessions on weekends',
    words: once`^(?:the |our |my )?(?!how\b|what\b|which\b|is\b|are\b|average\b)([\p{L}-]+(?: [\p{L}-]+)?) (?:on|at|over|per) ${MEAN}weekend(?=[?.!]?$| (?:in|over|since|during) )`,
    full: 'average daily $1 on weekends',
  },
];
