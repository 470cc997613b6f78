import { everywhere, once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

/** "Don't have", "did not get", "haven't had": none of them did. */
const NOT_HAVE =
  "(?:do|does|did|have|has|had)(?: ?n['’]?t| not) (?:have|had|get|got|gotten|reach|reached|see|seen|make|made)";

/** What is counted by a verb of its own. */
const VERB = '(sell|earn|raise|book|donate|order|buy|bring in|take in)';

const IS = String.raw`(?:is|are|was|were) (?!there\b)[^,?]{2,40}?`;
const WITH = '(?:with|(?:that|which) (?:has|have|had|is|are|was|were))';
const KIND = String.raw`(\p{L}+(?: (?!with|that\b|which\b)\p{L}+)?)`;
const BOUND = String.raw`(?:more|less|fewer|at least|at most|over|under|above|below|up to)\b`;

/** Limits and times that are said by what they are not. */
export const limitWithNotRules: readonly Rule[] = [
  {
    said: "Which item hasn't been bought since January 31?",
    becomes: 'Which item has not sold since January 31?',
    also: { 'items that were not sold in May': 'items that has not sold in May' },
    words: once`^((?:which |what )?\p{L}+(?: \p{L}+)?(?: that| which)?) (?:(?:has|have)(?: ?n['’]?t| not) been|(?:was|were)(?: ?n['’]?t| not)) (?:bought|sold|purchased)(?= (?:at all )?(?:in|last|this|during|since|over|yesterday)\b)`,
    full: '$1 has not sold',
  },
  {
    said: 'Which items sold nothing after April 19?',
    becomes: 'Which items has not sold after April 19?',
    words: once`^((?:which |what )?\p{L}+(?: \p{L}+)?(?: that| which)?) sold nothing(?= (?:at all )?(?:in|last|this|during|since|after|over|yesterday)\b)`,
    full: '$1 has not sold',
  },
  {
    said: "Which landing pages didn't sell in the last 7 days?",
    becomes: 'Which landing pages had no purchases in the last 7 days?',
    words: once`\b(which \p{L}+(?: \p{L}+)?) (?:did|do|does|have|has)(?: ?n['’]?t| not) (?:sell|sold)(?= ?[?.!]|$| (?:in|last|this|during|since|over|yesterday)\b)`,
    full: '$1 had no purchases',
  },
  {
    said: 'top queries without coffee in them',
    becomes: 'top queries not containing coffee',
    words: once`\b(queries|keywords|search terms|searches|pages|urls) (?:without|with no|that (?:have no|do not have)) (?:the word |the term )?(\S+) in (?:them|it|their name|the name)(?= ?[?.!,]|$| )`,
    full: '$1 not containing $2',
  },
  {
    said: 'clicks of queries with coffee in them',
    becomes: 'clicks of queries containing coffee',
    words: once`\b(queries|keywords|search terms|searches|pages|urls) (?:with|having|that have) (?!no\b)(?:the word |the term )?(\S+) in (?:them|it|their name|the name)(?= ?[?.!,]|$| )`,
    full: '$1 containing $2',
  },
  // Each of them is told with its change, which says both
  {
    said: 'pageviews by country, february against february last year, who grew and who didn’t',
    becomes: 'pageviews by country, february against february last year',
    words: everywhere`,? (?:and )?(?:who|which(?: ones)?) (?:grew|rose|gained|improved|went up|fell|dropped|lost) and (?:who|which(?: ones)?) (?:did|has|have)(?: ?n['’]?t| not)\b`,
    full: '',
  },
  {
    said: 'orders in all months but December 2025',
    becomes: 'orders in total without December 2025',
    words: everywhere`\b(?:in|for|over|during) (?:all|every)(?: of)?(?: the| our)? (?:months?|weeks?|quarters?|years?) (?:but|except(?: for)?|other than|besides|apart from) (?=\p{L}|\d)`,
    full: 'in total without ',
  },
  // What none has more of is a limit from above
  {
    said: "Which cities don't have more than 1000 orders?",
    becomes: 'Which cities had at most 1000 orders?',
    words: everywhere`\b${NOT_HAVE} (?:more than|over|above) (?=\d)`,
    full: 'had at most ',
  },
  {
    said: 'Which cities did not earn more than 1000?',
    becomes: 'Which cities did earn at most 1000?',
    words: everywhere`\b(do|does|did) ?n(?:['’]?|o)t ${VERB} (?:more than|over|above) (?=\d)`,
    full: '$1 $2 at most ',
  },
  {
    said: "Which cities didn't sell at least 1000 items?",
    becomes: 'Which cities did sell less than 1000 items?',
    words: everywhere`\b(do|does|did) ?n(?:['’]?|o)t ${VERB} (?:at least|a minimum of) (?=\d)`,
    full: '$1 $2 less than ',
  },
  {
    said: "Which cities didn't have at least 1000 orders?",
    becomes: 'Which cities had less than 1000 orders?',
    words: everywhere`\b${NOT_HAVE} (?:at least|a minimum of) (?=\d)`,
    full: 'had less than ',
  },
  {
    said: 'Which cities have not had fewer than 1000 orders?',
    becomes: 'Which cities had at least 1000 orders?',
    words: everywhere`\b${NOT_HAVE} (?:fewer than|less than|under|below) (?=\d)`,
    full: 'had at least ',
  },
  // Who else there is tells whether it is the only one
  {
    said: 'Is Leeds the only one above 2000?',
    becomes: 'which of those had above 2000?',
    words: once`^${IS} the only ones? (?:${WITH} )?(?=${BOUND})`,
    full: 'which of those had ',
  },
  {
    said: 'Is Leeds the only city with more than 2000 orders in January?',
    becomes: 'which city had more than 2000 orders in January?',
    words: once`^${IS} the only (?:one of the )?${KIND} (?:${WITH} )?(?=${BOUND})`,
    full: 'which $1 had ',
  },
  {
    said: 'Is Leeds the only city without returns?',
    becomes: 'which city had no returns?',
    words: once`^${IS} the only (?!ones?\b)${KIND} (?:without(?: any)?|${WITH} no) (?=\p{L})`,
    full: 'which $1 had no ',
  },
];
