import { once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import type { Rule } from '../rule.ts';
import { TIME } from './standings.ts';

const UNIT = '(day|week|month|quarter)s?';
const OTHER = `(?:any|every|all|each) (?:(?:of the )?(?:other|others|previous|earlier|prior|past) )?${UNIT}(?: before| so far| yet| ever)?`;
const NUMBER = String.raw`((?!in\b|on\b|than\b|from\b|by\b|for\b)\p{L}+(?: (?!in\b|on\b|than\b|from\b|by\b|for\b)\p{L}+){0,2})`;
const NAME = String.raw`(?!(?:we|i|you|they|it|he|she|there)\b)(\S.{0,40}?)`;
const BY = '(?:by|for|in terms of|in)';
const THAN = `(?:in |on |during )?(${TIME}) than (?:in |on |during )?${OTHER}`;
const END = '(?=[ ?.!]*$)';

/** Whether a time had more than all others: its place among them says so either way. */
export const recordTimeRules: readonly Rule[] = [
  {
    said: 'more bookings in July than in any other month',
    becomes: 'where does July rank among all months by bookings',
    also: {
      'did we get more orders in March 2026 than in every previous month?':
        'where does March 2026 rank among all months by orders?',
    },
    words: once`^(?:(?:did|do|have|had|were|was) (?:we|there) (?:ever )?(?:(?:${HAVE}|had|get|got|make|see|sell|take) )?)?(?:more|higher) ${NUMBER} ${THAN}${END}`,
    full: 'where does $2 rank among all $3s by $1',
  },
  {
    said: 'did Lisbon get more bookings in July than in any other month?',
    becomes: 'where does July rank among all months by bookings of Lisbon?',
    words: once`^(?:did|does|has|have) ${NAME} (?:${HAVE}|had|get|got|see|sell|take) more ${NUMBER} ${THAN}${END}`,
    full: 'where does $3 rank among all $4s by $2 of $1',
  },
  {
    said: 'did Vienna earn more in September than in any other month',
    becomes: 'where does September rank among all months by revenue of Vienna',
    words: once`^(?:did|does|has|have) ${NAME} (?:earn|make|earned|made) more(?: money| revenue)? ${THAN}${END}`,
    full: 'where does $2 rank among all $3s by revenue of $1',
  },
  {
    said: 'did July beat every previous month for bookings?',
    becomes: 'where does July rank among all months by bookings?',
    words: once`^(?:did|does|has|have|had) (${TIME}) (?:beat|beaten|top|topped|exceed|exceeded|outdo|outdone|outperform|outperformed) ${OTHER},? ${BY} (?=\p{L})`,
    full: 'where does $1 rank among all $2s by ',
  },
  {
    said: 'did July beat every previous month?',
    becomes: 'where does July rank among all months by traffic?',
    words: once`^(?:did|does|has|have|had) (${TIME}) (?:beat|beaten|top|topped|exceed|exceeded|outdo|outdone|outperform|outperformed) ${OTHER}${END}`,
    full: 'where does $1 rank among all $2s by traffic',
  },
  {
    said: 'was July 2026 a record month for revenue?',
    becomes: 'where does July 2026 rank among all months by revenue?',
    words: once`^(?:is|was) (${TIME}) (?:really )?(?:a|the|our|my) (?:all[- ]time )?record ${UNIT}(?: ever| so far| yet)?,? ${BY} (?=\p{L})`,
    full: 'where does $1 rank among all $2s by ',
  },
  {
    said: 'was July 2026 a record month?',
    becomes: 'where does July 2026 rank among all months by traffic?',
    words: once`^(?:is|was) (${TIME}) (?:really )?(?:a|the|our|my) (?:all[- ]time )?record ${UNIT}(?: ever| so far| yet)?${END}`,
    full: 'where does $1 rank among all $2s by traffic',
  },
];
