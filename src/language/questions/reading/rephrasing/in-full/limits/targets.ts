import { once } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

const NUMBER = '[$€£]?\\d[\\d.,]*[km]?';
const TIME = `(?: (?:in|for|this|by the end of) (?:${MONTH}|q[1-4]|week|month|quarter|year)(?: 20\\d\\d)?)`;
const COUNTED = '(?:in |of )?(\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*)?)';
const TARGET = '(?:goal|target|quota|budget|objective|kpi)';
const STANDS =
  "(?:how (?:are|did) we do(?:ing)?|how do we (?:stand|do)|how (?:far )?(?:are|is) (?:we|that)(?: so far| from that)?|how (?:does|is) (?:it|that) look(?:ing)?|where (?:are|do) we(?: stand)?|are we there(?: yet)?|(?:did|have) we (?:hit|make|made|reach|reached|meet|met) (?:it|that)(?: yet)?|is that reached|did that work(?: out)?|what(?:'s| is) (?:the )?(?:status|score))";
const MEETS = '(?:hit|reach|reached|meet|met|make|made|achieve|achieved|get to|got to)';

/**
 * A target that is told with the question: whether it was reached, with the number that was. How it will end is no question of the
 * data ("on track"), and refused as every forecast.
 */
export const targetRules: readonly Rule[] = [
  {
    said: 'are we on track for 250 signups in june?',
    becomes: 'are we on track to reach 250 signups in june?',
    words: once`^((?:are|is) \S.{1,30}? on track) (?:for|towards) (?=${NUMBER} )`,
    full: '$1 to reach ',
  },
  {
    said: 'goal: 250 signups in june, how are we doing?',
    becomes: 'did we reach 250 signups in june?',
    words: once`^(?:the |our |my )?${TARGET}(?: for ${TIME})?(?: is| was| of|:)* (${NUMBER}) ${COUNTED}(${TIME}|)[ ,;:.–—-]+(?:so )?${STANDS}(?: so far)?(?=[?.!]?$)`,
    full: 'did we reach $1 $2$3',
  },
  {
    said: 'did we hit our target of 250 signups in june?',
    becomes: 'did we reach 250 signups in june?',
    words: once`^(did|have) (we|i) ${MEETS} (?:the|our|my) ${TARGET} (?:of |for |\()?(${NUMBER}) ${COUNTED}\)?(?=${TIME}?[?.!]?$)`,
    full: '$1 $2 reach $3 $4',
  },
  {
    said: 'signups target 20 per week - how many weeks did we hit it this year?',
    becomes: 'how many weeks had at least 20 signups this year?',
    words: once`^(?:our |the )?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?) ${TARGET}(?: is| of|:)* (${NUMBER}) (?:per|a|each|every) (day|week|month)[ ,;:.–—-]+(how many|which|what) (?:days|weeks|months) did we ${MEETS} (?:it|that)(?=[?.!]?$| (?:in|this|last|since|so)\b)`,
    full: '$4 $3s had at least $2 $1',
  },
  {
    said: 'how many weeks did we hit our target of 20 signups this year?',
    becomes: 'how many weeks had at least 20 signups this year?',
    words: once`^(?:in |on )?(how many|which|what) (day|week|month)s did we ${MEETS} (?:the|our|my) ${TARGET} (?:of |for )?(${NUMBER}) ${COUNTED}(?=[?.!]?$| (?:in|this|last|since|so)\b)`,
    full: '$1 $2s had at least $3 $4',
  },
];
