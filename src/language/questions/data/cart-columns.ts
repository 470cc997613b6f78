import { camelCaseApart } from '../text/camel-case-apart.ts';
import { wordsOf } from '../text/tokenize.ts';
import type { SourceView } from './source-view.ts';

/** The steps of a purchase by the names that files give to them. */
const STEPS = {
  cart: /\badd(?:ed)?\b.*\b(?:cart|basket|bag)\b|\b(?:cart|basket) adds?\b/,
  checkout: /\bcheckouts?\b|\bchecked out\b/,
  purchase: /^(?:purchases?|orders?|transactions?|items? purchased)$/,
} as const;

export type CartStep = keyof typeof STEPS;

/** The one column that counts this step; undefined where none does, or more than one. */
export function columnOfStep({ metricColumns }: SourceView, step: CartStep): string | undefined {
  const [only, second] = metricColumns.filter((column) =>
    STEPS[step].test(wordsOf(camelCaseApart(column)).join(' ')),
  );
  return second === undefined ? only : undefined;
}
