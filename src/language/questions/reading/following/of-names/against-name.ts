import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { MORE } from '../in-whole-words/compared-words.ts';
import { opening } from '../in-whole-words/lead-and-tail.ts';
import { heldTogether } from '../of-both/held-together.ts';
import { partsInBothTimes } from '../of-both/parts-in-both-times.ts';
import { coursesOfTrend, listBeside } from '../of-both/told-beside.ts';
import { toldAnew } from '../told-anew.ts';

const AGAINST = opening(
  `(?:vs\\.?|versus|against|(?:how (?:does|did|do) (?:it|that|this) )?compared? (?:it )?(?:to|with)|(?:(?:is|was|were|are) (?:it |that |this )?)?(?:(?:${MORE}) )?than(?: (?:from|on|in|at|for))?) (?=\\p{L})`,
);

/** "Vs desktop?" behind the sessions on mobile: what "and desktop?" would tell, held against it. */
export function againstName(
  text: string,
  before: Reading,
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const other = AGAINST.test(text) ? read(text.replace(AGAINST, '')) : undefined;
  if (other !== undefined && addsOneName(before, other)) throw askedBack('points_back');
  if (other?.replaced?.filters.length !== 1) return undefined;
  const rows = coursesOfTrend(other, before.periods) ?? partsInBothTimes(other) ?? listBeside(other, before);
  return rows === undefined ? heldTogether('compare', other) : toldAnew(rows);
}

/** "Vs Germany" behind two times of the whole: Germany alone would be no comparison, and whether the others are meant nobody can tell. */
const addsOneName = (before: Reading, other: Reading): boolean =>
  before.intent === 'numbers' &&
  before.dimensions.length === 0 &&
  before.each === null &&
  (before.shape === 'change' || before.versus !== null || before.periods.length === 2) &&
  other.filters.length === before.filters.length + 1 &&
  other.filters.at(-1)?.is === 'one_of' &&
  other.filters.at(-1)?.members.length === 1 &&
  other.periods.length === before.periods.length &&
  other.metrics.join() === before.metrics.join() &&
  !before.filters.some(({ dimension }) => dimension === other.filters.at(-1)?.dimension);
