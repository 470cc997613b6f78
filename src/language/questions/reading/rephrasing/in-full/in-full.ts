import { asideRules } from './asides.ts';
import { comparisonRules } from './comparisons.ts';
import { limitRules } from './limits.ts';
import { rankingRules } from './rankings.ts';
import { ratioRules } from './ratios.ts';
import { timeRules } from './times.ts';
import { verbRules } from './verbs.ts';

/** What short speech leaves to the hearer, said in full: short rules first, so that longer ones see fewer ways of saying it. */
const RULES = [
  ...asideRules,
  ...comparisonRules,
  ...limitRules,
  ...rankingRules,
  ...timeRules,
  ...verbRules,
  ...ratioRules,
];

export const inFull = (text: string): string =>
  RULES.reduce((said, [words, full]) => said.replace(words, full), text);
