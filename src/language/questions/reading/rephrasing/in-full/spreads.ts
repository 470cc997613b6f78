import type { Rule } from './rule.ts';

const MEAN = ['average', '(?:average|avg\\.?|mean)'] as const;
const LEAST = ['minimum', '(?:minimum|min\\.?|lowest|smallest)'] as const;
const MOST = ['maximum', '(?:maximum|max\\.?|highest|largest)'] as const;

const ORDERS = [
  [MEAN, LEAST, MOST],
  [MEAN, MOST, LEAST],
  [LEAST, MOST, MEAN],
  [MOST, LEAST, MEAN],
  [LEAST, MEAN, MOST],
  [MOST, MEAN, LEAST],
] as const;

const JOINT = '(?:, ?| ?/ ?)(?:and |& ?)?|,? (?:and|&) ';

/** Mean, least and most of one number, in whatever order: both ends of a list and the mean beside them. */
export const spreadRules: readonly Rule[] = ORDERS.map(([one, two, three]) => ({
  said: `${one[0]}, ${two[0]} and ${three[0]} daily revenue`,
  becomes: 'minimum and maximum and average daily revenue',
  words: new RegExp(`\\b${one[1]}(?:${JOINT})${two[1]}(?:${JOINT})${three[1]}(?= \\p{L})`, 'giu'),
  full: 'minimum and maximum and average',
}));
