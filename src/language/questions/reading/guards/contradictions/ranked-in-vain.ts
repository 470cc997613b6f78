import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isRank } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** A ranking that was heard, where the reading ranks something else: other days, other ones, by another number. */
export function rankedInVain(marks: readonly Mark[], reading: Reading): About | undefined {
  return (
    totalOfDays(marks, reading) ??
    rankedOnesCounted(marks, reading) ??
    placesAsked(marks, reading) ??
    ownBestTime(marks, reading) ??
    bestTimeOfOne(marks, reading) ??
    inOneUnit(marks, reading) ??
    largestHeldApart(marks, reading) ??
    lastOneWhen(marks)
  );
}

/** "Total of the 5 best days in April": one number of all five. */
function totalOfDays(marks: readonly Mark[], { rank, chosenDays }: Reading): About | undefined {
  const [first, second] = withoutNoise(marks);
  const isTotal = isKeyword(first, 'total') && /^(?:total|sum)(?: of)?$/i.test(first?.said ?? '');
  const isOfSeveral = rank?.of === 'time' && (rank.count ?? 1) > 1;
  return isTotal && second?.type !== 'metric' && isOfSeveral && chosenDays === null
    ? 'not_at_once'
    : undefined;
}

/** "How many of the top 10 revenue days were in 2026": counted among those of all years, and not the best of that one. */
function rankedOnesCounted(marks: readonly Mark[], { rank, shape }: Reading): About | undefined {
  const spoken = withoutNoise(marks);
  const isCounted = spoken.some(
    (mark, at) =>
      isKeyword(mark, 'count') &&
      / of (?:the|our)$/i.test(mark.said) &&
      spoken.slice(at + 1, at + 3).some(isRank) &&
      spoken.slice(at + 1, at + 6).some(({ type }) => type === 'unit'),
  );
  return isCounted && rank?.of === 'time' && shape === 'value' ? 'not_at_once' : undefined;
}

/** "Rank of April among all months", "which channel moved up in revenue ranking": places, and no values. */
function placesAsked(
  marks: readonly Mark[],
  { metrics, shape, dimensions, isRanking, rank }: Reading,
): About | undefined {
  const spoken = withoutNoise(marks);
  const isPlace = spoken.some((mark, at) => {
    if (mark.type !== 'metric' || metrics.includes(mark.metric)) return false;
    const isOf = /^(?:of|change)$/i.test(spoken[at + 1]?.said ?? '');
    const isByNumber = spoken[at - 1]?.type === 'metric' && /^rank/i.test(mark.said);
    return (/^rank(?:ing)?$/i.test(mark.said) && isOf) || isByNumber;
  });
  if (!isPlace || isRanking || shape === 'standing') return undefined;
  const isOfMoves = rank !== null && rank.by !== 'value';
  return dimensions.length === 0 || isOfMoves || shape === 'change' ? 'not_at_once' : undefined;
}

/** "Which item has its best month in winter": whose own best one lies there, and not the best one there of each. */
function ownBestTime(marks: readonly Mark[], { rank }: Reading): About | undefined {
  if (rank?.of !== 'time' || rank.within === null) return undefined;
  const isOwn = marks.some(({ said }) => /^(?:its|their)$/i.test(said));
  const isWhich = isKeyword(withoutNoise(marks)[0], 'which');
  const rankAt = marks.findIndex(isRank);
  const isIn = marks
    .slice(rankAt)
    .some(({ type }, at, rest) => type === 'time' && /^in(?: the)?$/i.test(rest[at - 1]?.said ?? ''));
  return isOwn && isWhich && isIn ? 'unit_and_members' : undefined;
}

/** "Which channel had the biggest day of revenue": one day of one channel, and not the first of every day. */
function bestTimeOfOne(marks: readonly Mark[], { rank, dimensions, grain }: Reading): About | undefined {
  const isFirstOfEach =
    rank?.of === 'members' && rank.by === 'value' && dimensions.length === 1 && grain !== null;
  const spoken = withoutNoise(marks);
  const isWhich = isKeyword(spoken[0], 'which') && spoken[1]?.type === 'dimension';
  const isBest = spoken.some(
    (mark, at) => isRank(mark) && spoken[at + 1]?.type === 'unit' && !/s$/i.test(spoken[at + 1]?.said ?? ''),
  );
  return isFirstOfEach && isWhich && isBest ? 'unit_and_members' : undefined;
}

/** "Query with the most impressions and no clicks in one day": one day of one query, and not the first of every day. */
function inOneUnit(marks: readonly Mark[], { rank, dimensions, grain }: Reading): About | undefined {
  const spoken = withoutNoise(marks);
  const isInOne = spoken.some(
    (mark, at) =>
      /^in$/i.test(mark.said) &&
      /^(?:one|1|a single)$/i.test(spoken[at + 1]?.said ?? '') &&
      spoken[at + 2]?.type === 'unit',
  );
  return isInOne && rank?.of === 'members' && dimensions.length > 0 && grain !== null
    ? 'unit_and_members'
    : undefined;
}

/** "Top 5 products by revenue, mobile vs desktop": chosen by what they had, and would be by how far both lie apart. */
function largestHeldApart(marks: readonly Mark[], { gap, rank }: Reading): About | undefined {
  if (gap === null || gap.is !== null || rank?.of !== 'members') return undefined;
  const spoken = withoutNoise(marks);
  const isCounted = spoken.some(
    (mark, at) =>
      isKeyword(mark, 'top', 'bottom') &&
      spoken[at + 1]?.type === 'number' &&
      spoken.slice(at + 2, at + 4).some(({ type }) => type === 'dimension'),
  );
  const isApart = marks.some(({ said }) => /difference|gap|apart|spread|ratio|closest/i.test(said));
  return isCounted && !isApart ? 'chosen_then_compared' : undefined;
}

/** "Last month in which Faro had more leads than Porto": the last such one, and not last month. */
function lastOneWhen(marks: readonly Mark[]): About | undefined {
  const isAsked = marks.some(
    ({ type, said }, at) =>
      type === 'time' &&
      /^last (?:day|week|month)$/i.test(said) &&
      /^(?:in which|on which|when|that|where)$/i.test(
        `${marks[at + 1]?.said ?? ''} ${/^(?:in|on)$/i.test(marks[at + 1]?.said ?? '') ? (marks[at + 2]?.said ?? '') : ''}`.trim(),
      ),
  );
  return isAsked ? 'first_time' : undefined;
}
