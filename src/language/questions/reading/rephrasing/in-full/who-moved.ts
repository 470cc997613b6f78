import { MONTH, type Rule } from './rule.ts';

const KIND = String.raw`(\p{L}+(?: (?!in\b|on\b|by\b|from\b)\p{L}+)?)`;
const ROSE = '(?:rose|grew|increased|went up|were up|gained|improved)';
const FELL = '(?:fell|dropped|declined|decreased|went down|were down|shrank)';
const METRIC = String.raw`(\p{L}+(?: (?!in\b|on\b|by\b|from\b|last\b|this\b|than\b)\p{L}+)?)`;
const WHEN = '(?=(?: (?:in|last|this|from|between|during|since|vs|compared) |[?.!]?$))';
const EVENT =
  '(purchase|order|sale|booking|key event|conversion|click|session|visit|impression|signup|lead|trial)s?';

/** Who moved, how many of them, and how far; first days of names; days up to one of a month. */
export const moverRules: readonly Rule[] = [
  // "How many channels rose in March?", "how many pages lost clicks?": a list of them tells how many
  [
    new RegExp(
      `^how many (?:of (?:our|the) )?(?!days|weeks|months|sessions|clicks)${KIND} (?:rose|went up|were up)${WHEN}`,
      'iu',
    ),
    'which $1 gained traffic',
  ],
  [
    new RegExp(
      `^how many (?:of (?:our|the) )?(?!days|weeks|months|sessions|clicks)${KIND} (lost|gained) ${METRIC}${WHEN}`,
      'iu',
    ),
    'which $1 $2 $3',
  ],
  [
    new RegExp(
      `^how many (?:of (?:our|the) )?(?!days|weeks|months)${KIND} (?:${ROSE}|climbed) in (?:average )?position${WHEN}`,
      'iu',
    ),
    'which $1 gained position',
  ],
  [
    new RegExp(
      `^how many (?:of (?:our|the) )?(?!days|weeks|months)${KIND} (?:${FELL}|slipped) in (?:average )?position${WHEN}`,
      'iu',
    ),
    'which $1 lost position',
  ],
  // "Queries that more than doubled their clicks", "channels with at least 50 % more sessions in March than in February"
  [
    new RegExp(
      `^(?:which |list |show )?${KIND} (?:that |which )(?:have )?(?:more than |at least |over )?doubled (?:their|its) ${METRIC}${WHEN}`,
      'iu',
    ),
    '$1 whose $2 grew by at least 100%',
  ],
  [
    new RegExp(
      `^(?:which |list |show )?${KIND} (?:with|that had|had|having) (at least|more than|over) (\\d+ ?%) (more|fewer|less) ${METRIC} in (.{3,25}?) than in (.{3,25}?)(?=[?.!]?$)`,
      'iu',
    ),
    '$1 whose $5 $4 grew by $2 $3 in $6 vs $7',
  ],
  [/^(.{3,40}? whose .{2,30}?) more grew by /iu, '$1 grew by '],
  [/^(.{3,40}? whose .{2,30}?) (?:fewer|less) grew by /iu, '$1 fell by '],
  // "First purchase from Japan", "when was the first sale from chatgpt?"
  [
    new RegExp(
      `^(?:when (?:was|is) )?(?:the |our |my )?(first|last|latest|most recent) (?:ever )?${EVENT} (from|via|on|in|through) (?=\\S)(?!(?:${MONTH}|last|this|20\\d\\d)\\b)`,
      'iu',
    ),
    '$1 day with at least 1 $2 $3 ',
  ],
  // "Revenue in March up to and including the 15th"
  [
    new RegExp(
      `\\bin (${MONTH})( \\d{4})?,? (?:up to and including|through|until|up to|till) the (\\d{1,2})(?:st|nd|rd|th)\\b`,
      'giu',
    ),
    'from $1 1$2 to $1 $3$2',
  ],
  // "Queries containing espresso but not machine"
  [
    /\b(?:containing|that contain|that include|including|with the word) ["“]?([\p{L}\d]+)["”]? but (?:not|without|exclude|excluding|no) (?:containing )?["“]?([\p{L}\d]+)["”]?(?=[?.!,]| by| in| last| this|$)/giu,
    'containing "$1" but not containing "$2"',
  ],
  // "Queries with over 50k impressions and CTR below 2 %": two limits side by side
  [
    /(?<=\b(?:more than|less than|fewer than|over|above|under|below|at least|at most) [\d,.]+k? ?%? \p{L}+(?: \p{L}+)?,?) (and|but) ((?:average )?\p{L}+(?: rate| time| value)?) (below|under|above|over|at least|at most|less than|more than|lower than|higher than|worse than|better than) (?=[\d€$£])/giu,
    ' $1 a $2 $3 ',
  ],
];
