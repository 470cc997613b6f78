import type { Rule } from './rule.ts';

const NUMBER = String.raw`(?:our |the )?([\p{L}-]+(?: (?!over\b|in\b|from\b|last\b|this\b|on\b|for\b|since\b)[\p{L}-]+){0,2})`;
const STEADY = '(?:stable|steady|consistent|volatile|variable|predictable|erratic|bumpy|spiky|jumpy)';
const WHEN = String.raw`((?: (?:over|in|during|since|this|last|for)\b.{2,40}?)?)`;

/** How steady a number is, is seen in how far its best week lies above its worst: no single number says it. */
export const steadinessRules: readonly Rule[] = [
  {
    said: 'How stable is our traffic day to day?',
    becomes: 'highest and lowest daily traffic in the last 4 weeks?',
    words: new RegExp(
      `^how ${STEADY} (?:is|are|was|were|has been|have been) ${NUMBER}(?:,? (?:been )?(?:day[ -]to[ -]day|from day to day|day by day|per day|daily))(?=[?.! ]*$)`,
      'giu',
    ),
    full: 'highest and lowest daily $1 in the last 4 weeks',
    means: 'the last 4 weeks',
  },
  {
    said: 'How stable is our traffic?',
    becomes: 'highest and lowest weekly traffic in the last 12 weeks?',
    words: new RegExp(
      `^how ${STEADY} (?:is|are|was|were|has|have) ${NUMBER}(?: been)?(?:,? (?:week[ -]to[ -]week|from week to week|week by week|per week|weekly))?(?=[?.! ]*$)`,
      'giu',
    ),
    full: 'highest and lowest weekly $1 in the last 12 weeks',
    means: 'the last 12 weeks',
  },
  {
    said: 'How consistent were bookings over the last 6 months?',
    becomes: 'highest and lowest weekly bookings over the last 6 months?',
    words: new RegExp(
      `^how ${STEADY} (?:is|are|was|were|has|have) ${NUMBER}(?: been)?${WHEN}(?=[?.! ]*$)`,
      'giu',
    ),
    full: 'highest and lowest weekly $1$2',
  },
  {
    said: 'How much do bookings fluctuate from week to week?',
    becomes: 'highest and lowest weekly bookings in the last 12 weeks?',
    words: new RegExp(
      `^how much (?:do|does|did|has|have) ${NUMBER} (?:fluctuate|vary|varied|fluctuated|swing|swung|bounce around)(?: (?:from week to week|week to week|each week|per week|weekly|by week))?(?=[?.! ]*$)`,
      'giu',
    ),
    full: 'highest and lowest weekly $1 in the last 12 weeks',
    means: 'the last 12 weeks',
  },
];
