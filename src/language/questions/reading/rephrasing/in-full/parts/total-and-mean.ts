import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const UNITS = [
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
] as const;

/** What there was in all and what one day, week or month had, said in one way. */
export const totalAndMeanRules: readonly Rule[] = [
  ...UNITS.flatMap(([often, unit]): readonly Rule[] => [
    {
      said: `sessions in 2025: total and ${often} average`,
      becomes: `total sessions in 2025, and the average per ${unit}`,
      words: once`^(?!.*\b(?:by|per|each|total|average)\b.*:)([^:;,.?!]{5,60}?) ?: ?(?:the )?total (?:and|plus|&) (?:the )?(?:${often} (?:average|mean)|average (?:per|a) ${unit})(?= ?[?.!]|$)`,
      full: `total $1, and the average per ${unit}`,
    },
    {
      said: `total sessions in May and the ${often} average`,
      becomes: `total sessions in May and the average per ${unit}`,
      words: once`^(?:what (?:is|was|were) )?(?:the |our )?(total(?: (?!(?:by|per|each)\b)[^\s:;?]+){1,12}?) (?:and|plus) (?:the |its |their |a |our )?${often} (?:average|mean)(?= ?[?.!]|$)`,
      full: `$1 and the average per ${unit}`,
    },
  ]),
  {
    said: 'total revenue in 2025, and how much per day on average',
    becomes: 'total revenue in 2025, and the average per day',
    also: {
      'total sessions in May and how many was that a week on average?':
        'total sessions in May and the average per week?',
    },
    words: once`^(?:what (?:is|was|were) )?(?:the |our )?(total(?: (?!(?:by|each)\b)[^\s:;?]+){1,12}?) (?:and|plus) how (?:much|many)(?: (?:is|was|were|does|do) (?:that|it|they)(?: make)?)? (?:per|a|each) (day|week|month|quarter) on average(?= ?[?.!]|$)`,
    full: '$1 and the average per $2',
  },
];
