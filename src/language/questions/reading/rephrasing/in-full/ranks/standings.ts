import { once } from '../../../../text/pattern.ts';
import { MONTH, type Rule, WEEKDAY } from '../rule.ts';

const NAME = String.raw`(?!(?:it|there|this|that|these|those|he|she|they|we|i|my|our|your|any|anything|the)\b)(\S.{0,50}?)`;
const COUNT = '(?:\\d+|two|three|four|five|six|ten|few)';
const BEST = '(?:best|biggest|largest|strongest|top|main|leading|number one|no\\.? ?1|#1|most important)';
const WORST = '(?:worst|smallest|weakest)';
const NTH = '(?:second|third|fourth|fifth|2nd|3rd|4th|5th|\\d+th)(?:[- ](?:best|biggest|largest|strongest))';
const KIND = String.raw`((?!by\b|for\b|in\b|on\b|at\b|from\b|days?\b|weeks?\b|months?\b|quarters?\b|years?\b|weekdays?\b)\p{L}+(?: (?!by|for|in|on|last|this|during|over|from|when|at|right|now|and|or|than)\p{L}+)?)`;
const UNIT = '(day|week|weekend|month|quarter|weekday|day of the week)';
/** One day, week, month or quarter. */
export const TIME = `(?:the )?(?:${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?: \\d{4})?|\\d{4}-\\d{2}(?:-\\d{2})?|${WEEKDAY}s?|q[1-4](?: \\d{4})?|(?:last|this) (?:week|month|quarter|weekend)|yesterday)`;
const BY = '(?:by|for|in terms of|when it comes to|measured by)';

/** "Is India in the top 5 countries?": of one name its place is told, and not a ranking of it alone. */
const place = (words: string, example: string): readonly Rule[] => [
  {
    said: `Is India ${example} countries by sessions?`,
    becomes: 'where does India rank among countries by sessions?',
    words: once`^(?:is|are|was|were) (?!.*\bever\b)${NAME} ${words} ${KIND},? (?:${BY}|in) (?!(?:last|this|the|${MONTH}|q[1-4]|\d{4})\b)(?=\p{L})`,
    full: 'where does $1 rank among $2 by ',
  },
  {
    said: `Is India ${example} countries?`,
    becomes: 'where does India rank among countries by traffic?',
    words: once`^(?:is|are|was|were) (?!.*\bever\b)${NAME} ${words} ${KIND}(?= ?[?.!]|$| (?:in|on|last|this|during|over|from|for) )`,
    full: 'where does $1 rank among $2 by traffic',
  },
];

/** "Is Graz third by bookings?": without its kind, by a number that is named. */
const PLACED = `(?:the )?(?:(?:second|third|fourth|fifth|sixth|2nd|3rd|\\d+th)(?:[- ](?:best|biggest|largest|strongest))?|last|number (?:\\d+|two|three|four|five)|${BEST}|${WORST})`;

/** Whether one name, or one time, holds a place that the question names. */
export const standingRules: readonly Rule[] = [
  // What keeps it from there no query knows: its place says what there is to say, and its name is none that is left out
  {
    said: "why isn't Split the best destination for bookings in August?",
    becomes: 'where does Split rank among destination by bookings in August?',
    words: once`^why (?:is|are|was|were)(?:n['’]?t| not)(?: the| our)? ${NAME} (?:the |our |my )?(?:${BEST}|first|highest) ${KIND} (?:${BY}|in) (?!(?:last|this|the|${MONTH}|q[1-4]|\d{4})\b)(?=\p{L})`,
    full: 'where does $1 rank among $2 by ',
  },
  {
    said: "why isn't Email the best channel?",
    becomes: 'where does Email rank among channel by traffic?',
    words: once`^why (?:is|are|was|were)(?:n['’]?t| not)(?: the| our)? ${NAME} (?:the |our |my )?(?:${BEST}|first|highest) ${KIND}(?= ?[?.!]|$| (?:in|on|last|this|during|over|from) )`,
    full: 'where does $1 rank among $2 by traffic',
  },
  // Which one it was answers both ways
  {
    said: 'Was March our best month for revenue?',
    becomes: 'which month had the most revenue?',
    also: { 'is Sunday our busiest weekday for bookings': 'which weekday had the most bookings' },
    words: once`^(?:is|was) ${TIME} (?:really )?(?:the |our |my )(?:${BEST}|busiest) ${UNIT}(?: ever| so far| yet| of all)?,? ${BY} (?=\p{L})`,
    full: 'which $1 had the most ',
  },
  {
    said: 'Was March our worst month for revenue?',
    becomes: 'which month had the least revenue?',
    words: once`^(?:is|was) ${TIME} (?:really )?(?:the |our |my )(?:${WORST}|slowest|quietest) ${UNIT}(?: ever| so far| yet| of all)?,? ${BY} (?=\p{L})`,
    full: 'which $1 had the least ',
  },
  {
    said: 'Was June 2025 the best month?',
    becomes: 'which month had the most traffic?',
    words: once`^(?:is|was) ${TIME} (?:really )?(?:the |our |my )(?:${BEST}|busiest) ${UNIT}(?: ever| so far| yet| of all)?(?= ?[?.!]|$)`,
    full: 'which $1 had the most traffic',
  },
  {
    said: 'Was June 2025 the worst month?',
    becomes: 'which month had the least traffic?',
    words: once`^(?:is|was) ${TIME} (?:really )?(?:the |our |my )(?:${WORST}|slowest|quietest) ${UNIT}(?: ever| so far| yet| of all)?(?= ?[?.!]|$)`,
    full: 'which $1 had the least traffic',
  },
  {
    said: 'Is Vienna third by bookings?',
    becomes: 'where does Vienna rank by bookings?',
    words: once`^(?:is|are|was|were) (?!${TIME})(?!.*\b(?:or|and|than|ever)\b)${NAME} ${PLACED} (?:by|in terms of|measured by) (?=\p{L})`,
    full: 'where does $1 rank by ',
  },
  {
    said: "Brazil's rank by key events in April",
    becomes: 'where does Brazil rank by key events in April',
    words: once`^(?:what (?:is|was) )?(?:the )?${NAME}['’]s? (?:rank|ranking) (?:by|in terms of|measured by) (?=\p{L})`,
    full: 'where does $1 rank by ',
  },
  ...place(
    `(?:still )?(?:in|among|amongst|one of|part of|within) (?:the |our |my )?(?:(?:top|bottom|${BEST}) ${COUNT}|${COUNT} ${BEST}|${BEST})`,
    'in the top 5',
  ),
  ...place(`(?:still |really )?(?:the |our |my )(?:${NTH}|${BEST}|${WORST})`, 'our third biggest'),
];
