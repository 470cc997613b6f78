import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const END = '(?=[ ?.!]*$)';

/** When something began, was there for the last time or was the most of all, in words that no other rule has taken. */
export const whenItWasRules: readonly Rule[] = [
  {
    said: 'since when do we run retargeting',
    becomes: 'first day with more than 0 appearances for retargeting',
    also: {
      'since when have we been offering motorbike?': 'first day with more than 0 appearances for motorbike?',
      'since when is PMax Winter running': 'first day with more than 0 appearances for PMax Winter',
      'how long have we been running retargeting': 'first day with more than 0 appearances for retargeting',
    },
    words: once`^(?:since when (?:do|are|have|did) we(?: been)? (?:run(?:ning)?|hav(?:e|ing)|had|us(?:e|ing)|offer(?:ing)?)|how long have we (?:been (?:running|using|offering)|had)|since when (?:is|are|has|have)(?= [^,?]{2,40}? (?:running|live|on air|been running)${END})) (?:the |our )?(\S[^,?]{1,40}?)(?: (?:running|live|on air|been running))?${END}`,
    full: 'first day with more than 0 appearances for $1',
    means: '0',
  },
  {
    said: 'when did we start open day',
    becomes: 'first day with more than 0 appearances for open day',
    words: once`^(?:when|since when) did (?:we|i) (?:start|begin)(?: (?:with|offering|running))? (?:the |our )?(?!\p{L}+ing\b|to\b|a\b|an\b|it\b|this\b|that\b)(\S[^,?]{1,40}?)${END}`,
    full: 'first day with more than 0 appearances for $1',
    means: '0',
  },
  {
    said: 'when was the last complaint from the council',
    becomes: 'last day with at least 1 complaint from the council',
    also: {
      'when was our first burst pipe at Old Dairy': 'first day with at least 1 burst pipe at Old Dairy',
    },
    words: once`^(?:when|on (?:which|what) (?:day|date)) (?:was|is) (?:the |our |my )?(?:very )?(first|last|latest|most recent) (?!day\b|week\b|month\b|time\b|year\b|one\b|of\b|with\b|to\b|\p{L}+day\b)([\p{L}-]+(?: (?!in\b|on\b|at\b|for\b|from\b|by\b|via\b|with\b|to\b|of\b)[\p{L}-]+)?)((?: (?:from|at|for|by|via|in) [^?]{2,40}?)?)${END}`,
    full: '$1 day with at least 1 $2$3',
    means: '1',
  },
];
