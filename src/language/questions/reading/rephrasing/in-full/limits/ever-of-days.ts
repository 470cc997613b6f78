import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const NUMBER = '[$€£]?\\d[\\d.,]*[km]?(?: ?%| percent| per ?cent)?';
const MORE = '(?:more than|over|above|at least|fewer than|less than|under|below|exactly)';
const EVER = '(?:ever|at any (?:point|time))';
/** What is limited, and nobody's name alone: a metric by its own words, with or without a name before it. */
const WHAT = String.raw`(?:the |our |my )*((?!(?:it|there|we|i|they|you|any|one|each|every|either|all|both)\b)[\p{L}][^,;:?]{1,50}?)`;
/** In which days, and nothing else behind the limit: "below 100 in total" and "by device" are other questions. */
const WHEN = String.raw`((?: (?:in|on|during|since|before|after|last|this)(?! (?:total|all)\b)(?! an? | one | any )[^,;:?]{2,30}?)?)(?=[?.!]?$)`;
/** What is counted, right behind how many. */
const COUNTED = String.raw`(?!(?:in|on|last|this|since|during|before|after|by|per|an?|points?|of)\b)\p{L}+`;
const IN_A_DAY = '(?: (?:in|on|within) (?:a|one|any|a single|any single) day)?';
const UP =
  '(?:go|gone|went|get|got|gotten|rise|risen|rose|climb|climbed|jump|jumped|move|moved|be|been|come|came|run|reach|reached)';
const DOWN = '(?:fall|fallen|fell|drop|dropped|dip|dipped|sink|sunk|sank|slip|slipped|slump|slumped)';
const PASSED = '(?:exceed|exceeded|pass|passed|top|topped|surpass|surpassed|cross|crossed|beat|break|broken)';

/** Whether a number was ever so high or so low: that of single days, for that of all of them together is no "ever". */
export const everOfDaysRules: readonly Rule[] = [
  {
    said: 'Has the bounce rate ever been above 60%?',
    becomes: 'days with bounce rate above 60%?',
    also: {
      'did sessions ever fall below 100 in March': 'days with sessions below 100 in March',
      'have our sessions ever been under 100?': 'days with sessions under 100?',
    },
    words: once`^(?:has|have|had|did|do|does) ${WHAT} ${EVER} (?:${UP}|${DOWN})(?: to)? (${MORE} ${NUMBER})${IN_A_DAY}${WHEN}`,
    full: 'days with $1 $2$3',
  },
  {
    said: 'Has Display ever been under 10 sessions?',
    becomes: 'days with under 10 sessions from Display?',
    words: once`^(?:has|have|had|did|do|does) ${WHAT} ${EVER} (?:${UP}|${DOWN})(?: to)? (${MORE} ${NUMBER} ${COUNTED}(?: ${COUNTED})?)${IN_A_DAY}${WHEN}`,
    full: 'days with $2 from $1$3',
  },
  {
    said: 'was revenue ever below 500?',
    becomes: 'days with revenue below 500?',
    also: { 'bounce rate ever over 60%': 'days with bounce rate over 60%' },
    words: once`^(?:(?:was|were|is|are) )?(?!(?:did|has|have|had|do|does|was|were|is|are|which|what|who|when|how|where|why)\b)${WHAT} ${EVER} (?:been )?(${MORE} ${NUMBER})${IN_A_DAY}${WHEN}`,
    full: 'days with $1 $2$3',
  },
  {
    said: 'did sessions ever exceed 5000?',
    becomes: 'days with sessions above 5000?',
    words: once`^(?:has|have|had|did|do|does) ${WHAT} ${EVER} ${PASSED} (${NUMBER})${IN_A_DAY}${WHEN}`,
    full: 'days with $1 above $2$3',
  },
  {
    said: 'Have there ever been more than 400 sessions?',
    becomes: 'days with more than 400 sessions?',
    also: {
      'did we ever have fewer than 100 sessions in March': 'days with fewer than 100 sessions in March',
    },
    words: once`^(?:has|have|had|did|were|was) (?:we|i|they|there) ${EVER} (?:be|been|have|had|get|got|see|seen|record|recorded|count|counted)? ?(${MORE} ${NUMBER} [^,;:?]{2,40}?)${IN_A_DAY}${WHEN}`,
    full: 'days with $1$2',
  },
];
