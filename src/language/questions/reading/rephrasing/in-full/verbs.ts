import type { Rule } from './rule.ts';

/** Verbs and nouns that say the same in fewer words. */
export const verbRules: readonly Rule[] = [
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
];
