import type { Rule } from '../rule.ts';

/** How fast something grows in each unit of time. */
export const growthByUnitRules: readonly Rule[] = [
  {
    said: 'how fast are impressions growing per month',
    becomes: 'growth of impressions by month',
    also: { 'how quickly is our revenue growing each week?': 'growth of revenue by week?' },
    words:
      /^how (?:fast|quickly|rapidly) (?:is|are|was|were) (?:our |the )?(\p{L}+(?: \p{L}+)?) (?:growing|rising|increasing|falling|dropping|declining|shrinking) (?:per|each|every|by|month over|week over) (day|week|month|quarter|year)(?=[?.!]*$| (?:this|last|in|since|over)\b)/giu,
    full: 'growth of $1 by $2',
  },
];
