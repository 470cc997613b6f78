import { numberWord } from '../../text/number-words.ts';
import type { Claim } from './claim.ts';

const FACTORS: Readonly<Record<string, number>> = { half: 0.5, twice: 2, double: 2, triple: 3, thrice: 3 };
const SAID =
  /^(?:did|does|do|has|have|had)\b.*? (more than |over |less than |fewer than |under |at least |at most |up to |no more than |exactly |about |almost |nearly |only |not even )?(?:(half|twice|double|triple|thrice)|(\d+(?:\.\d+)?|\p{L}+) times) (?:as (?:many|much) |the )/iu;

/** How many times the other one's number it has to be; what is only nearly so is nothing that a number decides. */
const SIDES: Readonly<Record<string, 'above' | 'below' | 'at_least' | 'at_most'>> = {
  '': 'at_least',
  'more than': 'above',
  over: 'above',
  'at least': 'at_least',
  'less than': 'below',
  'fewer than': 'below',
  under: 'below',
  'at most': 'at_most',
  'up to': 'at_most',
  'no more than': 'at_most',
};

/** "Did Email have less than half the revenue of Referral?": below half of it. */
export function claimedRatio(asked: string): Claim | null {
  const [found, side = '', word, times] = SAID.exec(asked) ?? [];
  if (found === undefined) return null;
  const is = SIDES[side.trim().toLowerCase()];
  const value =
    word !== undefined
      ? FACTORS[word.toLowerCase()]
      : times !== undefined && /^\d/.test(times)
        ? Number(times)
        : numberWord(times?.toLowerCase() ?? '');
  return is === undefined || value === undefined ? null : { of: 'ratio', is, value };
}
