import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const PEOPLE = '(?:users|visitors|customers|people|shoppers|buyers|guests|clients|members|riders|readers)';
const END = '(?=[?.!]?$| (?:in|last|this|since|during|on|per|a|each|every|by) )';

/** What is counted: what one of them earned is the money over their number. */
const EVENT =
  '(?:lesson|booking|order|ticket|visit|session|click|purchase|sale|trip|hire|rental|night|stay|crossing|appointment|item|unit|email|letter|download|view|test|loan|application|lead|member|customer|visitor|user)';

/** What somebody makes without a word for what is money, and so is what customers spend. */
export const moneyMadeRules: readonly Rule[] = [
  {
    said: 'how much revenue per euro spent by campaign',
    becomes: 'roas by campaign',
    also: { 'how much revenue do we get for every dollar of ad spend': 'roas' },
    words: once`^(?:how much )?(?:revenue|money|income|sales|value) (?:(?:do|did) (?:we|i) (?:get|make|earn|bring in) )?(?:per|for every|for each) (?:€|\\$|£|euro|dollar|pound) (?:spent|of ad spend|of spend|spent on ads|we spend|we spent)${END}`,
    full: 'roas',
  },
  {
    said: 'how much is email bringing in',
    becomes: 'how much does email bring in',
    also: {
      'How much are ai assistants making us this year?': 'How much does ai assistants bring in this year?',
    },
    words: once`(?<=^how much )(?:money )?(?:is|are) (?!we\b|i\b|it\b|they\b|that\b)([^,?]{2,40}?) (?:currently |now )?(?:bringing (?:us )?in|(?:earning|making) us|bringing us)(?: for us)?${END}`,
    full: 'does $1 bring in',
  },
  {
    said: 'how much do we make per session from the UK?',
    becomes: 'money per session from the UK?',
    words: once`^how much (?:money )?(?:do|did) (?:we|i|they) (?:make|earn)(?: on average)? per (?=${EVENT}\b)`,
    full: 'money per ',
  },
  {
    said: 'how much does each station make',
    becomes: 'how much money does each station make',
    words: once`^how much (?=(?:did|do|does) (?:each|every|all(?: (?:the|our))?) (?!${EVENT}s?\b)\p{L}+(?: \p{L}+)? (?:make|earn)${END})`,
    full: 'how much money ',
  },
  {
    said: 'stations that made fewer than 2000 last month',
    becomes: 'stations with money of fewer than 2000 last month',
    words: once`^((?:which |what )?\p{L}+(?: (?!that\b|which\b)\p{L}+)?) (?:that |which )?(?:made|earned) ((?:fewer|less|more) than|over|under|above|below|at least|at most) (?=[$€£]?\d[\d.,]*k?${END})`,
    full: '$1 with money of $2 ',
  },
  {
    said: 'do iOS users spend more than Android users',
    becomes: 'do iOS bring more revenue than Android',
    words: once`^(do|does|did) (?!we\b|i\b|our\b)(\S.{1,30}?) ${PEOPLE} spend (more|less) (?:money )?than (?!last\b|the\b|in\b|usual)(\S.{1,30}?) (?:${PEOPLE}|ones)${END}`,
    full: '$1 $2 bring $3 revenue than $4',
  },
  {
    said: 'reddit or g2, which one makes more cash?',
    becomes: 'reddit or g2, which one makes more money?',
    also: {
      'which channel brought in the most cash last month':
        'which channel brought in the most money last month',
    },
    words: once`(?<=\b(?:make|makes|made|making|earn|earns|earned|bring|brings|brought|bringing)(?: us)?(?: in)?(?: us)? (?:more|less|(?:the )?most|(?:the )?least|much|any|how much) )cash(?=[?.!]?$| (?:in|last|this|from|on|for|than) )`,
    full: 'money',
  },
];
