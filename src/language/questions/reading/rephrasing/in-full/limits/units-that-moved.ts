import { once } from '../../../../text/pattern.ts';
import { FALL, FELL, RISE, ROSE } from '../../../../vocabulary/moving-words.ts';
import type { Rule } from '../rule.ts';

const UNIT = '(day|week|month|quarter)';
const FALLEN = `(?:${FALL}|${FELL}|fallen|shrunk|sink|sank)`;
const RISEN = `(?:${RISE}|${ROSE}|grown|risen|climb|climbed)`;
const MOVED = `(${FALLEN}|${RISEN})`;
const OPEN = `^(?:(?:was|were|is|are|have|has) there (?:ever )?(?:been )?|(?:did|do|have) (?:we|i|they) (?:ever )?(?:have|had|see|seen) )(?:(?:an?|any|one|some) )?(?:single )?`;
const WHEN = String.raw`((?: (?:in|during|of|since|between|from) (?!which\b)[\p{L}\d]+(?: (?!in\b|when\b|where\b|that\b|with\b)[\p{L}\d]+){0,3}?| (?:last|this) \p{L}+)?)`;
const THAT = '(?:in which|during which|when|where|that|on which)';
const WHO = String.raw`(?:our |the )?(\S(?:(?!\b(?:and|or|but|more|fewer|less)\b)[^,;:?]){1,40}?)`;
const END = '(?=[?.!]?$)';
const THAN_BEFORE = `than (?:in |on )?the (?:(?:previous|prior|preceding) (?:day|week|month|quarter)|(?:day|week|month|quarter) before(?: (?:it|that))?)`;
const METRIC = String.raw`(\p{L}[\p{L}-]*(?: (?!than\b|in\b|on\b|from\b)[\p{L}-]+){0,2})`;

/** Whether there was one in which it moved: each against the one before it, and no half of the months against the other. */
export const unitsThatMovedRules: readonly Rule[] = [
  {
    said: 'Was there a quarter in which leads in Faro fell?',
    becomes: 'in which quarters did leads from Faro fell by more than 0 %?',
    words: once`${OPEN}${UNIT}s?${WHEN} ${THAT} (?:our |the )?(\p{L}+) in (.{2,40}?) ${MOVED}${END}`,
    full: 'in which $1s did $3 from $4 $5 by more than 0 %$2',
  },
  {
    said: 'Was there a month in which purchases fell?',
    becomes: 'in which months did purchases fell by more than 0 %?',
    also: {
      'Was there a month in 2025 in which Sport fell?':
        'in which months did Sport fell by more than 0 % in 2025?',
      'did we have a month in which visits fell': 'in which months did visits fell by more than 0 %',
      'were there weeks last month when orders rose':
        'in which weeks did orders rose by more than 0 % last month',
    },
    words: once`${OPEN}${UNIT}s?${WHEN} ${THAT} ${WHO} ${MOVED}${END}`,
    full: 'in which $1s did $3 $4 by more than 0 %$2',
  },
  {
    said: 'Was there a month in which Kingsmere lost lessons?',
    becomes: 'in which months did lessons from Kingsmere fall by more than 0 %?',
    words: once`${OPEN}${UNIT}s?${WHEN} ${THAT} ${WHO} lost ${METRIC}${END}`,
    full: 'in which $1s did $4 from $3 fall by more than 0 %$2',
  },
  {
    said: 'Did we have a month with fewer visits than the month before?',
    becomes: 'in which months did visits fall by more than 0 %?',
    words: once`${OPEN}${UNIT}s?${WHEN} with (?:fewer|less|lower) ${METRIC} ${THAN_BEFORE}${END}`,
    full: 'in which $1s did $3 fall by more than 0 %$2',
  },
  {
    said: 'Was there a week with more visits than the week before?',
    becomes: 'in which weeks did visits grow by more than 0 %?',
    words: once`${OPEN}${UNIT}s?${WHEN} with (?:more|higher) ${METRIC} ${THAN_BEFORE}${END}`,
    full: 'in which $1s did $3 grow by more than 0 %$2',
  },
  {
    said: 'Did Sport have a month with fewer visits than the month before?',
    becomes: 'in which months did visits from Sport fall by more than 0 %?',
    words: once`^(?:did|has|have) ${WHO} (?:ever )?(?:have|had|see|seen) (?:an?|any|one) ${UNIT}${WHEN} with (?:fewer|less|lower) ${METRIC} ${THAN_BEFORE}${END}`,
    full: 'in which $2s did $4 from $1 fall by more than 0 %$3',
  },
  {
    said: 'Did Sport have a month with more visits than the month before?',
    becomes: 'in which months did visits from Sport grow by more than 0 %?',
    words: once`^(?:did|has|have) ${WHO} (?:ever )?(?:have|had|see|seen) (?:an?|any|one) ${UNIT}${WHEN} with (?:more|higher) ${METRIC} ${THAN_BEFORE}${END}`,
    full: 'in which $2s did $4 from $1 grow by more than 0 %$3',
  },
  {
    said: 'Did Sport have a month in 2025 in which it fell?',
    becomes: 'in which months did Sport fell by more than 0 % in 2025?',
    words: once`^(?:did|has|have) ${WHO} (?:ever )?(?:have|had|see|seen) (?:an?|any|one) ${UNIT}${WHEN} ${THAT} it ${MOVED}${END}`,
    full: 'in which $2s did $1 $4 by more than 0 %$3',
  },
  {
    said: 'Did we lose visits in any month of 2025?',
    becomes: 'in which months did visits fall by more than 0 % of 2025?',
    words: once`^(?:did|have|has) (?:we|i|they) (?:lose|lost) ${METRIC} in (?:an?|any)(?: (?:of the|one|single))? ${UNIT}s?((?: of| in| during| since) .{3,20}?)?${END}`,
    full: 'in which $2s did $1 fall by more than 0 %$3',
  },
  {
    said: 'Did revenue fall in any month of 2025?',
    becomes: 'in which months did revenue fall by more than 0 % of 2025?',
    also: { 'did Sport fall in a month of 2025': 'in which months did Sport fall by more than 0 % of 2025' },
    words: once`^(?:did|do|have|has) ${WHO} ${MOVED} in (?:an?|any)(?: (?:of the|one|single))? ${UNIT}s?((?: of| in| during| since) .{3,20}?)?${END}`,
    full: 'in which $3s did $1 $2 by more than 0 %$4',
  },
];
