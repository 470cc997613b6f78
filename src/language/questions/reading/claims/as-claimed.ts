import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';
import { asksHowLongAgo } from './asks-how-long-ago.ts';
import { claimedStill } from './claimed-still.ts';
import { comparedInWords } from './compared-in-words.ts';
import { readClaim } from './read-claim.ts';

/** What its own words take to be so, whatever it was read as. */
export function asClaimed(
  reading: Reading,
  { asked, before }: { readonly asked: string; readonly before: Reading | undefined },
  marksOf: (said: string) => readonly Mark[],
): Reading {
  return {
    ...comparedInWords(asked, reading, marksOf),
    claim: claimedStill(asked, reading, before?.claim ?? null) ?? readClaim(asked, reading, marksOf),
    isAgo: asksHowLongAgo(asked, reading),
  };
}
