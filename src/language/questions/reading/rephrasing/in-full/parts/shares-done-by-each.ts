import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';
import { SHARE } from './named-words.ts';

const OF = String.raw`^((?:(?:what|which|how (?:large|big) an?) )?(?:${SHARE}) of) (?:the |our |all |its |their )*(\p{L}+) (?:does|do|did|has|have) (?:each|every|each of (?:the|our)) (\p{L}+(?: \p{L}+)?)`;
/** What becomes of things, and is counted of them: not who "gives", "gets" or "makes" how many of all. */
const FATES = '(cancel|pass|fail|return|refund|reopen|miss|open|reject|accept|convert)';
const FATES_IN_E = '(resolve|solve|close|waste|complete)';

/** What part of its own each of them cancels, passes, resolves: a rate inside each, and no part of all of them. */
export const doneByEachRules: readonly Rule[] = [
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
