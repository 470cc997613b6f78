import { everywhere } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const ALL = '(?:all|every|each)(?: of)?(?: the| our| my)?';
const KIND = String.raw`((?!(?:that|those|these|one|thing|else)\b)\p{L}+(?: (?!but\b|except\b|bar\b)\p{L}+)?)`;
const BUT =
  '(?:but|except(?: for)?|bar|save(?: for)?|other than|apart from|aside from|besides|excluding|without)';
const COUNT = '(\\d+|two|three|four|five|six|seven|eight|nine|ten)';
const FIRST =
  '(top|best|biggest|largest|busiest|strongest|highest|bottom|worst|smallest|quietest|weakest|lowest|cheapest|priciest|most expensive|dearest|most popular|least popular)';
/** Nothing behind that says of which kind, by what or how many more. */
const END = String.raw`(?= ?[?.!,:;–—]| (?:in|on|for|last|this|during|since|by|and)\b|$)`;

/** All of a kind but those that come first are the others of it; right behind "all", the ones that are left out would be listed. */
export const allButTheTopRules: readonly Rule[] = [
  {
    said: 'all channels but the top two: sessions in March',
    becomes: 'channels without the top two channels: sessions in March',
    words: everywhere`\b${ALL} ${KIND} ${BUT} (?:the |our |my )?${FIRST} ${COUNT}${END}`,
    full: '$1 without the $2 $3 $1',
  },
  {
    said: 'all cities but the three smallest: revenue in August',
    becomes: 'cities without the smallest three cities: revenue in August',
    words: everywhere`\b${ALL} ${KIND} ${BUT} (?:the |our |my )?${COUNT} ${FIRST}${END}`,
    full: '$1 without the $3 $2 $1',
  },
  {
    said: 'every city but the biggest',
    becomes: 'city without the biggest city',
    words: everywhere`\b${ALL} ${KIND} ${BUT} (?:the |our |my )?${FIRST}(?: one)?${END}`,
    full: '$1 without the $2 $1',
  },
];
