import { everywhere, once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const END = '(?=[?.!]?$)';
const WHEN = String.raw`((?: (?:in|during|of|since|from) (?:[\p{L}\d]+)(?: 20\d\d)?| (?:last|this) \p{L}+)?)`;
const NAME = String.raw`(\S(?:(?!\b(?:and|or|but|than|beaten|ever|never|already|still|yet|now)\b)[^,;:?]){1,40}?)`;
const METRIC = String.raw`(?:the )?((?!(?:last|this|the|january|february|march|april|may|june|july|august|september|october|november|december)\b)\p{L}[\p{L}-]*(?: (?!in\b|on\b|last\b|this\b|during\b|since\b)[\p{L}-]+)?)`;
const BESIDE = '(?:in terms of|in|on|by)';
/** The best one in a search, in bounces, is the lowest one: who was beaten there is asked back. */
const HIGH_IS_GOOD = String.raw`(?!.*\b(?:positions?|ranks?|ranking|bounces?)\b)`;
/** "Exceeded by 200", "outperformed by more than half": how much, and nobody; "by 6.0.1" is a version. */
const BY_SOMEBODY = String.raw`(?=\d+\.\d+(?:\.\d+|\b(?! ?%))|(?!a\b|an\b|how\b|more\b|less\b|at\b|about\b|over\b|up\b|almost\b|nearly\b|roughly\b|around\b|only\b|just\b|half\b|twice\b|two\b|three\b|four\b|five\b|ten\b|[$€£]?\d)\S)`;

/** Who was beaten by another one had less than that one. */
export const beatenByRules: readonly Rule[] = [
  {
    said: 'was Direct outperformed by Social in sessions?',
    becomes: 'was Direct beaten by Social in sessions?',
    also: {
      'which platforms are exceeded by Android in sessions':
        'which platforms are beaten by Android in sessions',
      'was 6.1 overtaken by 6.0.1 in sessions': 'was 6.1 beaten by 6.0.1 in sessions',
    },
    words: everywhere`\b(?:outperformed|surpassed|topped|exceeded|overtaken|outdone|outstripped|outsold|outranked|outnumbered|eclipsed|bested|defeated) by ${BY_SOMEBODY}`,
    full: 'beaten by ',
  },
  {
    said: 'which channels were beaten by Social in purchases in March?',
    becomes: 'which channels had fewer purchases than Social in March?',
    words: once`^${HIGH_IS_GOOD}(which \p{L}+(?: \p{L}+)?) (?:were|was|are|is|got|get|gets) beaten by ${NAME} ${BESIDE} ${METRIC}${WHEN}${END}`,
    full: '$1 had fewer $3 than $2$4',
  },
  {
    said: 'in how many months was Bing beaten by Google in sessions?',
    becomes: 'in how many months was Bing lower than Google in sessions?',
    words: once`^${HIGH_IS_GOOD}((?:in|on) (?:how many|which|what) (?:days|weeks|months|quarters|years) (?:was|were|is|are)) ${NAME} beaten by (?=\S)`,
    full: '$1 $2 lower than ',
  },
  {
    said: 'was the US ever beaten by Germany in sessions in a month?',
    becomes: 'did the US ever have lower sessions than Germany in a month?',
    words: once`^${HIGH_IS_GOOD}(?:was|were|has|have) ${NAME} ever (?:been )?beaten by ${NAME} ${BESIDE} ${METRIC} (in|on) (?:a|any|one|a single|any single) (day|week|month)${END}`,
    full: 'did $1 ever have lower $3 than $2 $4 a $5',
  },
  {
    said: "were Germany's sessions beaten by those of Canada in April?",
    becomes: 'did Germany have lower sessions than Canada in April?',
    also: {
      "is Direct's revenue exceeded by Referral's?": 'did Direct have lower revenue than Referral?',
      "is Direct's revenue exceeded by that of Referral?": 'did Direct have lower revenue than Referral?',
    },
    words: once`^${HIGH_IS_GOOD}(?:was|were|is|are) ${NAME}['’]s ${METRIC} beaten by (?:(?:that|those) (?:of|from|on) (?=\S)${NAME}|${NAME}['’]s)(?=[?.!]?$| (?:in|on|last|this|during|since|from) )`,
    full: 'did $1 have lower $2 than $3$4',
  },
  {
    said: 'was the revenue of Germany beaten by that of the UK in April?',
    becomes: 'did Germany have lower revenue than the UK in April?',
    words: once`^${HIGH_IS_GOOD}(?:was|were|is|are) the ${METRIC} (?:of|from|on) ${NAME} beaten by (?:that|those) (?:of|from|on) (?=\S)`,
    full: 'did $2 have lower $1 than ',
  },
  {
    said: 'was Direct beaten by Social in sessions?',
    becomes: 'is Direct lower than Social in sessions?',
    also: {
      'did Email get beaten by Direct in orders last month':
        'is Email lower than Direct in orders last month',
      'has Email been surpassed by Direct in terms of orders':
        'is Email lower than Direct in terms of orders',
    },
    words: once`^${HIGH_IS_GOOD}(?:was|were|is|are|did|has) ${NAME} (?:get |been |being )?beaten by ${NAME}(?= ${BESIDE} \p{L})`,
    full: 'is $1 lower than $2',
  },
];
