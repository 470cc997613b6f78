import { once } from '../../../../text/pattern.ts';
import { FALL, FELL, RISE, ROSE } from '../../../../vocabulary/moving-words.ts';
import type { Rule } from '../rule.ts';

const EVERY = '(?:all|every|each)(?: single)?(?: of)?(?: the| our)?';
const UNIT = '(day|week|month|quarter)s?';
const GOT =
  '(?:have|has|had|get|gets|got|see|saw|seen|bring|brought|make|made|sell|sold|earn|earned|record|recorded|reach|reached)';
const NUMBER = String.raw`(?=[$€£]?\d)`;
/** Some rows of one of them are no time, and two sentences are no one question. */
const ONE = String.raw`(?!.*\b(?:and|or|but|than the (?:day|week|month|quarter) before)\b)`;
const WHEN = String.raw`((?: (?:in|during|of|since|from) (?!(?:terms|sessions|clicks|revenue)\b)[\p{L}\d]+(?: 20\d\d)?| (?:last|this) \p{L}+)?)`;
const MOVED = `(${FALL}|${FELL}|fallen|shrunk|${RISE}|${ROSE}|grown|risen)`;
const METRIC = String.raw`(?:our |the )?(\p{L}[\p{L}-]*(?: (?!than\b|in\b|on\b)[\p{L}-]+){0,2})`;
const END = '(?=[?.!]?$)';

/** What is said of every day, week or month is answered by those of which it is not so, and a move by those that moved so. */
export const everyUnitRules: readonly Rule[] = [
  {
    said: 'Did every day in March have more than 2000 sessions?',
    becomes: 'days in March with at most 2000 sessions?',
    also: { 'was each week of 2025 above 300 orders': 'weeks of 2025 with at most 300 orders' },
    words: once`^(?:did|do|does|has|have|was|were|is) ${ONE}${EVERY} ${UNIT}${WHEN} (?:${GOT} )?(?:above|over|more than) ${NUMBER}`,
    full: '$1s$2 with at most ',
  },
  {
    said: 'Did every day in March have at least 2000 sessions?',
    becomes: 'days in March with fewer than 2000 sessions?',
    words: once`^(?:did|do|does|has|have|was|were|is) ${ONE}${EVERY} ${UNIT}${WHEN} (?:${GOT} )?at least ${NUMBER}`,
    full: '$1s$2 with fewer than ',
  },
  {
    said: 'Did every week have fewer than 50 refunds?',
    becomes: 'weeks with at least 50 refunds?',
    words: once`^(?:did|do|does|has|have|was|were|is) ${ONE}${EVERY} ${UNIT}${WHEN} (?:${GOT} )?(?:below|under|less than|fewer than) ${NUMBER}`,
    full: '$1s$2 with at least ',
  },
  {
    said: 'Were sessions above 2000 every day in March?',
    becomes: 'days in March with sessions at most 2000?',
    words: once`^(?:was|were|is|are) ${ONE}${METRIC} (?:above|over|more than) ([$€£]?\d[\d.,]*k?) (?:on |in |for )?${EVERY} ${UNIT}${WHEN}${END}`,
    full: '$3s$4 with $1 at most $2',
  },
  {
    said: 'Were refunds below 50 every week?',
    becomes: 'weeks with refunds at least 50?',
    words: once`^(?:was|were|is|are) ${ONE}${METRIC} (?:below|under|less than|fewer than) ([$€£]?\d[\d.,]*k?) (?:on |in |for )?${EVERY} ${UNIT}${WHEN}${END}`,
    full: '$3s$4 with $1 at least $2',
  },
  {
    said: 'Did we have more than 50 orders every day in March?',
    becomes: 'days in March with at most 50 orders?',
    words: once`^(?:did|do|have) ${ONE}(?:we|i|they) ${GOT} (?:above|over|more than) ([$€£]?\d[\d.,]*k? ${METRIC}) (?:on |in )?${EVERY} ${UNIT}${WHEN}${END}`,
    full: '$3s$4 with at most $1',
  },
  {
    said: 'Did Direct bring more than 50 orders every day in March?',
    becomes: 'days in March with at most 50 orders from Direct?',
    words: once`^(?:did|do|have) ${ONE}(\S(?:(?!\b(?:every|each|all|any|only)\b)[^,;:?]){1,30}?) ${GOT} (?:above|over|more than) ([$€£]?\d[\d.,]*k? ${METRIC}) (?:on |in )?${EVERY} ${UNIT}${WHEN}${END}`,
    full: '$4s$5 with at most $2 from $1',
  },
  {
    said: 'Did we have orders every day in March?',
    becomes: 'days in March with no orders?',
    words: once`^(?:did|do|have) ${ONE}(?:we|i|they) (?:have|had|get|got|see|seen) ${METRIC} (?:on |in )?${EVERY} ${UNIT}${WHEN}${END}`,
    full: '$2s$3 with no $1',
  },
  {
    said: 'Did sessions go up every week in February?',
    becomes: 'in which weeks did sessions go up by more than 0 % in February?',
    also: {
      'did revenue fall in each month this year':
        'in which months did revenue fall by more than 0 % this year',
    },
    words: once`^(?:did|have|has) ${ONE}(?:our |the )?(\S(?:(?!\b(?:more|fewer|less|every|each|all|any|only)\b)[^,;:?]){1,40}?) ${MOVED} (?:in )?${EVERY} ${UNIT}${WHEN}${END}`,
    full: 'in which $3s did $1 $2 by more than 0 %$4',
  },
  {
    said: 'Did every month grow in sessions?',
    becomes: 'in which months did sessions grow by more than 0 %?',
    words: once`^(?:did|have|has) ${ONE}${EVERY} ${UNIT}${WHEN} ${MOVED} in (?!(?:[\p{L}]+ )?20\d\d)${METRIC}${END}`,
    full: 'in which $1s did $4 $3 by more than 0 %$2',
  },
];
