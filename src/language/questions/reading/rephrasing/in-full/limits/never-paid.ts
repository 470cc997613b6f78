import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

/** What nobody ever paid for, or paid nothing: none of the spend; and what was spent for nothing. */
export const neverPaidRules: readonly Rule[] = [
  {
    said: "traffic sources we've never paid a cent for",
    becomes: 'traffic sources with no spend',
    also: { 'which channels have we never paid for?': 'which channels with no spend?' },
    words: once`(?<=^(?:(?:which|what|list|show|name|any|all|the|our|of) ){0,3}\p{L}+(?: \p{L}+)?) (?:that |which )?(?:(?:have |did |do )?we(?:['’]ve| have)?|i(?:['’]ve| have)?) (?:never|not) (?:ever )?(?:once )?(?:pay|paid|spent|spend) (?:(?:(?:a|one|any|a single|a red) (?:cent|penny|dime|pence|euro|pound|dollar|money)|anything|money|a thing) (?:for|on)|for)(?=[?.!]?$| (?:in|last|this|since|during) )`,
    full: ' with no spend',
  },
  // Money that was wasted was spent: "the most money" alone would be that which came in
  {
    said: 'which ad group wasted the most money without a single conversion last week',
    becomes: 'which ad group spent the most with zero conversions last week',
    also: {
      'which campaign spent the most money with no conversions?':
        'which campaign spent the most with zero conversions?',
    },
    words: once`^((?:which|what) \p{L}+(?: \p{L}+)?) (?:(?:wasted|burned|burnt|blew) (?:the )?most(?: of our)?(?: money| budget| cash)?|spent (?:the )?most (?:money|budget|cash)) (?:without (?:(?:even )?an? single|any)|(?:with|for|and got) (?:no|zero|0)) (\p{L}{3,}?)s?(?=[?.!]?$| )`,
    full: '$1 spent the most with zero $2s',
  },
];
