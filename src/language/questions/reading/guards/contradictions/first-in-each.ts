import { periodAsked } from '../../../wording/as-question-when.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise, isRank } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

/**
 * "Is pizza number one in every city?", "in which cities is the app not the top channel?", "which hotel is top in the most countries?":
 * who comes first within each of something, which one ranking of all does not tell.
 * @throws NotAnswerable with the first of each, of which it is seen
 */
export function refuseFirstInEach(marks: readonly Mark[], reading: Reading): void {
  const within = reading.dimensions[0];
  if (within === undefined || reading.dimensions.length > 1 || reading.firstOfEach !== null) return;
  const kind = namedFirst(marks, reading) ?? leftOutFirst(reading) ?? topInMost(marks, reading);
  if (kind === undefined || kind === within) return;
  const [first, each] = [kind, within].map((name) => name.replaceAll('_', ' '));
  const number = marks.find(({ type }) => type === 'metric');
  const by = number === undefined ? '' : ` by ${number.said}`;
  const [period] = reading.periods;
  const when = period === undefined ? '' : ` ${periodAsked(period)}`;
  throw askedBack('ranked_alone', [
    asChoice(`top ${first} in each ${each}${by}${when}`),
    asChoice(`${number?.said ?? '{metric}'} by ${each} and ${first}${when}`),
  ]);
}

/** "Is pizza number one in every city?" */
function namedFirst(marks: readonly Mark[], { isYesNo, rank, filters }: Reading): string | undefined {
  if (!isYesNo || rank?.of !== 'members' || rank.by !== 'value') return undefined;
  const spoken = marks.filter((mark) => !isNoise(mark));
  const first = spoken.findIndex(isRank);
  const name = spoken[first - 1];
  if (name?.type !== 'members') return undefined;
  return filters.find(
    ({ dimension, is, members }) =>
      is === 'one_of' && members.length === 1 && name.candidates.some((one) => one.dimension === dimension),
  )?.dimension;
}

/** "Is not the top channel": no list without the largest of them. */
const leftOutFirst = ({ leftOut, filters }: Reading): string | undefined =>
  filters.some(({ dimension, is }) => is === 'one_of' && dimension === leftOut?.dimension)
    ? leftOut?.dimension
    : undefined;

/** "Top in the most countries", "first in how many countries" */
function topInMost(marks: readonly Mark[], { countWithin, shape }: Reading): string | undefined {
  if (countWithin === null || shape !== 'count') return undefined;
  const ranks = marks.filter(isRank);
  const isFirst = ranks.some(({ said }) =>
    /^(?:the )?(?:top|first|best|number one|leading|biggest|largest)$/i.test(said),
  );
  return isFirst && (ranks.length > 1 || marks.some((mark) => isKeyword(mark, 'count')))
    ? countWithin
    : undefined;
}
