import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';
import { SHARE } from './named-words.ts';

const OF = String.raw`^((?:(?:what|which|how (?:large|big) an?) )?(?:${SHARE}) of) (?:the |our |all |its |their )*(\p{L}+) (?:does|do|did|has|have) (?:each|every|each of (?:the|our)) (\p{L}+(?: \p{L}+)?)`;
/** What becomes of things, and is counted of them: not who "gives", "gets" or "makes" how many of all. */
const FATES = '(cancel|pass|fail|return|refund|reopen|miss|open|reject|accept|convert)';
const FATES_IN_E = '(resolve|solve|close|waste|complete)';

/** What part of its own each of them cancels, passes, resolves: a rate inside each, and no part of all of them. */
export const doneByEachRules: readonly Rule[] = [
  // Things that are back late are late: nobody came again
  {
    said: 'what percentage of loans come back late',
    becomes: 'what percentage of loans are late',
    also: { 'how many of our loans came back late in May': 'how many of our loans are late in May' },
    words: once`(?<=^(?:(?:(?:what|which) )?(?:${SHARE}) of|how many) .{0,40}?\b(?:loans|hires|rentals|items|bikes|kits|tools|books)) (?:come|comes|came) back (?=late\b)`,
    full: ' are ',
  },
  {
    said: 'What share of loans is returned late?',
    becomes: 'What share of loans is late?',
    words: once`(?<=\b(?:${SHARE}) of .{3,40}?\b(?:is|are|was|were)) (?:returned|brought back|given back|handed back) (?=late\b)`,
    full: ' ',
  },
  {
    said: 'Share of lessons that were cancelled, per town',
    becomes: 'Share of lessons were cancelled per town',
    words: once`(?<=\b(?:${SHARE}) of (?:(?:the|our|all) )*\p{L}+) (?:that|which) ((?:is|are|was|were) \p{L}+ed),?(?= (?:per|by|for each) )`,
    full: ' $1',
  },
  // Of whom it is the part is said before what became of it
  {
    said: 'What percentage of emails to lapsed members is opened?',
    becomes: 'What percentage of emails is opened to lapsed members?',
    also: {
      'what percent of tickets about billing were reopened last month':
        'what percent of tickets were reopened about billing last month',
    },
    words: once`^((?:(?:what|which) )?(?:${SHARE}) of (?:(?:the|our|all) )*\p{L}+) ((?:to|about|from|on|via|through) (?!(?:\S+ )?(?:that|which|who)\b)[\p{L}\d'’-]+(?: (?!(?:is|are|was|were|that|which|who)\b)[\p{L}\d'’-]+){0,2}) ((?:is|are|was|were|get|gets|got) (?:cancell?ed|opened|reopened|solved|resolved|refunded|returned|passed|failed|closed|completed|rejected|clicked|late))(?=[ ?.!]*$| (?:in|last|this|since|during|over|by|per) )`,
    full: '$1 $3 $2',
  },
  {
    said: 'what percentage of tests does each instructor pass this year',
    becomes: 'what percentage of tests gets passed by each instructor this year',
    also: { 'what share of orders did every city refund': 'what share of orders gets refunded by each city' },
    words: once`${OF} ${FATES}(?:l?ed)?\b`,
    full: '$1 $2 gets $4ed by each $3',
  },
  {
    said: 'what share of tickets does each team resolve',
    becomes: 'what share of tickets gets resolved by each team',
    words: once`${OF} ${FATES_IN_E}d?\b`,
    full: '$1 $2 gets $4d by each $3',
  },
  {
    said: 'cancelled lessons per instructor last month as a share of lessons',
    becomes: 'what share of lessons gets cancelled per instructor last month',
    also: { 'refunded tickets as a % of all tickets by site': 'what share of tickets gets refunded by site' },
    words: once`^(?:the )?(cancell?ed|refunded|returned|passed|failed|wasted|resolved|solved|reopened|missed|rejected|completed) (\p{L}+)((?: (?:by|per|for each|in|on|last|this|since|during) [^,?]{2,40}?)?) (?:as an?|in) (?:${SHARE})(?: of)? (?:the |our |all |its |their |total )*\2(?=[?.!]?$| (?:by|per|for|in|last|this|since|during) )`,
    full: 'what share of $2 gets $1$3',
  },
];
