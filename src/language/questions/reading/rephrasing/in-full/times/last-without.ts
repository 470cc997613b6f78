import { once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import type { Rule } from '../rule.ts';

/** "Last week without mobile" is a time, and what it leaves out: only days stand so, or what is asked about by "when". */
const WHEN = '^(?:so,? |and )?(?:(?:when|what|which) (?:was|is) )';
const UNIT = `(?:${WHEN}(?:the |our )?(first|last) (day|week|month)|^(?:the |our )?(first|last) (day))`;
const HAD = '(?:with|that had|(?:that |when |on which )?(?:we|there) (?:had|were|was))';
const NONE = `(?:${HAD} (?:absolutely )?(?:no|zero|0|not a single|not any)|without (?:any |an? (?:single )?)?)`;
/** No feast and no weekday: "the last day without Sundays". */
const NUMBER =
  '((?!more\\b|less\\b|fewer\\b|data\\b|rows?\\b)\\p{L}+(?: (?!at\\b|in\\b|on\\b|for\\b|from\\b|by\\b|via\\b)\\p{L}+){0,2})';

/** The last day on which there was none of something. */
export const lastWithoutRules: readonly Rule[] = [
  {
    said: 'when was the last day with no cancelled orders at all in Bristol?',
    becomes: 'the last day with at most 0 cancelled orders in Bristol?',
    also: {
      'last day without upgrades for Gadget Notes': 'the last day with at most 0 upgrades for Gadget Notes',
      'which was the last week without any returns': 'the last week with at most 0 returns',
      'first day with zero orders in Leeds': 'the first day with at most 0 orders in Leeds',
    },
    words: once`${UNIT} ${NONE} ?(?<= )${NUMBER}(?: at all)?\b`,
    full: 'the $1$3 $2$4 with at most 0 $5',
    means: '0',
  },
  {
    said: 'when did Bristol last have no cancelled orders?',
    becomes: 'the last day with at most 0 cancelled orders from Bristol?',
    words: once`^when did (?!we\b|i\b)(.{2,40}?) (first|last) (?:${HAVE}|get|see|sell|make) (?:no|zero|0|not a single) ${NUMBER}(?: at all)?(?= ?[?.!]*$)`,
    full: 'the $2 day with at most 0 $3 from $1',
    means: '0',
  },
  {
    said: 'when did we last have no cancelled orders in Bristol?',
    becomes: 'the last day with at most 0 cancelled orders in Bristol?',
    words: once`^when did (?:we|i) (first|last) (?:${HAVE}|get|see|sell|make) (?:no|zero|0|not a single) ${NUMBER}(?: at all)?\b`,
    full: 'the $1 day with at most 0 $2',
    means: '0',
  },
];
