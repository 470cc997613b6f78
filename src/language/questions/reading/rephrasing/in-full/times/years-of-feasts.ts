import { everywhere } from '../../../../text/pattern.ts';
import { MONTH, type Rule } from '../rule.ts';

const FEAST =
  "(?:black friday|cyber monday|thanksgiving|christmas (?:day|eve)|boxing day|halloween|valentine[’']?s?(?: day)?|good friday|easter (?:sunday|monday))";

/** The year of a feast that is named once stands anywhere behind it; held against a feast it is a time of its own. */
export const feastYearRules: readonly Rule[] = [
  {
    said: 'did black friday week beat the week before it last year?',
    becomes: 'did black friday week last year beat the week before it?',
    also: { 'black friday revenue by device in 2025': 'black friday 2025 revenue by device' },
    words: everywhere`\b(${FEAST}(?: week)?)(?! week\b)((?: (?!vs\b|versus|against|than|compared|${MONTH}\b|to\b|since|until|19\d\d|20\d\d|last|this|in\b)[\p{L}-]+){1,8})(?<!\b(?:as|with)),? (?:in )?(last year|20\d\d)(?=[?.!]|$)`,
    full: '$1 $3$2',
  },
];
