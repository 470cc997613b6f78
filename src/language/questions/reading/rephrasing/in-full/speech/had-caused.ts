import { once } from '../../../../text/pattern.ts';
import { FALL, RISE } from '../../../../vocabulary/moving-words.ts';
import type { Rule } from '../rule.ts';

const MOVES = `(?:${FALL}|${RISE}|change|growth|loss|spike|dip|peak|surge|difference)`;
const END = '(?=[?.!]?$| (?:in|last|this|since|during|on|over|per|by)\\b)';

/** What a buyer fills in. */
const CODE = '(?:\\p{L}+ )?(?:code|coupon|voucher|discount)\\b';

/** What somebody caused is what they had, where it is counted; what caused a change is another question. */
export const hadCausedRules: readonly Rule[] = [
  {
    said: 'how many damage reports did kids bikes cause',
    becomes: 'how many damage reports did kids bikes have',
    words: once`^(how (?:many|much) (?!of\b|${MOVES})\S[^?.!,]{2,40}? (?:did|do|does) \S[^?.!,]{1,40}?) cause${END}`,
    full: '$1 have',
  },
  {
    said: 'which bike type causes the most damage reports',
    becomes: 'which bike type had the most damage reports',
    also: { 'which plan caused fewer late returns?': 'which plan had fewer late returns?' },
    words: once`^((?:which|what) \p{L}+(?: \p{L}+)?|who) causes?d? (?=(?:the )?(?:most|least|fewest|more|fewer|less|highest|lowest|largest|smallest) (?!(?:of|in)\b|${MOVES}))`,
    full: '$1 had ',
  },
  {
    said: 'damage reports caused by kids bikes',
    becomes: 'damage reports for kids bikes',
    also: {
      'how many late returns were caused by members in May?': 'how many late returns for members in May?',
    },
    words: once`^((?!(?:what|why|how come|is|was|are|were|did|do|does|which)\b)(?:how many )?(?:(?!${MOVES})\p{L}+ ){1,4}?)(?:(?:that|which) )?(?:(?:is|are|was|were) )?caused by (?=\S)`,
    full: '$1for ',
  },
  {
    said: 'is chatgpt sending us more readers than bing?',
    becomes: 'does chatgpt send us more readers than bing?',
    words: once`^is (\S(?:(?!\b(?:and|or|than)\b)[^?,]){1,40}?) sending (?:us )?(?=(?:more|fewer|less) [^?]{2,40} than )`,
    full: 'does $1 send us ',
  },
  // Orders that "used a phone" are of a device, and no column that is filled in
  {
    said: 'how many orders used no discount code in May',
    becomes: 'how many orders without a discount code in May',
    also: { 'how many bookings had no voucher?': 'how many bookings without a voucher?' },
    words: once`^(how many \p{L}+(?: \p{L}+)?) (?:used|redeemed|applied|came with|had) no (?=${CODE})`,
    full: '$1 without a ',
  },
  {
    said: 'how many orders used a discount code in May',
    becomes: 'how many orders had a discount code in May',
    also: { 'how many bookings redeemed any voucher?': 'how many bookings had a voucher?' },
    words: once`^(how many \p{L}+(?: \p{L}+)?) (?:used|redeemed|applied|came with) (?:an?|any|some) (?=${CODE})`,
    full: '$1 had a ',
  },
];
