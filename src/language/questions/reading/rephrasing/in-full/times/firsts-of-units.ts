import { once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const NUMBER = '[$€£]?\\d[\\d.,]*k?';
const NOT_METRIC = 'from|on|in|within|via|through|of|for|by|with|last|this';
const METRIC = `(?!(?:${NOT_METRIC})\\b)([\\p{L}-]+(?: (?!(?:${NOT_METRIC})\\b)[\\p{L}-]+)?)`;
const SITE = '(?:we|i|the (?:site|shop|store)|our (?:site|shop|store))';
const NAME = `(?!(?:${SITE}|it|they|daily|weekly|monthly)\\b)(\\S[^,?]{1,40}?)`;
const IN_A_UNIT = '(?:in|within) (?:a|an|one|any|a single|any single|one single) (week|month)(?=[ ?.!]*$)';
/** What else limits the rows, and names no time of its own. */
const OF_WHOM = `((?: (?:from|on|via|through|of|for|by|with) (?!(?:a|an|one|${MONTH})\\b)[^,?]{2,40}?)?)`;

const GOT = `(?:${HAVE}|win|register|log|take|host|sell|earn|bring in)`;
const PASS =
  '(?:exceed|pass|top|cross|break|surpass|beat|go over|go above|climb above|rise above|get over|get above|go past)';
const REACH = '(?:reach|hit|get to|climb to|rise to)';
const FALL = '(?:fall|drop|go|sink|dip) (?:below|under)';

const ANY_VERB = `(?:${GOT}|${PASS}|${REACH}|${FALL})`;

/** What is said of how many there were: more than that, at least so many, fewer. */
const firstOf = (
  full: string,
  { had, went }: { readonly had: string; readonly went: string },
): readonly Rule[] => [
  {
    said: `when did we first have ${full} 3000 sessions in a month?`,
    becomes: `first month with ${full} 3000 sessions?`,
    also: {
      [`when did we last get ${full} 300 orders from Canada in a single week`]: `last week with ${full} 300 orders from Canada`,
    },
    words: once`^when did ${SITE} (first|last) (?:${had}|${went}) (${NUMBER}) ${METRIC}${OF_WHOM} ${IN_A_UNIT}`,
    full: `$1 $5 with ${full} $2 $3$4`,
  },
  {
    said: `when did Canada first have ${full} 3000 sessions in a month?`,
    becomes: `first month with ${full} 3000 sessions from Canada?`,
    words: once`^when did ${NAME} (first|last) (?:${had}|${went}) (${NUMBER}) ${METRIC} ${IN_A_UNIT}`,
    full: `$2 $5 with ${full} $3 $4 from $1`,
  },
];

const metricFirst = (full: string, verb: string, went: string): Rule => ({
  said: `when did sessions from Canada first ${verb} 3000 in a month?`,
  becomes: `first month with ${full} 3000 sessions from Canada?`,
  also: { [`when did revenue first ${verb} 3000 within one week`]: `first week with ${full} 3000 revenue` },
  words: once`^when did (?:our |the )?${METRIC}${OF_WHOM} (first|last) ${went} (${NUMBER}) ${IN_A_UNIT}`,
  full: `$3 $5 with ${full} $4 $1$2`,
});

/** The first or the last week, or month, of so many: "in a month" says of which unit, and no day had them all. */
export const firstOfUnitRules: readonly Rule[] = [
  {
    said: 'when did Canada have more than 3000 sessions in a month for the first time?',
    becomes: 'when did Canada first have more than 3000 sessions in a month?',
    words: once`^when did (\S[^,?]{1,60}?) (?=${ANY_VERB} (?:(?:more|fewer|less) than |over |above |under |below |at least )?${NUMBER}\b)([^,?]{3,60}? in (?:a|one|a single) (?:week|month)) for the (first|last) time(?=[ ?.!]*$)`,
    full: 'when did $1 $3 $2',
  },
  {
    said: 'in which month did Canada first have more than 3000 sessions?',
    becomes: 'when did Canada first have more than 3000 sessions in a month?',
    words: once`^in (?:which|what) (week|month) did (\S[^,?]{1,60}? (?:first|last) ${ANY_VERB} (?:(?:more|fewer|less) than |over |above |under |below |at least )?${NUMBER}(?: [^,?]{2,40}?)?)(?=[ ?.!]*$)`,
    full: 'when did $2 in a $1',
  },
  ...firstOf('more than', { had: `${GOT} (?:more than|over|above)`, went: `${PASS}(?: more than)?` }),
  ...firstOf('at least', { had: `${GOT}(?: at least)?`, went: `${REACH}(?: at least)?` }),
  ...firstOf('fewer than', { had: `${GOT} (?:fewer than|less than|under|below)`, went: FALL }),
  metricFirst('more than', 'exceed', PASS),
  metricFirst('at least', 'reach', REACH),
  metricFirst('fewer than', 'fall below', FALL),
];
