import { MONTH, type Rule } from './rule.ts';

const UNITS: readonly (readonly [short: string, unit: string])[] = [
  ['mths?|mnths?', 'month'],
  ['yrs?', 'year'],
  ['wks?', 'week'],
  ['qtrs?', 'quarter'],
];

/** Letters that people leave out, and signs that say a word; before anything else is looked at. */
export const abbreviationRules: readonly Rule[] = [
  ...UNITS.map(
    ([short, unit]): Rule => [
      new RegExp(`\\b(last|this|per|a|each|every|past|previous|the|same|by|of) (?:${short})\\b`, 'giu'),
      `$1 ${unit}`,
    ],
  ),
  ...UNITS.map(
    ([short, unit]): Rule => [
      new RegExp(`\\b(\\d+|two|three|four|few|several) (?:${short})\\b`, 'giu'),
      `$1 ${unit}s`,
    ],
  ),
  // "Orders n revenue"
  [/(?<=\p{L}{2}) n (?=\p{L}{2})/gu, ' and '],
  [/\bhows\b/giu, 'how is'],
  [/\b(each|all|both|some|any|most|none) of em\b/giu, '$1 of them'],
  [/\bpls\b/giu, 'please'],
  // "Queries with 'cold brew' in them"
  [/(?<=^|[\s(])['‘’]([\p{L}\d][^'‘’]{1,40})['’](?=[\s),.?!;:]|$)/gu, '"$1"'],
  // "Sources with 100+ sessions"
  [/(?<=\s)(\d[\d,.]*k?)\+ (?=\p{L})/gu, 'at least $1 '],
  // "The calendar year 2025"
  [/\bcalendar (?=year|month|week|quarter)/giu, ''],
  [
    /(?<!\b(?:this|last|previous|per|each|every|by|next|same) )\b(?:the )?(?:whole |full |entire )?year (?=20\d\d\b)/giu,
    '',
  ],
  // A mean of positions is always weighted by how often something was shown
  [/ ?\((?:impression[- ])?weighted(?: by (?:the )?(?:number of )?impressions)?\)/giu, ''],
  [/\bimpression[- ]weighted /giu, ''],
  // "USA+Canada"
  [/(?<=\p{L})\+(?=\p{L})/gu, ' + '],
  // "Channel + source combinations"
  [
    /\bfor each (\p{L}+) ?(?:\+|\/|×|x) ?(\p{L}+) (?:combination|combo|pair)\b/giu,
    'for each combination of $1 and $2',
  ],
  // "May to Sept last year"
  [
    new RegExp(`\\b(${MONTH}) (to|through|until|till|-|–) (${MONTH}) (?:of )?last year\\b`, 'giu'),
    'from $1 last year to $3 last year',
  ],
  // "1–14 Feb 2017": both days are of that month
  [
    new RegExp(`\\b(\\d{1,2}) ?[–—-] ?(\\d{1,2}) (${MONTH})(?: (\\d{4}))?\\b`, 'giu'),
    'from $1 $3 $4 to $2 $3 $4',
  ],
  // "Sept 25 to Feb 26" by month: of these years
  [
    new RegExp(
      `(?<=\\b(?:per month|monthly|by month|each month)\\b.{0,30}?)\\b(${MONTH}) '?(2\\d) (to|until|through|till|-|–) (${MONTH}) '?(2\\d)\\b(?! \\d{4})`,
      'giu',
    ),
    'from $1 20$2 to $4 20$5',
  ],
  // "Jan-Mar 26 vs Apr-Jun 26": a stretch that begins with a month ends with one, of that year
  [new RegExp(`\\b(${MONTH}) ?[-–] ?(${MONTH}) '?(2\\d)\\b(?![ ,]*\\d{4})`, 'giu'), 'from $1 to $2 20$3'],
  [/\bnon-us\b/gu, 'non-US'],
  // "USA vs GBR vs CAN": no verb ends a list
  [/\b(vs\.?|versus|,) can(?= ?[?.!:,]|$)/giu, '$1 canada'],
];
