import { formatShare } from '#src/web/ui/format/percent.ts';

/** Of findings this clear, a larger part may be chance than "very likely" bears. */
const VERY_LIKELY_BELOW = 0.05;

/** How sure a finding is, from its false discovery rate: the same words as in the sentences of a card. */
export function sureness(q: number): { readonly words: string; readonly bound: string } {
  // Rounded up: it is an upper bound.
  const most = Math.max(1, Math.ceil(q * 1000 - 1e-9)) / 1000;
  return {
    words: q < VERY_LIKELY_BELOW ? 'Very likely real' : 'Likely real',
    bound: `of findings this clear, at most ${formatShare(most)} are chance`,
  };
}
