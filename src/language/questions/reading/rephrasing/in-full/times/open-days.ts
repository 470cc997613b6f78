import { everywhere, once } from '../../../../text/pattern.ts';
import { END, type Rule, WEEKDAY } from '../rule.ts';

const WHEN = '((?: (?:in|during|over|since|on|between|from|this|last|so far) [^?]{2,40}?)?)';
const NUMBER =
  '((?!how\\b|what\\b|which\\b|total\\b|average\\b|mean\\b|show\\b|do\\b|did\\b)[\\p{L}-]+(?: (?!per\\b|on\\b|in\\b|a\\b|do\\b|did\\b)[\\p{L}-]+){0,3})';
const LEAD = '(?:what (?:is|was|are|were) )?(?:the |our )?';
/** Days on which anything was done: the file says so by its rows, and no calendar does. */
const OPEN_DAY = '(?:open|opening|showing|trading|active) day';
const WE = '(?:we|i|you)';
const NAME =
  '(?!we\\b|i\\b|you\\b|it\\b|they\\b|there\\b|any\\b|the (?:site|shop|store)\\b)(\\S[^,?]{1,40}?)';
const WORK = '(?:work|open|trade|operate)';
const SOME = 'more than 0 appearances';

/**
 * "Are we open on Sundays", "how many Saturdays did we work", "per open day": the days with any of what is counted before all else,
 * which is told. "A Saturday" is each of them, and "per Saturday" their average day.
 */
export const openDayRules: readonly Rule[] = [
  // A single day is asked about by what there was on it
  {
    said: 'were we closed in august 2025?',
    becomes: 'which days were we closed in august 2025?',
    also: { 'were we shut at all last month': 'which days were we closed last month' },
    words: once`^(?:were|was) (?:we|it|the (?:shop|store|site)) (?:closed|shut)(?: at all| at any time| ever)?((?: (?:in|during|over))? (?!on\b|yesterday\b|today\b)[^?]{2,40}?)${END}`,
    full: 'which days were we closed$1',
  },
  {
    said: 'average number of dogs per Saturday',
    becomes: 'average number of dogs per day on Saturdays',
    also: { 'appointments per Friday by clinic': 'appointments per day on Fridays by clinic' },
    words: everywhere`\bper (?:single )?(${WEEKDAY})s?(?= ?[?.!]|$| (?:by|in|at|for|from|since|this|last|during|over)\b)`,
    full: 'per day on $1s',
  },
  {
    said: 'average fees per open day in 2026',
    becomes: 'average fees per day on days with more than 0 appearances in 2026',
    also: { 'visitors per showing day': 'average visitors per day on days with more than 0 appearances' },
    words: once`^${LEAD}(?:average |mean )?(?:number of )?${NUMBER} (?:per|a|each|every) ${OPEN_DAY}\b`,
    full: `average $1 per day on days with ${SOME}`,
    means: '0',
  },
  {
    said: 'how many visitors per opening day in May?',
    becomes: 'average visitors per day on days with more than 0 appearances in May?',
    words: once`^how (?:many|much) ${NUMBER}(?: (?:do|did|have) ${WE} (?:have|get|see|sell|make|had|got))? (?:per|a|each|every) ${OPEN_DAY}\b`,
    full: `average $1 per day on days with ${SOME}`,
    means: '0',
  },
  {
    said: 'are we open on Sundays?',
    becomes: 'how many days on Sundays had more than 0 appearances?',
    also: {
      'do we work Sundays': 'how many days on Sundays had more than 0 appearances',
      'do we work on a Saturday': 'how many days on Saturdays had more than 0 appearances',
      'did we open on Sundays in 2025': 'how many days on Sundays had more than 0 appearances in 2025',
    },
    words: once`^(?:(?:are|were) ${WE} (?:usually |ever |normally )?open|(?:do|did|have) ${WE} (?:usually |ever |normally )?(?:${WORK}|worked|opened|traded)) (?:(?:on|at) )?(?:an? |the )?(weekend|${WEEKDAY})s?${WHEN}${END}`,
    full: `how many days on $1s had ${SOME}$2`,
    means: '0',
  },
  {
    said: 'is Old Dairy open on Saturdays?',
    becomes: 'how many days on Saturdays had more than 0 appearances for Old Dairy?',
    also: {
      'did Fiona work on Sundays in 2025':
        'how many days on Sundays had more than 0 appearances for Fiona in 2025',
    },
    words: once`^(?:(?:is|was) ${NAME} (?:usually |ever |normally )?open|(?:do|does|did|has) (?!we\b|you\b)${NAME} (?:usually |ever |normally )?(?:${WORK}|worked|opened|traded)) (?:(?:on|at) )?(?:an? |the )?(weekend|${WEEKDAY})s?${WHEN}${END}`,
    full: `how many days on $3s had ${SOME} for $1$2$4`,
    means: '0',
  },
  {
    said: 'how many Saturdays did we work in 2026?',
    becomes: 'how many days on Saturdays had more than 0 appearances in 2026?',
    words: once`^(?:on )?how many (${WEEKDAY})s (?:(?:did|do|have) ${WE} (?:${WORK}|worked|opened|traded)|(?:were|are) ${WE} open)${WHEN}${END}`,
    full: `how many days on $1s had ${SOME}$2`,
    means: '0',
  },
  {
    said: 'how many days were we open in June 2025?',
    becomes: 'how many days had more than 0 appearances in June 2025?',
    words: once`^(?:on )?how many (days|weekends) (?:(?:did|do|have) ${WE} (?:${WORK}|worked|opened|traded)|(?:were|are) ${WE} open)${WHEN}${END}`,
    full: `how many $1 had ${SOME}$2`,
    means: '0',
  },
  {
    said: 'how many Saturdays did Fiona work in 2026?',
    becomes: 'how many days on Saturdays had more than 0 appearances for Fiona in 2026?',
    words: once`^(?:on )?how many (${WEEKDAY})s (?:(?:did|does|has) ${NAME} (?:${WORK}|worked|opened)|(?:was|is) ${NAME} open)${WHEN}${END}`,
    full: `how many days on $1s had ${SOME} for $2$3$4`,
    means: '0',
  },
  {
    said: 'how many days did Fiona work in 2026?',
    becomes: 'how many days had more than 0 appearances for Fiona in 2026?',
    words: once`^(?:on )?how many days (?:(?:did|does|has) ${NAME} (?:${WORK}|worked|opened)|(?:was|is) ${NAME} open)${WHEN}${END}`,
    full: `how many days had ${SOME} for $1$2$3`,
    means: '0',
  },
];
