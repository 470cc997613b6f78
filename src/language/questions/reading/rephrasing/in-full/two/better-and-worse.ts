import type { Rule } from '../rule.ts';

/** What is better when it is higher. */
const RATE =
  '(?:(?:conversion|engagement|purchase|booking|click[ -]?through|open) rates?|ctrs?|conversions?|revenue per [\\p{L}]+|average order values?|aov)';
const LISTED =
  '(?:channels|pages|landing pages|sources|campaigns|countries|devices|cities|queries|keywords|products|mediums)';
const TIME = '(?:in|during|last|this) ';

/** A rate that is better or worse than it was is higher or lower, a position improves or is lower. */
const better = (said: string, becomes: string, words: string, full: string): Rule => ({
  said,
  becomes,
  words: new RegExp(words, 'giu'),
  full,
});

const AND = '(but|and|yet|while)';

/** What is said of a list beside a rate or a place: "more sessions but converted worse", "ranked better but got fewer clicks". */
export const betterAndWorseRules: readonly Rule[] = [
  better(
    'pages that got more traffic but converted worse in april',
    'pages that got more traffic but had a lower conversion rate in april',
    `(?<=[a-z] )${AND} (?:they )?(?:have |has )?convert(?:ed|s|ing)? worse(?! than (?!in|last|the ))`,
    '$1 had a lower conversion rate',
  ),
  better(
    'channels with fewer sessions but converted better in april',
    'channels with fewer sessions but had a higher conversion rate in april',
    `(?<=[a-z] )${AND} (?:they )?(?:have |has )?convert(?:ed|s|ing)? better(?! than (?!in|last|the ))`,
    '$1 had a higher conversion rate',
  ),
  better(
    'landing pages with more sessions and a worse conversion rate in april than in march',
    'landing pages with more sessions and a lower conversion rate in april than in march',
    `\\bworse (?=${RATE}\\b)`,
    'lower ',
  ),
  better(
    'queries with fewer impressions but better ctr in february',
    'queries with fewer impressions but higher ctr in february',
    `\\bbetter (?=${RATE}\\b)`,
    'higher ',
  ),
  better(
    'which channels had a higher conversion rate in april',
    'channels that had a higher conversion rate in april',
    `^(?:which|what) (${LISTED}) (?:had|got|saw|have) (?:a )?(higher|lower) (${RATE}) (?=${TIME}(?!.*\\bthan\\b))`,
    '$1 that had a $2 $3 ',
  ),
  better(
    'which channels converted worse in april',
    'channels that had a lower conversion rate in april',
    `^(?:(?:which|what) )?(${LISTED}) (?:that )?converted worse (?=${TIME}(?!.*\\bthan\\b))`,
    '$1 that had a lower conversion rate ',
  ),
  better(
    'channels that converted better last month',
    'channels that had a higher conversion rate last month',
    `^(?:(?:which|what) )?(${LISTED}) (?:that )?converted better (?=${TIME}(?!.*\\bthan\\b))`,
    '$1 that had a higher conversion rate ',
  ),
  better(
    'queries with better positions but fewer clicks in february',
    'queries with improved positions but fewer clicks in february',
    `\\bwith (?:a )?better (?:average )?(positions?|rankings?|ranks?) ${AND}(?= )`,
    'with improved $1 $2',
  ),
  better(
    'which queries ranked better but got fewer clicks in february',
    'queries with improved positions but fewer clicks in february',
    `^(?:(?:which|what) )?(${LISTED}) (?:that )?rank(?:ed)? (?:better|higher) ${AND} (?:got |had |received |brought (?:us )?)?`,
    '$1 with improved positions $2 ',
  ),
  better(
    'pages that ranked worse but got more clicks in february',
    'pages with lower positions but more clicks in february',
    `^(?:(?:which|what) )?(${LISTED}) (?:that )?rank(?:ed)? (?:worse|lower) ${AND} (?:got |had |received |brought (?:us )?)?`,
    '$1 with lower positions $2 ',
  ),
];
