import { abbreviationRules } from './abbreviations.ts';
import { asideRules } from './asides.ts';
import { comparisonRules } from './comparisons.ts';
import { everydayRules } from './everyday.ts';
import { existenceRules } from './existence.ts';
import { firstRules } from './firsts.ts';
import { limitRules } from './limits.ts';
import { nameRules } from './names-and-parts.ts';
import { largestRules } from './of-the-largest.ts';
import { orderRules } from './orders.ts';
import { partRules } from './parts-of.ts';
import { phraseRules } from './phrases.ts';
import { rankingRules } from './rankings.ts';
import { ratioRules } from './ratios.ts';
import { shorthandRules } from './shorthand.ts';
import { spanRules } from './spans.ts';
import { spokenRules } from './spoken.ts';
import { standingRules } from './standings.ts';
import { timeRules } from './times.ts';
import { verbRules } from './verbs.ts';
import { moverRules } from './who-moved.ts';

/** What short speech leaves to the hearer, said in full: short rules first, so that longer ones see fewer ways of saying it. */
const RULES = [
  ...abbreviationRules,
  ...spokenRules,
  ...spanRules,
  ...nameRules,
  ...everydayRules,
  ...largestRules,
  ...partRules,
  ...moverRules,
  ...shorthandRules,
  ...asideRules,
  ...comparisonRules,
  ...existenceRules,
  ...firstRules,
  ...limitRules,
  ...standingRules,
  ...phraseRules,
  ...orderRules,
  ...rankingRules,
  ...timeRules,
  ...verbRules,
  ...ratioRules,
];

export const inFull = (text: string): string =>
  RULES.reduce((said, [words, full]) => said.replace(words, full), text);
