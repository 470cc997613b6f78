import type { Rule } from '../rule.ts';

/** How much more was spent than was planned. */
export const againstABudgetRules: readonly Rule[] = [
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
];
