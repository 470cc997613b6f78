import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { periodAsked } from '../../../wording/as-question-when.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise, isRank } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

/**
 * "Is pizza number one in every city?", "in which cities is the app (not) the top channel?", "which hotel is top in the most countries?":
 * who comes first within each of something, which one ranking of all does not tell.
 * @throws NotAnswerable with the first of each, of which it is seen
 */
export function refuseFirstInEach(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const [within, ...others] = reading.dimensions;
  if (within === undefined || reading.firstOfEach !== null) return;
  const whereFirst = firstWhere(marks, reading);
  if (others.length > 0 && (whereFirst === undefined || others.join() !== whereFirst)) return;
  const kind = whereFirst ?? namedFirst(marks, reading) ?? leftOutFirst(reading) ?? topInMost(marks, reading);
  if (kind === undefined || kind === within) return;
  const [first, each] = [kind, within].map((name) => name.replaceAll('_', ' '));
  const said = marks.find((mark) => mark.type === 'metric');
  const number = said?.type === 'metric' ? (askMetric(view, said.metric)?.noun ?? said.said) : undefined;
  const by = number === undefined ? '' : ` by ${number}`;
  const [period] = reading.periods;
  const when = period === undefined ? '' : ` ${periodAsked(period)}`;
  throw askedBack('ranked_alone', [
    asChoice(`top ${first} in each ${each}${by}${when}`),
    asChoice(`${number ?? '{metric}'} by ${each} and ${first}${when}`),
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

const WHERE = /^(?:(?:in|on|at|for|from) )?(?:where|which)$/i;

const FIRST = /^(?:the )?(?:top|first|number one|no\. ?1|leading)$/i;

/** "In which city is pizza the top cuisine?", "cities where pizza is top", "on which routes is the app number one?": not where it has most of itself. */
function firstWhere(marks: readonly Mark[], { rank, filters, dimensions }: Reading): string | undefined {
  if (rank?.of !== 'members' || rank.by !== 'value') return undefined;
  const spoken = marks.filter((mark) => !isNoise(mark) && mark.type !== 'stop');
  const which = spoken.findIndex((mark) => isKeyword(mark, 'which'));
  const isListed = which < 0 && spoken[0]?.type === 'dimension' && WHERE.test(spoken[1]?.said ?? '');
  const [kind, name, first, ...behind] = spoken
    .slice(which + 1)
    .filter((mark, at) => !(isListed && at === 1 && mark === spoken[1]));
  if ((which < 0 && !isListed) || kind?.type !== 'dimension' || name?.type !== 'members' || !isRank(first))
    return undefined;
  const named = filters.find(
    ({ dimension, is, members }) =>
      is === 'one_of' &&
      members.length === 1 &&
      dimension !== dimensions[0] &&
      name.candidates.some((one) => one.dimension === dimension),
  )?.dimension;
  // "The most ordered cuisine", "the biggest channel"; "where it is most ordered" asks where it has most
  const isOfItsKind = behind.slice(0, 2).some(({ type }) => type === 'dimension');
  return isOfItsKind || FIRST.test(first?.said ?? '') ? named : undefined;
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
