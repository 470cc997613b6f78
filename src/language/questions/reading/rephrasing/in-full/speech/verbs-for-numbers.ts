import type { Rule } from '../rule.ts';

const KIND = '(?:so |and )?(?:which|what) \\p{L}+(?: \\p{L}+)?';
const MORE = '(?:more|fewer|less) than|at least|at most|over|under|above|below';
const BEHIND =
  '(?=[ ?.!]*$| (?:in|on|at|from|last|this|during|since|for|via|through|over|between|yesterday)\\b)';

/** Verbs that say of which number somebody had the most, or more than so much. */
export const verbsForNumbersRules: readonly Rule[] = [
  // Nobody earns anything but money
  {
    said: 'which site earns the least last month?',
    becomes: 'which site had the least revenue last month?',
    words: new RegExp(`^(${KIND}) earn(?:s|ed)?(?: us)? the (most|least)${BEHIND}`, 'giu'),
    full: '$1 had the $2 revenue',
  },
  {
    said: 'which countries brought in less than India?',
    becomes: 'which countries had less revenue than India?',
    words: new RegExp(
      `^(${KIND}) (?:earn(?:s|ed)?|bring(?:s)? in|brought in)(?: us)? (more|less) than (?![\\d$€£]|(?:in|on|last|this|a|an|one|half|twice|average|usual|the)\\b)(?=\\p{L})`,
      'giu',
    ),
    full: '$1 had $2 revenue than ',
  },
  {
    said: 'which cities bought more than 5000 items last week?',
    becomes: 'which cities had more than 5000 items purchased last week?',
    words: new RegExp(
      `^(${KIND}) (?:bought|purchased|ordered) ((?:${MORE}) \\d[\\d.,]*k?) (items)(?! (?:bought|purchased|each|per)\\b)(?=[ ?.!]|$)`,
      'giu',
    ),
    full: '$1 had $2 $3 purchased',
  },
  // What is paid for each one, and not what was paid in all
  {
    said: 'which channels cost more than 10 euros per lead last month?',
    becomes: 'which channels had a cost per lead of more than 10 last month?',
    also: { 'what channels cost us under $5 a click': 'what channels had a cost per click of under 5' },
    words: new RegExp(
      `^(${KIND}) cost(?:s)?(?: us)? (${MORE}) [$€£]?(\\d[\\d.,]*)(?: ?(?:euros?|dollars?|pounds?|eur|usd|gbp|[€£$]))?,? (?:per|a|an|for each|for every) (lead|click|booking|order|sale|signup|subscriber|download|session|visit|customer|acquisition|conversion)(?=[ ?.!]|$)`,
      'giu',
    ),
    full: '$1 had a cost per $4 of $2 $3',
  },
  {
    said: 'which products sold nothing in Cardiff last week?',
    becomes: 'which products had no sales in Cardiff last week?',
    words: new RegExp(
      `^(${KIND}) (?:(?:have|has|did) )?(?:sold|sell|earned|made) (?:nothing|not a thing)(?: at all)?${BEHIND}`,
      'giu',
    ),
    full: '$1 had no sales',
  },
  {
    said: 'which products have never been bought on a tablet?',
    becomes: 'which products were never bought on a tablet?',
    also: {
      'which products were not bought in Cardiff last week?':
        'which products were never bought in Cardiff last week?',
    },
    words: new RegExp(
      `^(${KIND}) (?:(?:have|has|had) (?:never|not) been|(?:were|was) not) (bought|sold|purchased|booked|ordered)${BEHIND}`,
      'giu',
    ),
    full: '$1 were never $2',
  },
  {
    said: 'did we ever sell no bicycles on a day?',
    becomes: 'days with no bicycles sold?',
    also: { 'on which days did we sell no bicycles': 'days with no bicycles sold' },
    words:
      /^(?:(?:did we ever|have we ever|did we) (?:sell|sold) no ((?:\p{L}+ )?\p{L}+) (?:on|in) (?:a|one|any)(?: single| whole)? day|on (?:which|what) days did we sell no ((?:\p{L}+ )?\p{L}+))(?=[ ?.!]*$)/giu,
    full: 'days with no $1$2 sold',
  },
  {
    said: 'how fast do we reply on the phone?',
    becomes: 'how long does it take us to reply on the phone?',
    words:
      /^how (?:fast|quickly|soon) (?:do|did|does|are) (?:we|you|they|our agents|the team) (reply|respond|answer)(?:ing)?(?= |[?.!]*$)/giu,
    full: 'how long does it take us to $1',
  },
  // Satisfaction is what tells it
  {
    said: 'are our customers happier than last year?',
    becomes: 'is customer satisfaction higher than last year?',
    also: {
      'are customers happier this year than last year?':
        'is customer satisfaction higher this year than last year?',
    },
    words:
      /^(?:are|were|is|was) (?:our |the |all )?(?:customers|people|clients|guests|users) (?:getting )?happier(?= (?:this|last|now|in|on|than|with)\b)/giu,
    full: 'is customer satisfaction higher',
  },
];
