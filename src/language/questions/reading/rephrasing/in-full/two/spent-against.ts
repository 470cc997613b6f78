import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const SO_MUCH = '(1[,.]?000|100)';
const COINS = '(?:euros?|dollars?|pounds?|eur|usd|gbp)';

/** What money brought, and how much of it was planned. */
export const spentAgainstRules: readonly Rule[] = [
  {
    said: 'what did tiktok cost us so far and what did it bring back',
    becomes: 'cost and revenue of tiktok so far',
    also: {
      'how much did the spring fair cost in May, and how much did it bring in?':
        'cost and revenue of the spring fair in May?',
    },
    words: once`^(?:what|how much) (?:did|does|has|have) (?!(?:it|that|this|they|we|one|an?|each|every)\b)(\S.{1,40}?) costs?(?: us| me)?((?: (?:in|during|over|since|so|last|this|from|up) [^?,]{2,30}?)?),? and (?:what|how much)(?: money)? (?:did|does|has|have) (?:it|they) (?:bring|brought|earn|earned|make|made|return|returned)(?: us| me)?(?: in| back)?(?=[?.!]?$)`,
    full: 'cost and revenue of $1$2',
  },
  {
    said: 'how many enrolments per 1000 euros did we get in april?',
    becomes: 'how many enrolments per 1000 spend did we get in april?',
    also: {
      'how many leads for every €1,000 spent in may': 'how many leads per 1,000 spend in may',
      'clicks per 100 dollars by campaign': 'clicks per 100 spend by campaign',
    },
    // Of so much that came in, or that one of them is worth, it would be another number
    words: new RegExp(
      `^((?:how many )?(?!revenue|sales|income|money|value)\\p{L}+(?: \\p{L}+)?) (?:per|for every|for each) (?:[€$£] ?${SO_MUCH}|${SO_MUCH} ?(?:[€$£]|${COINS}))(?: (?:spent|of (?:ad )?spend|of budget))?(?= (?:did|do|have|in|on|by|last|this|from|per|for)\\b|[?.!]*$)`,
      'giu',
    ),
    full: '$1 per $2$3 spend',
  },
  {
    said: 'how much did we overspend against a 9000 budget in may?',
    becomes: 'did we spend more than 9000 in may?',
    also: {
      'by how much did we overspend our budget of 9,000 in may': 'did we spend more than 9,000 in may',
    },
    words:
      /^(?:by )?how much (?:did we|have we) overspen[dt] (?:(?:against|on|over|vs\.?|versus|compared (?:to|with)) )?(?:a|an|our|the) (?:([€$£]? ?\d[\d.,]*k?)(?: euros?| dollars?| pounds?)? budget|budget of ([€$£]? ?\d[\d.,]*k?)(?: euros?| dollars?| pounds?)?)(?= |[?.!]*$)/giu,
    full: 'did we spend more than $1$2',
  },
  {
    said: 'how fast are impressions growing per month',
    becomes: 'growth of impressions by month',
    also: { 'how quickly is our revenue growing each week?': 'growth of revenue by week?' },
    words:
      /^how (?:fast|quickly|rapidly) (?:is|are|was|were) (?:our |the )?(\p{L}+(?: \p{L}+)?) (?:growing|rising|increasing|falling|dropping|declining|shrinking) (?:per|each|every|by|month over|week over) (day|week|month|quarter|year)(?=[?.!]*$| (?:this|last|in|since|over)\b)/giu,
    full: 'growth of $1 by $2',
  },
];
