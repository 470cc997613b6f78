import { once } from '../../../../text/pattern.ts';
import { HAVE } from '../../../../vocabulary/having-words.ts';
import { MONTH, type Rule } from '../rule.ts';

/** Somebody, and no time: "as much as in March" is of two times. */
const NO_TIME = String.raw`(?!(?:in|on|for|during|over|last|this|from|between|yesterday|since|${MONTH}|usual|before|ever|always|possible|expected|planned|we|i|it|they|you|any|each|every|all|everyone|which|a|an|one)\b|the (?:week|month|quarter|year|day|others?|rest|average|first|second|last|same|previous|prior)\b|\d)`;
const NAME = String.raw`(${NO_TIME}\S(?:(?!\b(?:and|or|but|than|ever|never|both|each)\b)[^,;:?]){1,40}?)`;
const METRIC = String.raw`(?:the )?((?!(?:of|as|in|on)\b)\p{L}[\p{L}-]*(?: (?!(?:of|as|in|on|than|from)\b)[\p{L}-]+)?)`;
const DID = '(?:did|does|do|has|have|had)';
const TIMES = String.raw`(?:half|twice|double|triple|thrice|(?:two|three|four|five|six|seven|eight|nine|ten|\d+(?:\.\d+)?) times|\d+x)`;
const SO_MANY =
  '(?:(?:more than|over|less than|fewer than|under|at least|at most|exactly|about|almost|nearly|only|up to|no more than|not even) )?';
const GOT = `(?:bring in|${HAVE}|had|got|earn|sell)`;

/** Whether one name has as much as another one, or so many times as much, is seen of both and of their ratio; neither of their sum. */
export const asMuchAsRules: readonly Rule[] = [
  {
    said: 'did Email have less than half the revenue of Referral in April?',
    becomes: 'ratio of revenue of Email to Referral in April?',
    also: {
      'did Bing get fewer than 3 times as many sessions as Google': 'ratio of sessions of Bing to Google',
      'does the US have twice the sessions of Germany?': 'ratio of sessions of the US to Germany?',
      'did Bing have more than twice as many sessions as those of Google':
        'ratio of sessions of Bing to Google',
    },
    words: once`^${DID} ${NAME} ${GOT} ${SO_MANY}${TIMES} (?:as (?:many|much) |the )${METRIC} (?:of|as|than|from) (?:(?:that|those) of )?(?=${NO_TIME}\S)`,
    full: 'ratio of $2 of $1 to ',
  },
  {
    said: 'did Email have as much revenue as Referral in April?',
    becomes: 'revenue of Email vs Referral in April?',
    also: {
      'did Brazil get the same number of trials as Germany': 'trials of Brazil vs Germany',
      'does Brazil have exactly as many trials as Germany': 'trials of Brazil vs Germany',
    },
    words: once`^${DID} ${NAME} ${GOT} (?:(?:exactly|just|at least|about|almost|nearly|roughly) )?(?:as (?:many|much)|(?:the same|an equal) (?:number|amount) of|the same|equal) ${METRIC} (?:as|like|than) (?:(?:that|those) of )?(?=${NO_TIME}\S)`,
    full: '$2 of $1 vs ',
  },
  {
    said: 'does Web earn as much as Android?',
    becomes: 'revenue of Web vs Android?',
    also: { 'is Web making as much money as Android?': 'revenue of Web vs Android?' },
    words: once`^(?:${DID}|is|are|was|were) ${NAME} (?:earn|make|bring in|earning|making|bringing in) (?:(?:exactly|just|at least|about|almost|nearly|roughly) )?(?:as much(?: money)?|the same) as (?=${NO_TIME}\S)`,
    full: 'revenue of $1 vs ',
  },
  {
    said: 'did Email fall short of Referral in revenue?',
    becomes: 'is Email lower than Referral in revenue?',
    words: once`^(?!.*\b(?:positions?|ranks?|ranking|bounces?)\b)(?:did|does|do|has|have|is|was) ${NAME} (?:fall|fallen|falling|come|stay) short of (?!(?:our|its|their|my|expectations?|targets?|goals?|plans?|budgets?)\b|the (?:targets?|goals?|plans?|budgets?|mean|median)\b)(?=${NO_TIME}\S.{1,40}? (?:in|on|by) \p{L})`,
    full: 'is $1 lower than ',
  },
];
