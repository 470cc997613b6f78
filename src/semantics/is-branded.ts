import { isWithinEdits } from './edit-distance.ts';
import { plainWordsOf } from './query-words.ts';
import type { SiteFindings } from './site-context.ts';

/** Below five letters another word is only a slip away; from nine on, two slips still mean the brand. */
const SLIPS = [
  { fromLength: 9, slips: 2 },
  { fromLength: 5, slips: 1 },
] as const;
/** A brand this long is recognised inside a longer word too: `northwindgardenberlin`. */
const INSIDE_FROM = 8;

/** Whether a search query names this site: as it is written, joined or split at any place, or with a slip of a finger. */
export function isBranded(query: string, { brandTerms }: Pick<SiteFindings, 'brandTerms'>): boolean {
  const words = plainWordsOf(query);
  return brandTerms.some(({ term }) => names(words, plainWordsOf(term)));
}

function names(words: readonly string[], brand: readonly string[]): boolean {
  const joined = brand.join('');
  if (joined === '') return false;
  if (joined.length >= INSIDE_FROM && words.some((word) => word.includes(joined))) return true;
  const slips = SLIPS.find(({ fromLength }) => joined.length >= fromLength)?.slips ?? 0;
  // People split a brand where it is not split and join it where it is: one word more than the brand has is looked at.
  for (let start = 0; start < words.length; start += 1) {
    let run = '';
    for (let length = 1; length <= brand.length + 1 && start + length <= words.length; length += 1) {
      run += words[start + length - 1];
      if (run === joined) return true;
      // The first letter is nearly never the wrong one; without this, "winter" would be "printer".
      if (slips > 0 && run[0] === joined[0] && isWithinEdits(run, joined, slips)) return true;
    }
  }
  return false;
}
