/** What the words of comparing make of a number. */
export const comparisons = {
  more: 'above',
  over: 'above',
  less: 'below',
  at_least: 'at_least',
  at_most: 'at_most',
  equal: 'equal',
  none: 'equal',
} as const;
