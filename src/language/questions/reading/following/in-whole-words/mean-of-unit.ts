import { openingKept, TAIL } from './lead-and-tail.ts';

const MEAN_OF_UNIT = openingKept(
  `how (?:many|much) (?:(?:is|was|are|were) (?:it|that|this|those|they) )?(?:per|a|an|each|every) (day|week|month) (?:on|in) average(?=${TAIL})`,
);

/** "How many per day on average?" behind a number is its average day. */
export const meanOfUnit = (text: string): string => text.replace(MEAN_OF_UNIT, '$1on average per $2');
