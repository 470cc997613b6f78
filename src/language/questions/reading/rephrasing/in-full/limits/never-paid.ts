import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

/** What nobody ever paid for, or paid nothing: none of the spend. */
export const neverPaidRules: readonly Rule[] = [
  {
    said: "traffic sources we've never paid a cent for",
    becomes: 'traffic sources with no spend',
    also: { 'which channels have we never paid for?': 'which channels with no spend?' },
    words: once`(?<=^(?:(?:which|what|list|show|name|any|all|the|our|of) ){0,3}\p{L}+(?: \p{L}+)?) (?:that |which )?(?:(?:have |did |do )?we(?:['’]ve| have)?|i(?:['’]ve| have)?) (?:never|not) (?:ever )?(?:once )?(?:pay|paid|spent|spend) (?:(?:(?:a|one|any|a single|a red) (?:cent|penny|dime|pence|euro|pound|dollar|money)|anything|money|a thing) (?:for|on)|for)(?=[?.!]?$| (?:in|last|this|since|during) )`,
    full: ' with no spend',
  },
];
