import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';
import { SHARE } from './named-words.ts';

const HAVE = '(?:get|have|receive|see|draw|earn|make|got|had|received|saw|drew|earned|made)';

/** Shares whose whole is said by a small word. */
export const shareOfItsOwnRules: readonly Rule[] = [
  {
    said: 'What share of its sessions does /pricing get from google in May?',
    becomes: 'what share of the sessions of /pricing comes from google in May?',
    also: {
      'how much of its traffic did Germany get from mobile':
        'what share of the traffic of Germany comes from mobile',
    },
    words: once`^(?:(?:what|which) (?:${SHARE})|how much) of (?:its|their) (\p{L}+(?: \p{L}+)?) (?:does|do|did) (?!each\b|every\b|all\b|any\b)(\S+(?: \S+){0,3}?) ${HAVE} (from|on|via|through) (?=\S)`,
    full: 'what share of the $1 of $2 comes $3 ',
  },
  {
    said: 'share of the top 3 countries in revenue',
    becomes: 'combined share of the top 3 countries in revenue',
    words: once`^(?:what (?:is|was) )?(?:the )?share of (?:the |our )?(?=(?:top|biggest|largest|best) (?:[2-9]|\d{2,3}|two|three|four|five|ten) (?!days?\b|weeks?\b|months?\b|quarters?\b|years?\b)\p{L}+(?: \p{L}+)? (?:in|of|for) (?!each\b|every\b)\p{L})`,
    full: 'combined share of the ',
  },
];
