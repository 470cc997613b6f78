import type { Rule } from '../rule.ts';

const MANY = '([$€£]? ?\\d[\\d.,]*k?(?: ?%)?)';
const NUMBER = '(\\p{L}+(?: (?!a\\b|an\\b|per\\b|each\\b|every\\b|in\\b|from\\b|on\\b|for\\b)\\p{L}+){0,2}?)';
const EACH = '(?: ?(?:/|a|an|per|each|every|in an?|in one) ?)';
const PART = '((?: (?:from|on|in|for|by) (?!us\\b|me\\b)[\\p{L}\\d/. -]{2,40}?)?)';
const ASKS = '(?:so,? |and )?(?:is|are|was|were|would) (?:having |getting |about |around |an? )?';
const NORMAL =
  '(?:be |considered )?(?:a )?(?:normal|usual|unusual|typical|common|average|good|bad|okay|ok|fine|high|low|a lot|much|many|ordinary)(?: (?:number|amount|figure|result))?(?: (?:for us|for me|for (?:our|my|the|this) (?:site|shop|store|page|business)|here|or not|then))*(?=[ ?.!]*$)';

/** A number that is told, and whether it is a usual one: it is held against what weeks have; days and months where they are named. */
export const isSoManyNormalRules: readonly Rule[] = [
  // Coins are no number of their own: what comes in is told in them
  {
    said: 'is 1200 euros a day normal?',
    becomes: 'is 1200 revenue a day normal?',
    also: { 'Is $500 per week good': 'Is 500 revenue per week good' },
    words: new RegExp(
      `(?<=^${ASKS})(?:[$€£] ?(\\d[\\d.,]*k?)|(\\d[\\d.,]*k?) (?:euros?|eur|dollars?|usd|pounds?|gbp|francs|bucks))(?=(?:${EACH}(?:day|week|month))?${PART} ${NORMAL})`,
      'iu',
    ),
    full: '$1$2 revenue',
  },
  {
    said: 'is 5498 sessions a week normal for us?',
    becomes: 'is it normal with exactly 5498 sessions by week?',
    also: {
      'are 300 visits per day from Austria a lot?':
        'is it normal with exactly 300 visits from Austria by day?',
      'Would 3000 orders in a month be unusual': 'is it normal with exactly 3000 orders by month',
    },
    words: new RegExp(`^${ASKS}${MANY} ${NUMBER}${EACH}(day|week|month)${PART} ${NORMAL}`, 'iu'),
    full: 'is it normal with exactly $1 $2$4 by $3',
  },
  {
    said: 'is it normal to have 300 sessions a day?',
    becomes: 'is it normal with exactly 300 sessions by day?',
    words: new RegExp(
      `^(?:so,? |and )?is it (?:normal|usual|unusual|typical|good|bad|okay|a lot)(?: for us)? (?:to (?:have|get|make|see)|having|getting) ${MANY} ${NUMBER}${EACH}(day|week|month)(?=[ ?.!]*$)`,
      'iu',
    ),
    full: 'is it normal with exactly $1 $2 by $3',
  },
  {
    said: 'is 5498 sessions normal?',
    becomes: 'is it normal with exactly 5498 sessions by week?',
    also: {
      'is a 2 % conversion rate good for us?': 'is it normal with exactly 2 % conversion rate by week?',
    },
    words: new RegExp(`^${ASKS}${MANY} ${NUMBER}${PART} ${NORMAL}`, 'iu'),
    full: 'is it normal with exactly $1 $2$3 by week',
  },
  {
    said: 'is a conversion rate of 2 % normal?',
    becomes: 'is it normal with exactly 2 % conversion rate by week?',
    words: new RegExp(`^${ASKS}${NUMBER} of ${MANY} ${NORMAL}`, 'iu'),
    full: 'is it normal with exactly $2 $1 by week',
  },
];
