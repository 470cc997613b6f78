import { everywhere, once } from '../../../../text/pattern.ts';
import { HAD } from '../../../../vocabulary/having-words.ts';
import { FALL, FALLS, FELL, RISE, RISES, ROSE } from '../../../../vocabulary/moving-words.ts';
import { MONTH, type Rule } from '../rule.ts';

const KIND = String.raw`(\p{L}+(?: (?!in\b|on\b|by\b|from\b)\p{L}+)?)`;
const WENT_UP = `(?:${ROSE}|were up|improved)`;
const WENT_DOWN = `(?:${FELL}|were down)`;
const MOVED = `(?:${ROSE}|${FELL}|${RISE}|${FALL}|grown|risen|fallen|growing|falling|rising)`;
const METRIC = String.raw`(\p{L}+(?: (?!in\b|on\b|by\b|from\b|last\b|this\b|than\b)\p{L}+)?)`;
const WHEN = '(?=(?: (?:in|last|this|from|between|during|since|vs|compared) |[?.!]?$))';
const EVENT =
  '(purchase|order|sale|booking|key event|conversion|click|session|visit|impression|signup|lead|trial)s?';

/** Who moved, how many of them, and how far; first days of names; days up to one of a month. */
export const moverRules: readonly Rule[] = [
  {
    said: 'was google the only source that grew in February',
    becomes: 'did only google grew in February',
    also: { 'is mobile the only device to have grown': 'did only mobile grown' },
    words: once`^(?:was|were|is|are) (\S.{1,40}?) the only (?:ones?|\p{L}+(?: \p{L}+)?) (?:that|to|which|who)(?: has| have| had)? (?=${MOVED}${WHEN})`,
    full: 'did only $1 ',
  },
  {
    said: 'did google alone grow in February',
    becomes: 'did only google grow in February',
    words: once`^(did|has|have|is|are) (\S.{1,40}?) alone (?=${MOVED}${WHEN})`,
    full: '$1 only $2 ',
  },
  // An item's revenue is the name of a number, too: asked of each, it is the fall of one of them
  {
    said: "which item's revenue collapsed this autumn",
    becomes: 'which item had its revenue collapsed this autumn',
    also: { "Which category's item revenue rose the most?": 'which category had its item revenue rose?' },
    words: once`^which (?!day|week|month|year)(\p{L}+)['’]s ((?:\p{L}+ )?\p{L}+) (${FELL}|${ROSE}|collapsed|plummeted|crashed|tanked|plunged|slumped)(?: (?:the )?most)?${WHEN}`,
    full: 'which $1 had its $2 $3',
  },
  {
    said: 'rewashes by linen in March vs February, only the falls',
    becomes: 'rewashes by linen in March vs February, only those that fell',
    also: { 'just the drops': 'only those that fell', 'only declines please': 'only those that fell' },
    words: once`(?<=^|, ?|; ?| [-–—] ?|\b(?:february|week|month|year|before|earlier) )(?:and )?(?:show )?(?:only|just) (?:the |its |those )?(?:${FALLS})(?: please)?(?=[ ?.!]*$)`,
    full: 'only those that fell',
  },
  {
    said: 'rewashes by linen in March vs February, only the increases',
    becomes: 'rewashes by linen in March vs February, only those that rose',
    also: { 'just the gains': 'only those that rose' },
    words: once`(?<=^|, ?|; ?| [-–—] ?|\b(?:february|week|month|year|before|earlier) )(?:and )?(?:show )?(?:only|just) (?:the |its |those )?(?:${RISES}|growth)(?: please)?(?=[ ?.!]*$)`,
    full: 'only those that rose',
  },
  // A list of them tells how many
  {
    said: 'how many queries rose in position in March?',
    becomes: 'which queries gained position in March?',
    words: once`^how many (?:of (?:our|the) )?(?!days|weeks|months)${KIND} (?:${WENT_UP}|climbed) in (?:average )?position${WHEN}`,
    full: 'which $1 gained position',
  },
  {
    said: 'how many queries fell in position in March?',
    becomes: 'which queries lost position in March?',
    words: once`^how many (?:of (?:our|the) )?(?!days|weeks|months)${KIND} (?:${WENT_DOWN}|slipped) in (?:average )?position${WHEN}`,
    full: 'which $1 lost position',
  },
  {
    said: 'How many channels rose in March?',
    becomes: 'which channels gained traffic in March?',
    words: once`^how many (?:of (?:our|the) )?(?!days|weeks|months|sessions|clicks)${KIND} (?:rose|went up|were up)${WHEN}`,
    full: 'which $1 gained traffic',
  },
  {
    said: 'how many channels grew in March vs February?',
    becomes: 'which channels grew in March vs February?',
    also: { 'How many of our countries fell last month': 'which countries fell last month' },
    words: once`^how many (?:of (?:our|the) )?(?!days|weeks|months|sessions|clicks)${KIND} (${FELL}|grew|increased|improved|were down)${WHEN}`,
    full: 'which $1 $2',
  },
  {
    said: 'number of countries with more sessions in March than in February',
    becomes: 'which countries gained sessions in March vs February',
    words: once`^(?:how many|(?:the |what (?:is|was) the )?number of) (?:of (?:our|the) )?(?!days|weeks|months)${KIND} (?:${HAD}|with|that had|having) more ${METRIC} (in .{3,25}?|last .{3,10}?|this .{3,10}?) than (?:in )?(?=(?:the )?(?:last|this|${MONTH}|q[1-4]|20\d\d|(?:week|month|year|quarter) before))`,
    full: 'which $1 gained $2 $3 vs ',
  },
  {
    said: 'how many countries had fewer sessions in March than in February',
    becomes: 'which countries lost sessions in March vs February',
    words: once`^(?:how many|(?:the |what (?:is|was) the )?number of) (?:of (?:our|the) )?(?!days|weeks|months)${KIND} (?:${HAD}|with|that had|having) (?:fewer|less) ${METRIC} (in .{3,25}?|last .{3,10}?|this .{3,10}?) than (?:in )?(?=(?:the )?(?:last|this|${MONTH}|q[1-4]|20\d\d|(?:week|month|year|quarter) before))`,
    full: 'which $1 lost $2 $3 vs ',
  },
  {
    said: 'how many pages lost clicks in February',
    becomes: 'which pages lost clicks in February',
    also: {
      'how many pages below /guides/ lost clicks in February':
        'which pages below /guides/ lost clicks in February',
    },
    words: once`^how many (?:of (?:our|the) )?(?!days|weeks|months|sessions|clicks)${KIND}((?: (?:below|in|on|from) [^\s,?!]{2,60})?) (lost|gained) ${METRIC}${WHEN}`,
    full: 'which $1$2 $3 $4',
  },
  {
    said: 'Did any country double its sessions in April?',
    becomes: 'which country doubled its sessions in April?',
    also: {
      'have any of our channels more than doubled their leads':
        'which channels more than doubled their leads',
    },
    words: once`^(?:did|has|have) any (?:of (?:our|the|its) )?${KIND} ((?:more than |at least )?)(double|triple)d? (?=(?:their|its) )`,
    full: 'which $1 $2$3d ',
  },
  {
    said: 'queries that more than doubled their clicks in May',
    becomes: 'queries whose clicks grew by at least 100% in May',
    words: once`^(?:which |list |show )?${KIND} (?:that |which )(?:have )?(?:more than |at least |over )?doubled (?:their|its) ${METRIC}${WHEN}`,
    full: '$1 whose $2 grew by at least 100%',
    means: '100%',
  },
  {
    said: 'channels with at least 50 % more sessions in March than in February',
    becomes: 'channels whose sessions more grew by at least 50 % in March vs February',
    words: once`^(?:which |list |show )?${KIND} (?:with|that had|had|having) (at least|more than|over) (\d+ ?%) (more|fewer|less) ${METRIC} in (.{3,25}?) than in (.{3,25}?)(?=[?.!]?$)`,
    full: '$1 whose $5 $4 grew by $2 $3 in $6 vs $7',
  },
  {
    said: 'channels with at least 50 % more sessions in March than in February',
    becomes: 'channels whose sessions grew by at least 50 % in March vs February',
    words: /^(.{3,40}? whose .{2,30}?) more grew by /iu,
    full: '$1 grew by ',
  },
  {
    said: 'channels with at least 50% fewer sessions in March than in February',
    becomes: 'channels whose sessions fell by at least 50% in March vs February',
    words: /^(.{3,40}? whose .{2,30}?) (?:fewer|less) grew by /iu,
    full: '$1 fell by ',
  },
  {
    said: 'first purchase from japan',
    becomes: 'first day with at least 1 purchase from japan',
    also: { 'when was the first sale from chatgpt?': 'first day with at least 1 sale from chatgpt?' },
    words: once`^(?:when (?:was|is) )?(?:the |our |my )?(first|last|latest|most recent) (?:ever )?${EVENT} (from|via|on|in|through) (?=\S)(?!(?:${MONTH}|last|this|20\d\d)\b)`,
    full: '$1 day with at least 1 $2 $3 ',
  },
  {
    said: 'revenue in March up to and including the 15th',
    becomes: 'revenue from March 1 to March 15',
    words: everywhere`\bin (${MONTH})( \d{4})?,? (?:up to and including|through|until|up to|till) the (\d{1,2})(?:st|nd|rd|th)\b`,
    full: 'from $1 1$2 to $1 $3$2',
    means: '1',
  },
  {
    said: 'queries containing espresso but not machine',
    becomes: 'queries containing "espresso" but not containing "machine"',
    words:
      /\b(?:containing|that contain|that include|including|with the word) ["“]?([\p{L}\d]+)["”]? but (?:not|without|exclude|excluding|no) (?:containing )?["“]?([\p{L}\d]+)["”]?(?=[?.!,]| by| in| last| this|$)/giu,
    full: 'containing "$1" but not containing "$2"',
  },
  // Two limits side by side
  {
    said: 'queries with over 50k impressions and ctr below 2%',
    becomes: 'queries with over 50k impressions and a ctr below 2%',
    words:
      /(?<=\b(?:more than|less than|fewer than|over|above|under|below|at least|at most) [\d,.]+k? ?%? \p{L}+(?: \p{L}+)?,?) (and|but) ((?:average )?\p{L}+(?: rate| time| value)?) (below|under|above|over|at least|at most|less than|more than|lower than|higher than|worse than|better than) (?=[\d€$£])/giu,
    full: ' $1 a $2 $3 ',
  },
];
