import { once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { type Rule, WEEKDAY } from '../rule.ts';

const KIND = `(weekend|weekday|${WEEKDAY})(?: day)?`;
const MEAN = '(?:an? |the |one )?(?:average|typical|normal|usual) ';
const OTHER = `(?:vs\\.?|versus|and|or|compared (?:to|with)|against|than) (?:on )?(?:an? |the |one )?(?:average |typical |normal |usual )?${KIND}`;
const ENDS = '(?=[?.!]|$| (?:in|last|this|during|over|for|since|on average)\\b)';
/** Of one alone, held against nothing. */
const ALONE = '(?!.*\\b(?:vs|versus|compared|against|than|weekdays?|each|every)\\b)';
const WEEKEND_NUMBER =
  '((?!days?\\b|and\\b|or\\b|in\\b|like\\b)[\\p{L}-]+(?: (?!in\\b|on\\b|at\\b|from\\b|by\\b|for\\b|since\\b|last\\b|this\\b|over\\b|during\\b)[\\p{L}-]+)?)';
const ON_A_WEEKEND = `(?:on|at|over|during|in|per|for) ${MEAN.replace(')?', ')')}weekend(?! days?\\b)`;

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
    said: 'average weekend sessions in May',
    becomes: 'average weekly sessions on weekends in May',
    also: { 'what are our typical weekend bookings?': 'average weekly bookings on weekends?' },
    words: once`^${ALONE}(?:what (?:are|is|were|was) )?(?:the |our |an? )?(?:average|typical|normal|usual|mean) weekend ${WEEKEND_NUMBER}(?= ?[?.!]*$| (?:in|on|at|from|by|for|since|last|this|over|during)\b)`,
    full: 'average weekly $1 on weekends',
  },
  {
    said: 'how many enrolments do we get on a typical weekend in May?',
    becomes: 'average weekly enrolments on weekends in May?',
    also: { 'sessions on an average weekend': 'average weekly sessions on weekends' },
    words: once`^${ALONE}(?:how (?:many|much) |what (?:are|is) (?:the |our )?|show (?:me )?(?:the )?|the |our )?(?!how\b|what\b|do\b|did\b|is\b|are\b)${WEEKEND_NUMBER}(?: (?:do|did) we (?:usually |normally |typically )?(?:${HAVE}|get|see|make|sell|take))? ${ON_A_WEEKEND}`,
    full: 'average weekly $1 on weekends',
  },
  {
    said: 'how much do we make on a typical weekend?',
    becomes: 'average weekly revenue on weekends?',
    words: once`^${ALONE}(?:what|how much)(?: money| revenue)? (?:do|did) we (?:usually |normally |typically )?(?:make|earn|take(?: in)?|bring in|turn over) ${ON_A_WEEKEND}`,
    full: 'average weekly revenue on weekends',
  },
  {
    said: 'bookings on a typical weekend day in March',
    becomes: 'average daily bookings on weekends in March',
    also: {
      'how many enrolments do we get on a normal weekend day?': 'average daily enrolments on weekends?',
    },
    words: once`^${ALONE}(?:how (?:many|much) |what (?:are|is) (?:the |our )?|show (?:me )?(?:the )?|the |our )?(?!how\b|what\b|do\b|did\b|is\b|are\b)${WEEKEND_NUMBER}(?: (?:do|did) we (?:usually |normally |typically )?(?:${HAVE}|get|see|make|sell|take))? ${ON_A_WEEKEND.replace('(?! days?\\b)', ' days?\\b')}`,
    full: 'average daily $1 on weekends',
  },
  // Of all weekdays the mean day, and not one weekday of which nobody says which
  {
    said: 'bookings by hotel on an average weekday in March',
    becomes: 'bookings by hotel on average per day on weekdays in March',
    also: {
      'how much do we make on a typical weekday?': 'how much do we make on average per day on weekdays?',
    },
    words: once`^(?!.*\b(?:vs|versus|compared|against|than|each|every|weekends?)\b)(.*?)\b(?:on|for) ${MEAN.replace(')?', ')')}(?:weekday|workday|working day|business day)\b(?! to\b)`,
    full: '$1on average per day on weekdays',
  },
];
