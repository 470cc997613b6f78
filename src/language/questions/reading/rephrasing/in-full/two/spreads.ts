import { everywhere } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

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

const ANY = `(?:${MEAN[1]}|${LEAST[1]}|${MOST[1]})`;

/** A list of days is told by its sum, its average day and its range. */
const withTotal: Rule = {
  said: 'total, average and maximum daily loans in June',
  becomes: 'loans by day in June',
  words: everywhere`\b(?:the )?total(?:${JOINT})${ANY}(?:(?:${JOINT})${ANY}){1,2} daily (\p{L}+(?: (?!in\b|on\b|for\b|of\b|last\b|this\b|by\b)\p{L}+)?)(?!.*\bby\b)`,
  full: '$1 by day',
};

/** Of an average and one end of it the other end stands beside them. */
const withOneEnd: Rule = {
  said: 'average and maximum daily loans',
  becomes: 'minimum and maximum and average daily loans',
  words: everywhere`(?<!(?:${LEAST[1]}|${MOST[1]})(?:${JOINT}))\b${MEAN[1]}(?:${JOINT})(?:${LEAST[1]}|${MOST[1]})(?= (?:daily|weekly|monthly) \p{L})`,
  full: 'minimum and maximum and average',
};

/** Mean, least and most of one number, in whatever order: both ends of a list and the mean beside them. */
const spreads: readonly Rule[] = ORDERS.map(([one, two, three]) => ({
  said: `${one[0]}, ${two[0]} and ${three[0]} daily revenue`,
  becomes: 'minimum and maximum and average daily revenue',
  words: everywhere`\b${one[1]}(?:${JOINT})${two[1]}(?:${JOINT})${three[1]}(?= \p{L})`,
  full: 'minimum and maximum and average',
}));

export const spreadRules: readonly Rule[] = [withTotal, ...spreads, withOneEnd];
