import { everywhere, once } from '../../../../text/pattern.ts';
import { HAD, HAVE } from '../../../../vocabulary/having-words.ts';
import { FALL, FELL, RISE, ROSE } from '../../../../vocabulary/moving-words.ts';
import { BUY, OVER_OR_UNDER } from '../parts/named-words.ts';
import { type Rule, WEEKDAY } from '../rule.ts';

const NUMBER = '[$€£]?\\d[\\d.,]*k?';
const MORE = '(?:more than|over|above|at least|fewer than|less than|under|below|exactly)';
const GOT =
  '(?:have|has|had|get|gets|got|gotten|see|sees|saw|seen|bring|brought|make|made|sell|sold|earn|earned|record|recorded)';
const NAME = String.raw`(?!(?:it|there|we|i|they|you|our (?:site|shop|store)|the (?:site|shop|store))\b)(\S.{1,40}?)`;
const METRIC = String.raw`((?!in\b|on\b|from\b|for\b|a\b|per\b|than\b)[\p{L}-]+(?: (?!in\b|on\b|from\b|for\b|a\b|per\b|than\b|last\b|this\b)[\p{L}-]+)?)`;
const IN_A_DAY = '(?: (?:in|on|within) (?:a|one|any|a single|any single) day)?';
const BOUGHT = `(?:${BUY})`;
const UNIT = '(days|weeks|months)';
const WHEN = `(?: ((?:in|during|of|last|this|since|between|from) .{2,30}?))?`;

const FALLEN = `(?:${FALL}|${FELL}|shrunk|sink|sank)`;
const RISEN = `(?:${RISE}|${ROSE}|grown|risen|climb|climbed)`;

/** Whether there ever was a day, and how many of them: what holds of single days is no number of them all together. */
export const existenceRules: readonly Rule[] = [
  {
    said: 'Was there ever a day with more than 2500 sessions?',
    becomes: 'days with more than 2500 sessions?',
    words: once`^(?:was|were|is|has|have) there (?:ever )?(?:been )?(?:an?|any|one) (?:single )?(day|week|month)s? (?:ever )?(?:with|when|where|on which|that had)(?: we had| there were)? (?=${MORE} ${NUMBER}|no |without )`,
    full: '$1s with ',
  },
  {
    said: 'Did we have fewer than 2000 sessions on any Monday?',
    becomes: 'days with fewer than 2000 sessions on Mondays?',
    words: once`^(?:did|do|have) we (?:ever )?(?:${HAVE}|seen|had|got) (${MORE} ${NUMBER} .{2,40}?) on (?:any|a|one|a single|any single) (${WEEKDAY})(?= (?:in|during|last|this|since) |[?.!]?$)`,
    full: 'days with $1 on $2s',
  },
  {
    said: 'Did we ever have a day with no orders?',
    becomes: 'days with no orders?',
    words: once`^(?:did|do|have) we (?:ever )?(?:${HAVE}|seen|had|got) (?:an?|any|one) (day|week|month)s? (?:with(?! )|without|with no) (?:any |a single )?`,
    full: '$1s with no ',
  },
  // What is made without a name is revenue
  {
    said: 'Has the US ever made less than 500 in a day?',
    becomes: 'Has the US ever made less than 500 revenue in a day?',
    words: once`^((?:did|has|have|does) .{2,40}? ever (?:make|made|earn|earned) ${MORE} ${NUMBER})(?=(?: (?:in|on|within) (?:a|one|any|a single|any single) day)?[?.!]?$)`,
    full: '$1 revenue',
  },
  {
    said: 'did Display ever have more than 40 sessions?',
    becomes: 'days with more than 40 sessions from Display?',
    also: { 'did the homepage ever get over 60 clicks?': 'days with over 60 clicks from the homepage?' },
    words: once`^(?:did|has|have|does) ${NAME} ever ${GOT} (?=${MORE} ${NUMBER})(.{5,40}?)${IN_A_DAY}(?=[?.!]?$)`,
    full: 'days with $2 from $1',
  },
  {
    said: 'did Display ever exceed 60 sessions in a day?',
    becomes: 'days with more than 60 sessions from Display?',
    words: once`^(?:did|has|have|does) ${NAME} ever (?:exceed|exceeded|pass|passed|top|topped|reach|reached|hit|cross|crossed) (${NUMBER}) ${METRIC}${IN_A_DAY}(?=[?.!]?$)`,
    full: 'days with more than $2 $3 from $1',
  },
  {
    said: 'did moka pot ever rank on page one?',
    becomes: 'days with position of at most 10 for moka pot?',
    words: once`^(?:did|has|have|does|was|were|is) ${NAME} ever (?:been |be |get |got |gotten )?(?:rank |ranked |ranking |appear |appeared )?(?:on (?:page one|page 1|the first page)|in the top (?:10|ten))(?: of google| in google)?(?=[?.!]?$)`,
    full: 'days with position of at most 10 for $1',
    means: '10',
  },
  {
    said: 'has gooseneck kettle ever been above position 12?',
    becomes: 'days with position of less than 12 for gooseneck kettle?',
    words: once`^(?:did|has|have|does|was|were|is) ${NAME} ever (?:been |be |get |got |gotten )?(?:rank |ranked |ranking )?(?:above|better than|higher than) position (\d+)(?=[?.!]?$)`,
    full: 'days with position of less than $2 for $1',
  },
  {
    said: 'Was moka pot ever in the top 3?',
    becomes: 'days with position of at most 3 for moka pot?',
    words: once`^(?:did|has|have|does|was|were|is) ${NAME} ever (?:been |be |get |got |gotten )?(?:rank |ranked |ranking )?in the top (\d+)(?=[?.!]?$)`,
    full: 'days with position of at most $2 for $1',
  },
  {
    said: 'How many times did we sell more than 50 in a day?',
    becomes: 'on how many days did we have more than 50 purchases?',
    words: once`^how (?:many times|often) did we (?:${HAVE}|sell) (${MORE}) (${NUMBER}) (?:orders |purchases |things |items |sales )?(?:in|on) (?:a|one|a single) day`,
    full: 'on how many days did we have $1 $2 purchases',
  },
  {
    said: 'How often did we have more than 50 orders in a week?',
    becomes: 'on how many weeks did we have more than 50 orders?',
    words: once`^how (?:many times|often) did we ${GOT} (?=${MORE} ${NUMBER} )(.{5,40}?) (?:in|on) (?:a|one|a single) (day|week|month)`,
    full: 'on how many $2s did we have $1',
  },
  {
    said: 'How often did mobile beat desktop in sessions?',
    becomes: 'on how many days did mobile have more sessions than desktop?',
    words: once`^how (?:many times|often) did (\S.{1,30}?) (?:beat|outsell|top|outperform|outdo|overtake) (\S.{1,30}?) (?:in|on|by) ${METRIC}(?=[?.!]?$| (?:in|last|this|during) )`,
    full: 'on how many days did $1 have more $3 than $2',
  },
  {
    said: 'On how many days did Japan buy something?',
    becomes: 'number of days with at least 1 purchase from Japan ?',
    words: once`^(?:on|in) how many (?:different )?${UNIT}${WHEN} did (\S.{1,40}?) ${BOUGHT}(?: something| anything)?(?: on)?(?=[?.!]?$| (?:in|during|last|this) )`,
    full: 'number of $1 with at least 1 purchase from $3 $2',
  },
  {
    said: 'how many days did Venezuela buy on?',
    becomes: 'number of days with at least 1 purchase from Venezuela?',
    words: once`^how many (?:different )?${UNIT} did (\S.{1,40}?) ${BOUGHT}(?: something| anything)?(?: on)?(?=[?.!]?$| (?:in|during|last|this) )`,
    full: 'number of $1 with at least 1 purchase from $2',
  },
  {
    said: 'on which days did Venezuela buy?',
    becomes: 'days with at least 1 purchase from Venezuela?',
    words: once`^(?:on |in )?(?:which|what) ${UNIT} did (\S.{1,40}?) ${BOUGHT}(?: something| anything)?(?: on)?(?=[?.!]?$| (?:in|during|last|this) )`,
    full: '$1 with at least 1 purchase from $2',
  },
  {
    said: 'how many different days had purchases from Japan?',
    becomes: 'number of days with at least 1 purchases from Japan?',
    words: once`^how many different ${UNIT} (?:${HAD}) (?:any )?${METRIC} from `,
    full: 'number of $1 with at least 1 $2 from ',
  },
  {
    said: 'Did any week have more than 16000 sessions?',
    becomes: 'weeks with more than 16000 sessions?',
    words: once`^(?:did|has|have|does) (?:any|a|one) (?:single )?(day|week|month) (?:ever )?${GOT} (?=${MORE} ${NUMBER})(.{5,40}?)(?=[?.!]?$)`,
    full: '$1s with $2',
  },
  {
    said: 'how many of the last 8 weeks had more sessions than the week before?',
    becomes: 'how many weeks had more sessions than the week before in the last 8 weeks?',
    also: {
      'in how many of the last 8 weeks did sessions rise':
        'how many weeks did sessions rise in the last 8 weeks',
    },
    words: once`^(?:in |on )?(how many|which) of (?:the |our )?((?:last|past|previous) \S{1,8}) (days|weeks|months|quarters) (did .{3,60}? (?:${FALLEN}|${RISEN})|(?:${HAD}|has) (?:lower|less|fewer|higher|more) .{3,40}? than (?:in |on )?the (?:day|week|month|quarter) before(?: (?:it|them))?)(?=[?.!]?$)`,
    full: '$1 $3 $4 in the $2 $3',
  },
  {
    said: 'How many weeks did sessions fall in 2025?',
    becomes: 'in which weeks did sessions fall by more than 0 % in 2025?',
    words: once`^(?:in |on )?(?:how many|which|what) (days|weeks|months|quarters)((?: of| in) (?:20\d\d|q[1-4](?: 20\d\d)?))? (?:did|do) (?:our |the )?${METRIC}(.{0,30}?) (${FALLEN}|${RISEN})(?! by )(?: (?:compared (?:to|with)|from|vs\.?|against|on) the (?:previous|prior|preceding|last) (?:day|week|month|quarter)| (?:compared (?:to|with)|from|vs\.?|against|on) the (?:day|week|month|quarter) before)?((?: in| of| during| since| over) .{3,20}?)?(?=[?.!]?$)`,
    full: 'in which $1 did $3$4 $5 by more than 0 %$2$6',
  },
  {
    said: 'which weeks had less revenue than the week before',
    becomes: 'in which weeks did revenue fall by more than 0 %',
    words: once`^(?:in |on )?(?:how many|which|what) (days|weeks|months|quarters)((?: of| in) (?:20\d\d|q[1-4](?: 20\d\d)?))? (?:${HAD}|has) (?:lower|less|fewer) ${METRIC} than (?:in |on )?the (?:(?:previous|prior|preceding) (?:day|week|month|quarter)|(?:day|week|month|quarter) before(?: (?:it|them))?)((?: in| of| during| since| over) .{3,20}?)?(?=[?.!]?$)`,
    full: 'in which $1 did $3 fall by more than 0 %$2$4',
  },
  {
    said: 'How many weeks had higher sessions than the previous week?',
    becomes: 'in which weeks did sessions grow by more than 0 %?',
    words: once`^(?:in |on )?(?:how many|which|what) (days|weeks|months|quarters)((?: of| in) (?:20\d\d|q[1-4](?: 20\d\d)?))? (?:${HAD}|has) (?:higher|more) ${METRIC} than (?:in |on )?the (?:(?:previous|prior|preceding) (?:day|week|month|quarter)|(?:day|week|month|quarter) before(?: (?:it|them))?)((?: in| of| during| since| over) .{3,20}?)?(?=[?.!]?$)`,
    full: 'in which $1 did $3 grow by more than 0 %$2$4',
  },
  {
    said: 'How many days of data do you have?',
    becomes: 'what data do you have?',
    words:
      /^how many (?:days|weeks|months) (?:have data|of data (?:are there|do (?:you|we) have|is there))(?=[?.!]?$)/iu,
    full: 'what data do you have',
  },
  {
    said: 'How many days did we crack 2,000 sessions?',
    becomes: 'on how many days did we have more than 2,000 sessions?',
    words: once`^(?:on )?how many ${UNIT} did (we|i|they) (?:crack|smash|clear|top|beat|break|exceed|surpass|pass|hit) (?=${NUMBER})`,
    full: 'on how many $1 did $2 have more than ',
  },
  {
    said: 'In which months of 2025 did Facebook send over 1,000 sessions?',
    becomes: 'which months of 2025 had over 1,000 sessions from Facebook?',
    words: everywhere`^(?:in|on) which (days|weeks|months)(| of [\p{L}\d ]{3,20}?| in [\p{L}\d ]{3,20}?) did (?!we\b|i\b|they\b|it\b)(.{2,30}?) (?:${HAVE}|sell)(?: us| in)? (${OVER_OR_UNDER}) (\d[\d.,]*k?) (\p{L}+(?: \p{L}+)?)(?= ?[?.!]|$)`,
    full: 'which $1$2 had $4 $5 $6 from $3',
  },
];
