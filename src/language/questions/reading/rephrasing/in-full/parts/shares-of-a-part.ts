import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const SHARE = '(?:share|percentage|percent|%|proportion|portion|part)';
const MAKES =
  '(?:makes?(?: up)?|made(?: up)?|brings?(?: in)?|brought(?: in)?|generates?|generated|provides?|provided|delivers?|delivered|drives?|drove|produces?|produced|represents?|represented|constitutes?|earns?|earned|is responsible for|was responsible for)';
/** "Mobile signups": a number and what it is of. */
const PART = String.raw`((?:(?!do\b|does\b|did\b|is\b|are\b|came\b|comes?\b|each\b|its\b|their\b)[\p{L}\d./_-]+ ){1,4}?)`;
const NAME = String.raw`(?:the )?([\p{L}\d][^,?]{0,30}?)`;
const HAVE =
  '(?:have|has|had|get|make(?: up)?|bring(?: in)?|account for|contribute|generate|hold|represent)(?: each| respectively)?';
const WHEN = String.raw`((?: (?:in|during|over|last|this|since|for) (?:(?!\b(?:vs|versus|than|and|or|compared|by|on)\b)[^?.!,]){2,30})?)`;
const END = '(?=[ ?.!]*$)';

/** A share of a part is of that part, whoever has it: nobody's own part is asked for. */
export const shareOfAPartRules: readonly Rule[] = [
  {
    said: 'Which source makes up the largest share of UK sessions in May?',
    becomes: 'Which source contributes the largest share of UK sessions in May?',
    also: {
      'which channel brings in the smallest share of mobile revenue':
        'which channel contributes the smallest share of mobile revenue',
    },
    words: once`^(which \p{L}+(?: (?!makes\b)\p{L}+)?) ${MAKES} the (largest|biggest|highest|greatest|smallest|lowest) ${SHARE} of (?!its\b|their\b)`,
    full: '$1 contributes the $2 share of ',
  },
  {
    said: 'India vs Germany: share of mobile sessions in May',
    becomes: 'India vs Germany share of mobile sessions in May',
    also: { "India's and Germany's share of mobile sessions": 'India vs Germany share of mobile sessions' },
    words: once`^${NAME}(?: (?:vs\.?|versus) (?:the )?([^,?:]{2,30}?):|['’]s? and (?:the )?([^,?:]{2,30}?)['’]s?) (?:${SHARE}) of `,
    full: '$1 vs $2$3 share of ',
  },
  {
    said: 'What share of mobile signups do India and the US have each in May?',
    becomes: 'India vs US share of mobile signups in May?',
    words: once`^(?:what|which|how much) ${SHARE} of (?:the |our |all )?${PART}(?:do|did) ${NAME} and ${NAME} (?:each )?${HAVE}${WHEN}${END}`,
    full: '$2 vs $3 share of $1$4',
  },
  {
    said: 'What share of UK sessions comes from each source in May?',
    becomes: 'share of UK sessions by source in May?',
    words: once`^(?:what|which|how much) ${SHARE} of (?:the |our |all )?((?:(?!do\b|does\b|did\b|is\b|are\b|its\b|their\b)[\p{L}\d./_-]+ ){2,4}?)(?:comes?|came|is|are|was|were) from (?:each|every) (\p{L}+(?: (?!in\b|last\b|this\b|over\b|during\b)\p{L}+)?)${WHEN}${END}`,
    full: 'share of $1by $2$3',
  },
  {
    said: "Branded queries' share of clicks in May",
    becomes: 'share of clicks from Branded queries in May',
    words: once`^(?:the |our )?((?:non-?|un)?brand(?:ed)? (?:queries|searches|keywords|search terms|terms))(?:['’]s?)? ${SHARE} of (?:the |our |all )?(clicks|impressions)(?= |[?.!]|$)`,
    full: 'share of $2 from $1',
  },
];
