import { everywhere, once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const UNITS = { daily: 'day', weekly: 'week', monthly: 'month', quarterly: 'quarter' } as const;

const ASKING = '(?:how|what|when|where|why|who|which|can|is|are|do|does|should|will|whats|hows)';
const KINDS =
  '(?:queries|keywords|searches|search terms|search queries|pages|landing pages|articles|posts|urls|sources)';
const HOLDING =
  '(?:containing|that contain|which contain|including|that include|starting with|beginning with|that start with|that begin with|ending with|that end with|below|under)';

/** "Monthly clicks for queries containing …" is the course of all of them together, as it is with its unit behind. */
const coursesOfKinds: readonly Rule[] = Object.entries(UNITS).map(([said, unit]) => ({
  said: `${said} clicks for queries containing "espresso" this year`,
  becomes: `clicks for queries containing "espresso" this year by ${unit}`,
  words: once`^(?:show me |show |what (?:are|were) )?(?:the |our )?${said} ([\p{L}-]+(?: [\p{L}-]+)?) ((?:for|of|from|on|to) (?:all |the |our )*${KINDS} ${HOLDING} [^?.!]+?)(?=[?.!]?$)`,
  full: `$1 $2 by ${unit}`,
}));

export const listedOtherwiseRules: readonly Rule[] = [
  // Words of asking are none of a name, and those behind the first would be of no account
  {
    said: 'queries starting with how, when, what by clicks in May',
    becomes: 'queries starting with how, when or what by clicks in May',
    also: { 'queries that begin with why and where': 'queries that begin with why or where' },
    words: everywhere`(?<=\b(?:start|begin)(?:s|ing|ning)? with (?:"?${ASKING}"?,? )*?"?${ASKING}"?)(?:,|,? (?:and|&)|\/) ?(?="?${ASKING}\b"?(?:[?.!]?$| (?:by|in|last|this|since|during|on|over|per)\b))`,
    full: ' or ',
  },
  {
    said: 'sessions on all blog pages together vs /book in March',
    becomes: 'sessions on all blog pages vs /book in March',
    words: everywhere`(?<=\b(?:pages|posts|articles)) (?:all )?(?:taken |put |added )?together(?= (?:vs\.?|versus|against|compared (?:to|with)) )`,
    full: '',
  },
  ...coursesOfKinds,
  {
    said: 'rank the social networks by sessions',
    becomes: 'social networks by sessions',
    words:
      /^(?:please )?(?:rank|sort|order) (?:all )?(?:the |our )?(?=(?:\p{L}+ )?(?:networks|engines|platforms|assistants|chatbots|tools) by )/iu,
    full: '',
  },
  {
    said: 'session rpm by device',
    becomes: 'revenue per 1000 sessions by device',
    means: '1000',
    words: /\b(?:session|visit) rpms?\b/giu,
    full: 'revenue per 1000 sessions',
  },
  {
    said: 'rpm by device',
    becomes: 'revenue per 1000 page views by device',
    means: '1000',
    // Who says what it is means that
    words: /(?<!(?:[(=]|\bper\b).*)\b(?:page )?rpms?\b(?! of)(?!.*(?:[(=]|\bper\b))/giu,
    full: 'revenue per 1000 page views',
  },
];
