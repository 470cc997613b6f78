import type { Rule } from './rule.ts';

/** Verbs and nouns that say the same in fewer words. */
export const verbRules: readonly Rule[] = [
  // "How much did returning visitors spend?": what they spend is revenue, what we spend is cost
  [
    /^how much (?:money )?(did|do|does) (?!we\b|i\b|our\b|the (?:team|company)\b|you\b|(?:an? |each |every |the average |our )?(?:customers?|visitors?|users?|people|shoppers?|buyers?|guests?) (?:spend|on average))(.{2,30}?) spend(?: with us| here| on (?:the|our) (?:site|shop|store|website))?(?= (?:in|last|this|during|over)\b| ?[?.!]|$)/gi,
    'how much revenue $1 $2 bring',
  ],
  // "Who placed more orders, Canada or Japan?"
  [/\bplaced (?=(?:more|fewer|less|(?:the )?(?:most|fewest)) (?:orders|purchases|bookings))/gi, 'had '],
  // "How many visitors land from Facebook": no country, as in German
  [
    /\b(visitors|users|people|customers|visits|sessions|who) land(?:ed)? (?=(?:from|via|through|here|in)\b)/gi,
    '$1 came ',
  ],
  // "How many different people": who came twice counts once
  [
    /\b(?:different|distinct|individual|separate) (?:people|persons|visitors|users|humans)\b/gi,
    'unique visitors',
  ],
  // "Did any country lose sessions?" is answered by those that did
  [
    /^did any (\p{L}+[^aeious\P{L}])y (?=(?:get|gain|lose|grow|drop|fall|rise|see|make|bring)\b)/giu,
    'which $1ies ',
  ],
  [/^did any (\p{L}+[^ys\P{L}]) (?=(?:get|gain|lose|grow|drop|fall|rise|see|make|bring)\b)/giu, 'which $1s '],
  [/\b(?:combinations?|combos?|pairs?) of (\p{L}+(?: \p{L}+)?) and (\p{L}+)/giu, '$1 and $2'],
  // "New vs returning: who buys more?", "do new or returning customers buy more?"
  [
    /^(\p{L}+) (?:vs\.?|versus|or) (\p{L}+)(?: \p{L}+)?[:,–-]* who (?:buys|bought|orders|ordered) (?:the )?more\b/giu,
    'purchases $1 vs $2',
  ],
  [
    /^(\p{L}+) (?:vs\.?|versus|or) (\p{L}+)(?: \p{L}+)?[:,–-]* who (?:spends|spent|pays|paid) (?:the )?more\b/giu,
    'revenue $1 vs $2',
  ],
  [
    /^(\p{L}+) (?:vs\.?|versus|or) (\p{L}+)(?: \p{L}+)?[:,–-]* who (?:converts|converted) (?:better|more)\b/giu,
    'conversion rate $1 vs $2',
  ],
  [
    /^(?:do|did) (new) (?:or|vs\.?|versus) (returning) (?:customers|visitors|users|people|shoppers|buyers)? ?(?:buy|order) more\b/giu,
    'purchases $1 vs $2',
  ],
  [
    /^(?:do|did) (new) (?:or|vs\.?|versus) (returning) (?:customers|visitors|users|people|shoppers|buyers)? ?(?:spend|pay) more\b/giu,
    'revenue $1 vs $2',
  ],
  [
    /^who (?:spends|spent|pays|paid) more[:,–-]* (new) (?:or|vs\.?|versus) (returning)(?: (?:customers|visitors|users|people|shoppers|buyers|ones))?/giu,
    'revenue $1 vs $2',
  ],
  [
    /^how many (.{3,60}?) (?:did|do|have) we (?:get|have|got)(.{0,40}?),? and where (?:do|did) (?:they|these|those) (?:all |mostly )?come from/giu,
    '$1 by channel$2',
  ],
  [/\b((?:minutes|hours|seconds|time)) spent on\b/giu, '$1 on'],
  [/\bhow far (?:down|up) did (.{2,60}?) go\b/giu, 'how much did $1 change'],
  // "How many cities made over 30k?"
  [
    /\b(?:made|make|earned|earn|grossed|took in|brought in) ((?:over|more than|under|less than|at least|at most|above|below) [$€£]?\d[\d.,]*k?)(?= ?[?.!]|$| (?:in|last|this|during|on|per|each)\b)/giu,
    'had revenue $1',
  ],
  [/\b(?:bought|ordered|purchased|buy|order|purchase) nothing(?: at all)?\b/gi, 'had no purchases'],
];
