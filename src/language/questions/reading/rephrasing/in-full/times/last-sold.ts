import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const WHEN = '(?:when|(?:on )?(?:what|which) (?:date|day))';
const WE = '(?:we|i|the (?:site|shop|store)|our (?:site|shop|store))';
const SOMETHING =
  '(?:something|anything|any(?: (?:items?|products?|things?|goods))?|an item|a product|a thing)(?: at all)?(?: to (?:someone|somebody|anyone|anybody|people|a customer|customers|a visitor|visitors|a client)(?= (?:in|from|on|via|through)\\b))?(?! ?\\p{L}+ed\\b)';
const SALE = '(?:sales?|orders?|purchases?|transactions?)';
const MADE = '(?:made|had|got|saw|took|received)';
const NOTHING = 'nothing(?: at all)?';
const BUYER = '(?:someone|somebody|anyone|anybody|people|a customer|customers|a visitor|visitors|shoppers)';

/** When something was last sold: on a day with a sale, and on none that only had visits. */
export const lastSoldRules: readonly Rule[] = [
  {
    said: 'when did we last sell something from tablet',
    becomes: 'last day with at least 1 sale from tablet',
    also: { 'When did we first sell anything?': 'first day with at least 1 sale?' },
    words: once`^${WHEN} did ${WE} (first|last) sell ${SOMETHING}(?= (?:from|on|in|via|through|to|by|for|at)\b| ?[?.!]|$)`,
    full: '$1 day with at least 1 sale',
  },
  {
    said: 'when was the last time we sold anything on tablet',
    becomes: 'last day with at least 1 sale on tablet',
    also: {
      'when was the last time we sold something to somebody in Canada':
        'last day with at least 1 sale in Canada',
    },
    words: once`^(?:when (?:was|is) )?(?:the )?(first|last) (?:time|date|day) (?:that |when |on which )?${WE} sold ${SOMETHING}(?= (?:from|on|in|via|through|by|for|at)\b| ?[?.!]|$)`,
    full: '$1 day with at least 1 sale',
  },
  {
    said: 'when was the last time we made a sale on tablet',
    becomes: 'last day with at least 1 sale on tablet',
    words: once`^(?:when (?:was|is) )?(?:the )?(first|last) time (?:that |when )?${WE} ${MADE} (?:an?|any) (${SALE})(?= |[?.!]|$)`,
    full: '$1 day with at least 1 $2',
  },
  {
    said: 'when was anything last sold on tablet',
    becomes: 'last day with at least 1 sale on tablet',
    words: once`^${WHEN} was (?:something|anything) (first|last) (?:sold|bought)(?= |[?.!]|$)`,
    full: '$1 day with at least 1 sale',
  },
  {
    said: 'when did tablet last sell something',
    becomes: 'last day with at least 1 sale from tablet',
    words: once`^${WHEN} did (?!${WE}\b|it\b|they\b)([^,?]{2,40}?) (first|last) sell ${SOMETHING}(?= ?[?.!]|$)`,
    full: '$2 day with at least 1 sale from $1',
  },
  {
    said: 'when did someone last buy something on tablet',
    becomes: 'last day with at least 1 sale on tablet',
    words: once`^${WHEN} did ${BUYER} (first|last) (?:buy|order|purchase) ${SOMETHING}(?= (?:from|on|in|via|through|by|for|at)\b| ?[?.!]|$)`,
    full: '$1 day with at least 1 sale',
  },
  {
    said: 'which days did we sell nothing on tablet',
    becomes: 'which days had no sales on tablet',
    also: {
      'on how many days did we not sell anything': 'how many days had no sales',
      'weeks when we sold nothing': 'weeks had no sales',
    },
    words: once`^(?:on |in )?((?:(?:which|what|how many) )?(?:days|weeks|months)) (?:did ${WE} (?:sell ${NOTHING}|not sell anything)|(?:that |when |where |in which |on which )?(?:we|i) (?:sold ${NOTHING}|did(?:n['’]?t| not) sell anything)|with nothing sold|was nothing sold)(?= |[?.!]|$)`,
    full: '$1 had no sales',
  },
  {
    said: 'when did we last sell nothing on tablet',
    becomes: 'the last day with at most 0 sales on tablet',
    also: { 'last day we sold nothing': 'the last day with at most 0 sales' },
    words: once`^(?:${WHEN} did ${WE} (first|last) sell|(?:when (?:was|is) )?(?:the )?(first|last) (?:time|date|day) (?:that |when |on which )?${WE} sold) ${NOTHING}(?= |[?.!]|$)`,
    full: 'the $1$2 day with at most 0 sales',
    means: '0',
  },
  {
    said: 'when did we last go a day without a sale on mobile',
    becomes: 'the last day with at most 0 sales on mobile',
    words: once`^${WHEN} did ${WE} (first|last) (?:go|have) a (?:whole |full |single )?(day|week|month) (?:without (?:an?|any) (?:single )?|with no )sales?(?= |[?.!]|$)`,
    full: 'the $1 $2 with at most 0 sales',
    means: '0',
  },
];
