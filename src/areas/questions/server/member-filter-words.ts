/** How a filter of names holds, between the dimension and the names. */
export const memberFilterWords = {
  one_of: 'is',
  none_of: 'is not',
  containing: 'contains',
  not_containing: 'does not contain',
  starting_with: 'begins with',
  not_starting_with: 'does not begin with',
} as const;
