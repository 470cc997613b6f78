import { once } from '../../../text/pattern.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { LEAD } from '../in-whole-words/lead-and-tail.ts';

const ONE = '(?:on|in|for|during) the (?:very )?(?:top|best|first)';
const OF_THEM = '(?: of (?:them|those|these))?';
/** "On the very top one, which station was busiest?", "late returns in the best week" */
const ON_THE_BEST = once`^${LEAD}${ONE} (?:one|day|week|month)${OF_THEM}[ ,:]+|,? ${ONE} one${OF_THEM}(?=[ ?.!]*$)`;

/**
 * Behind "the top 5 days" what is asked on the top one is of this day alone. Words that lead to all five, or to no day that was
 * found, are asked back.
 * @param read a follow-up of the reading that it is given
 */
export function onTheBestOne(
  text: string,
  before: Reading,
  read: (text: string, before: Reading) => Reading | undefined,
): Reading | undefined {
  const { rank, dimensions } = before;
  const isOfTimes =
    rank?.of === 'time' && rank.direction === 'top' && rank.by === 'value' && rank.within === null;
  if (!isOfTimes || dimensions.length > 0 || !ON_THE_BEST.test(text)) return undefined;
  const asked = text.replace(ON_THE_BEST, '').replace(/[ ?.!]+$/, '');
  const one: Reading = { ...before, rank: { ...rank, count: 1 } };
  // A number of its own is one of these days only behind "then"; a column alone goes on by itself
  for (const said of [`${asked} then`, asked]) {
    const reading = read(said, one);
    if (reading?.chosenDays?.best?.count === 1) return reading;
  }
  throw askedBack('points_back');
}
