import { everywhere, once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const NO_NUMBER =
  '(?:more|less|fewer|most|least|high|higher|low|lower|many|few|lots|good|bad|best|worst|top|no|zero|over|under|above|below|at|the|an?|growth|growing|falling|declining|rising|been)\\b';
const NUMBER = `((?!${NO_NUMBER})\\p{L}+(?: (?!but\\b|and\\b|yet\\b|in\\b|on\\b|from\\b)\\p{L}+)?)`;
const STEP = '(?:than|over|against|compared (?:to|with)|vs\\.?) (?:on |in )?(?:the )?';
/** "In February", before or behind what they had. */
const WHEN = '( (?:in|during|of) [^,?]{2,25}?)?';
const HAD = '(?:with|that had|which had|that have|had|when we had|where we had)';

/** What is there of one number and not of another, and days that are held against the one before. */
export const someAndNoneRules: readonly Rule[] = [
  {
    said: 'sources with revenue but no purchases in March',
    becomes: 'sources with more than 0 revenue and no purchases in March',
    words: everywhere`\b(with|having|had|has|have) (?:any |some )?${NUMBER} (?:but|and|yet) (?:with |had |have )?(?:no|zero|without any|not any)(?= \p{L})`,
    full: '$1 more than 0 $2 and no',
  },
  {
    said: 'days in March with more sessions than the day before',
    becomes: 'which days had more sessions than the day before in March',
    also: {
      'how many weeks had fewer clicks than the week before':
        'which weeks had fewer clicks than the week before',
      'which days in March had fewer sessions than the previous day':
        'which days had fewer sessions than the day before in March',
    },
    words: once`^(?:on )?(?:(?:which|what|list|show|how many)(?: me)? )?(?:the |all )?(days|weeks|months)${WHEN} ${HAD} (more|higher|fewer|less|lower) (\p{L}+(?: \p{L}+)?) ${STEP}(?:(day|week|month) (?:before|prior)(?: (?:it|that))?|(?:previous|prior) (day|week|month))(?= ?[?.!]|$| in | during )`,
    full: 'which $1 had $3 $4 than the $5$6 before$2',
  },
];
